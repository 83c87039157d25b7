"""A restart loses nothing: tables, keys, clocks and what bots owe are all on disk."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.house import Declined, Guest, house, key

pytestmark = pytest.mark.anyio

BLITZ = {"type": "real_time", "bank": 300, "increment": 10}


def lasting(table: dict[str, Any]) -> dict[str, Any]:
    """The table without what passes: the time, and who is there."""
    return {name: value for name, value in table.items() if name not in ("now", "watching")}


async def test_every_view_of_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        before = []
        for game in ("wadi", "wabanti"):
            table = await bob.join(await ann.create(game, first=0, seed="1234"), seed="5678")
            for _ in range(4):
                table = await (ann if table["moment"]["to_move"] == 0 else bob).pass_turn(table)
            await bob.say(table, "take_back", say="ask")
            before.append(await ann.table(table))
        people = [guest.cookie for guest in (ann, bob)]
    async with house(tmp_path) as here:
        ann, bob = [await here.guest(cookie=cookie) for cookie in people]
        for table in before:
            assert lasting(await ann.table(table)) == lasting(table)
            await ann.say(table, "take_back", say="yes")


async def test_a_retry_after_a_restart_gets_the_answer_it_missed(tmp_path: Path) -> None:
    again, made = key(), key()
    async with house(tmp_path) as here:
        ann = await here.guest()
        seats = [{"type": "me"}, {"type": "device", "name": "Bob"}]
        table = await ann.create(seats=seats, key=made)
        done = await ann.commit(table, ".", key=again)
        cookie = ann.cookie
    async with house(tmp_path) as here:
        ann = await here.guest(cookie=cookie)
        assert (await ann.create(seats=seats, key=made))["id"] == table["id"]
        assert await ann.commit(table, ".", key=again) == done
        with pytest.raises(Declined) as found:
            await ann.commit(table, "+a1", ".", key=again)
        assert found.value.code == "key_used"
        assert (await ann.table(table))["moment"]["index"] == 1


async def test_a_client_gets_exactly_the_events_it_missed_over_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create("wabanti", seats=[{"type": "me"}, {"type": "device", "name": "Bob"}])
        events: list[dict[str, Any]] = []
        async with ann.socket() as socket:
            await socket.watch(table, table["n"])
            for _ in range(8):
                table = await ann.pass_turn(table)
            while not events or events[-1]["n"] < table["n"]:
                events += (await socket.next("events"))["events"]
        cookie = ann.cookie
    async with house(tmp_path) as here:
        ann = await here.guest(cookie=cookie)
        async with ann.socket() as socket:
            for missed in (1, 5, len(events)):
                await socket.watch(table, table["n"] - missed)
                assert (await socket.next("events"))["events"] == events[-missed:]
                await socket.say("unwatch", table=table["id"])
            await socket.watch(table, table["n"] + 1)
            assert (await socket.next("snapshot"))["table"]["n"] == table["n"]


async def test_time_while_the_server_was_down_counts_for_nobody(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    async with house(tmp_path, clock=lambda: time[0]) as here:
        ann = await here.guest()
        seats = [{"type": "me"}, {"type": "device", "name": "Bob"}]
        table = await ann.create(seats=seats, first=0, pace=BLITZ)
        assert table["clocks"]["deadline"] == time[0] + 300_000
        cookie = ann.cookie
    time[0] += 3_600_000
    async with house(tmp_path, clock=lambda: time[0]) as here:
        ann = await here.guest(cookie=cookie)
        now = await ann.table(table)
        assert now["clocks"]["deadline"] == time[0] + 300_000
        time[0] += 20_000
        await ann.commit(now, ".")
        assert (await ann.table(table))["clocks"]["left"] == [290_000, 300_000]


async def test_a_bot_that_owed_a_turn_plays_it_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        here.parts.sweeper.look_at = lambda state: None  # type: ignore[method-assign]
        here.parts.desk.listeners.clear()  # the server dies before the bot has thought
        table = await ann.create(seats=[{"type": "me"}, {"type": "bot", "level": 1}], first=1)
        assert table["moment"]["to_move"] == 1
        cookie = ann.cookie
    async with house(tmp_path) as here:
        ann = await here.guest(cookie=cookie)
        async with ann.socket() as socket:
            await socket.watch(table, table["n"])
            event = (await socket.next("events", within=90))["events"][0]
            assert (event["type"], event["by"], event["seat"]) == ("turn", "bot", 1)
            assert event["bot"].startswith("level 1")


async def test_who_was_away_before_a_restart_has_the_whole_time_again(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    absence = {"type": "bot", "after": 60, "level": 1}

    async def held(guest: Guest, table: dict[str, Any]) -> int:
        return int((await guest.table(table))["seats"][0]["held"])

    async with house(tmp_path, clock=lambda: time[0]) as here:
        ann = await here.guest()
        seats = [{"type": "me"}, {"type": "device", "name": "Bob"}]
        table = await ann.create(seats=seats, first=0, absence=absence)
        cookie = ann.cookie
    time[0] += 3_600_000
    async with house(tmp_path, clock=lambda: time[0]) as here:
        ann = await here.guest(cookie=cookie)
        await here.parts.timekeeper.tick()
        assert await held(ann, table) == 0
        async with ann.socket() as socket:
            await socket.watch(table)
            await socket.next("snapshot")
            time[0] += 120_000
            await here.parts.timekeeper.tick()
            assert await held(ann, table) == 0, "the person has the table open"
        while here.parts.hub.count():
            await asyncio.sleep(0.01)
        time[0] += 59_000
        await here.parts.timekeeper.tick()
        assert await held(ann, table) == 0
        time[0] += 1_000
        await here.parts.timekeeper.tick()
        assert await held(ann, table) == 1


async def test_a_table_begun_by_other_rules_is_not_played_on_by_ours(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create(seats=[{"type": "me"}, {"type": "device", "name": "Bob"}])
        other = await ann.create(seats=[{"type": "me"}, {"type": "device", "name": "Bob"}])
        cookie = ann.cookie
    database = sqlite3.connect(tmp_path / "shadoof.sqlite")
    changed = (
        "UPDATE entries SET body = replace(body, '\"rules_version\":1', '\"rules_version\":0') WHERE table_id = ?"
    )
    assert database.execute(changed, (table["id"],)).rowcount
    database.commit()
    database.close()
    async with house(tmp_path) as here:
        ann = await here.guest("nl", cookie=cookie)
        with pytest.raises(Declined) as found:
            await ann.table(table)
        assert found.value.code == "other_rules"
        assert len((await ann.get("tables", list="mine"))["tables"]) == 2, "it is still listed"
        assert (await ann.table(other))["status"] == "running"


async def test_a_machine_that_sleeps_takes_nobodys_time(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    async with house(tmp_path, clock=lambda: time[0], alive_seconds=0.05) as here:
        ann = await here.guest()
        seats = [{"type": "me"}, {"type": "device", "name": "Bob"}]
        table = await ann.create(seats=seats, first=0, pace=BLITZ)
        time[0] += 3_600_000
        async with asyncio.timeout(20):
            while (await ann.table(table))["clocks"]["deadline"] != time[0] + 300_000:
                await asyncio.sleep(0.02)
