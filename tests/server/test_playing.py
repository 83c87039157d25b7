"""A game from set-up to end, over REST and the socket."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from server.house import Declined, house, key
from sqlalchemy import Connection, text

pytestmark = pytest.mark.anyio

TWO = [{"type": "me"}, {"type": "device", "name": "Bob"}]


async def test_two_people_play_a_whole_game_and_both_see_every_event(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest("nl")
        table = await ann.create("wadi", first=0)
        assert table["status"] == "open"
        async with ann.socket() as socket:
            await socket.watch(table)
            snapshot = await socket.next("snapshot")
            assert snapshot["table"]["yours"] == [0]
            joined = await bob.join(table)
            assert joined["status"] == "running"
            seen = snapshot["table"]["n"]
            players, now = [ann, bob], joined
            while now["status"] == "running":
                now = await players[now["moment"]["to_move"]].pass_turn(now)
            kinds = list[str]()
            while seen < now["n"]:
                for event in (await socket.next("events"))["events"]:
                    seen += 1
                    assert event["n"] == seen
                    kinds.append(event["type"])
        assert kinds[:2] == ["seated", "started"]
        assert kinds[-1] == "over"
        assert now["result"]["why"] == "rules"


async def test_a_bot_answers_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        for game in ("wadi", "wabanti"):
            table = await ann.create(game, seats=[{"type": "me"}, {"type": "bot", "level": 1}], first=0)
            async with ann.socket() as socket:
                await socket.watch(table, table["n"])
                await ann.pass_turn(table)
                turns = list[str]()
                while "bot" not in turns:
                    events = (await socket.next("events", within=60))["events"]
                    turns += [event["by"] for event in events if event["type"] == "turn"]


async def test_a_turn_that_comes_twice_is_played_once_and_answered_alike(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        table = await bob.join(await ann.create(first=0))
        again = key()
        first = await ann.commit(table, ".", key=again)
        assert await ann.commit(table, ".", key=again) == first
        with pytest.raises(Declined) as declined:
            await ann.commit(table, ".")
        assert declined.value.code == "stale"
        assert declined.value.problem["table"]["n"] == first["n"]


async def code_of(asking: Any) -> str:
    with pytest.raises(Declined) as found:
        await asking
    return str(found.value.code)


async def test_a_draft_shows_each_step_and_what_is_legal_then_and_keeps_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create(seats=TWO, first=0)
        drafted = await ann.draft(table, "+a1")
        assert drafted["n"] == table["n"]
        assert [step["action"] for step in drafted["steps"]] == ["+a1"]
        assert drafted["steps"][0]["moment"]["data"]["seats"][0]["shadoofs"] == ["a1"]
        assert "." in drafted["legal"]
        assert not drafted["complete"]
        assert (await ann.draft(table, "+a1", "."))["complete"]
        assert not (await ann.draft(table, "+a1", ".", "+g1"))["complete"]
        assert await ann.table(table) | {"now": 0} == table | {"now": 0}


async def test_a_draft_says_which_rule_refuses_an_action_and_shows_its_cells(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest("de")
        table = await ann.create(seats=TWO, first=0)
        refused = (await ann.draft(table, "+a1", "+b1", "."))["refused"]
        assert (refused["at"], refused["rule"], refused["cells"]) == (1, "W12", []) or refused["rule"].startswith(
            "W"
        )
        why = await ann.draft(table, why="+b1")
        assert (why["refused"]["rule"], why["refused"]["cells"]) == ("W20", ["b1"])
        assert "Land" in why["refused"]["sentence"]
        assert (await ann.draft(table, why="+a1"))["refused"] is None
        assert (await ann.draft(table, "rubbish"))["refused"]["code"] == "malformed"


async def test_a_draft_may_start_from_any_event(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create("wabanti", seats=TWO, first=0)
        before = await ann.draft(table)
        for _ in range(3):
            await ann.pass_turn(await ann.table(table))
        assert await ann.draft(table, after=table["n"]) == before
        assert await code_of(ann.draft(table, after=99)) == "not_found"


async def test_a_turn_is_played_whole_or_not_at_all(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create(seats=TWO, first=0)
        assert await code_of(ann.commit(table, "+a1")) == "not_whole"
        assert await code_of(ann.commit(table, "+a1", ".", "+g1", ".")) == "not_whole"
        with pytest.raises(Declined) as found:
            await ann.commit(table, "+a1", "+b1", ".")
        assert found.value.code == "refused"
        assert found.value.problem["refused"]["at"] == 1
        assert found.value.problem["table"]["n"] == table["n"]
        assert (await ann.table(table))["moment"]["index"] == 0
        assert await code_of(ann.commit(table)) == "bad_request"
        assert await code_of(ann.commit({"id": "nowhere", "n": 1}, ".")) == "not_found"


async def test_dice_are_thrown_with_the_turn_before_and_told_to_nobody_early(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        table = await ann.create("wabanti", first=0, seed="11")
        commitment = table["dice"]["commitment"]
        table = await bob.join(table, seed="22")
        assert table["dice"] == {"commitment": commitment, "seeds": ["11", "22"], "secret": None, "throws": [1]}
        assert table["moment"]["phase"] == "move"
        async with bob.socket() as socket:
            await socket.watch(table, table["n"])
            await ann.commit(table, *await ann.shortest(table))
            events = (await socket.next("events"))["events"]
            assert [event["type"] for event in events] == ["turn", "thrown"]
            assert events[1]["number"] == 2
            assert events[1]["step"]["seat"] == 1
            await ann.say(table, "resign")
            over = (await socket.next("events"))["events"][-1]
            assert over["type"] == "over"
            secret = over["dice"]["secret"]
        assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment


async def test_nobody_is_shown_the_secret_while_dice_can_be_thrown(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create("wabanti", seats=TWO)
        secret = (await here.parts.desk.state(table["id"])).created.secret
        for path in ("", "/record", "/replay"):
            answer = await ann.client.get(f"/api/tables/{table['id']}{path}")
            assert answer.is_success
            assert secret not in answer.text
        assert secret in (await here.parts.reader.ask(stored))


def stored(connection: Connection) -> str:
    return "".join(connection.execute(text("SELECT body FROM entries")).scalars())
