"""A database that does not take a write: everybody is told, nothing is shown, and it goes on by itself."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.house import Declined, Guest, House, house, key

from shadoof.server.log.writer import Conflict

pytestmark = pytest.mark.anyio

TWO = [{"type": "me"}, {"type": "device", "name": "Bob"}]


async def limit_pages(here: House, more: int | None) -> None:
    """Lets the database grow by so many pages, as a disk would that has room for no more."""

    def limit(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + more if more is not None else 2**30}")

    await here.parts.writer.submit(limit)


async def play_until_declined(ann: Guest, table: dict[str, Any]) -> tuple[int, dict[str, Any], str]:
    """How many turns were acknowledged, the problem that came then, and the key of the turn that met it."""
    done = 0
    while True:
        now = await ann.table(table)
        used = key()
        try:
            await ann.commit(now, *await ann.shortest(now), key=used)
        except Declined as trouble:
            return done, trouble.problem, used
        done += 1


async def test_on_a_full_disk_nothing_is_acknowledged_and_space_is_all_it_takes_to_go_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest("de")
        table = await ann.create("wabanti", seats=TWO)
        async with ann.socket() as socket:
            await socket.watch(table, table["n"])
            await limit_pages(here, 0)
            done, problem, used = await play_until_declined(ann, table)
            assert problem["code"] == "storage"
            assert "Platte" in problem["sentence"]
            full = await ann.table(table)
            assert full["moment"]["index"] - table["moment"]["index"] == 2 * done
            with pytest.raises(Declined, match="storage"):
                await ann.create()
            await limit_pages(here, None)
            await ann.commit(full, *await ann.shortest(full), key=used)
            now, seen = await ann.table(table), list[int]()
            while not seen or seen[-1] < now["n"]:
                seen += [event["n"] for event in (await socket.next("events"))["events"]]
            assert seen == list(range(table["n"] + 1, now["n"] + 1)), (
                "followers saw what is on disk, and only that"
            )
        cookie = ann.cookie
    async with house(tmp_path) as here:
        again = await (await here.guest(cookie=cookie)).table(table)
        assert (again["n"], again["moment"]) == (now["n"], now["moment"])


async def test_a_locked_database_is_told_and_waited_for_by_nobody_for_long(tmp_path: Path) -> None:
    async with house(tmp_path, busy_seconds=0.2) as here:
        ann = await here.guest()
        tables = [await ann.create(seats=TWO) for _ in range(3)]
        other = sqlite3.connect(tmp_path / "shadoof.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(*(ann.commit(each, ".") for each in tables), return_exceptions=True)
        assert [each.code for each in answers if isinstance(each, Declined)] == ["storage"] * 3
        assert [(await ann.table(each))["n"] for each in tables] == [each["n"] for each in tables]
        other.execute("ROLLBACK")
        other.close()
        for each in tables:
            assert (await ann.commit(each, "."))["n"] == each["n"] + 1


async def test_a_bot_plays_once_the_disk_takes_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shadoof.server.running.sweeper.AGAIN", 0.05)
    async with house(tmp_path, busy_seconds=0.05) as here:
        ann = await here.guest()
        other = sqlite3.connect(tmp_path / "shadoof.sqlite", isolation_level=None)
        choose, chosen = here.parts.pool.choose, asyncio.Event()

        async def choose_and_lock(*arguments: Any) -> Any:
            turn = await choose(*arguments)
            other.execute("BEGIN IMMEDIATE")
            chosen.set()
            return turn

        monkeypatch.setattr(here.parts.pool, "choose", choose_and_lock)
        table = await ann.create(seats=[{"type": "me"}, {"type": "bot", "level": 1}], first=1)
        await asyncio.wait_for(chosen.wait(), 90)
        await asyncio.sleep(0.3)
        assert (await ann.table(table))["n"] == table["n"]
        other.execute("ROLLBACK")
        other.close()
        async with asyncio.timeout(30):
            while (await ann.table(table))["n"] == table["n"]:
                await asyncio.sleep(0.05)


async def test_a_write_that_cannot_be_made_fails_alone_in_its_group(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        writer, began = here.parts.writer, here.parts.writer.groups

        def entry(table_id: str, n: int) -> Any:
            statement = "INSERT INTO entries (table_id, n, at, body) VALUES (?, ?, 0, '')"
            return lambda connection: connection.exec_driver_sql(statement, (table_id, n)).rowcount

        def broken(_connection: Any) -> None:
            raise LookupError("a bug")

        def slow(_connection: Any) -> None:
            asyncio.run(asyncio.sleep(0.2))

        first = asyncio.ensure_future(writer.submit(slow))
        await asyncio.sleep(0.05)  # the others gather behind it
        writes = [entry("x", 1), entry("x", 1), broken, entry("y", 1)]
        answers = await asyncio.gather(*(writer.submit(each) for each in writes), return_exceptions=True)
        await first
        assert [type(each) for each in answers] == [int, Conflict, LookupError, int]
        assert writer.groups - began == 2


async def test_of_two_turns_at_once_one_is_played_and_the_other_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        phone = await here.guest(cookie=ann.cookie)
        for _ in range(5):
            table = await ann.create(seats=TWO)
            both = (ann.commit(table, "+a1", "."), phone.commit(table, "+g1", "."))
            answers = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(each).__name__ for each in answers) == ["Declined", "dict"]
            told = next(each for each in answers if isinstance(each, Declined))
            assert told.code == "stale"
            assert told.problem["table"]["moment"]["index"] == 2


async def test_an_entry_that_another_writer_made_first_is_seen_and_the_client_told(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create(seats=TWO, first=0)
        other = sqlite3.connect(tmp_path / "shadoof.sqlite")
        body = '{"kind":"turn","seat":0,"actions":["+a1","."]}'
        other.execute(
            "INSERT INTO entries (table_id, n, at, body) VALUES (?, ?, 0, ?)", (table["id"], table["n"] + 1, body)
        )
        other.commit()
        other.close()
        with pytest.raises(Declined) as found:
            await ann.commit(table, ".")
        assert found.value.code == "stale"
        assert found.value.problem["table"]["moment"]["index"] == 2
        await ann.commit(found.value.problem["table"], ".")


async def test_requests_that_waited_while_a_write_failed_go_on_from_what_the_disk_has(tmp_path: Path) -> None:
    async with house(tmp_path, busy_seconds=0.3) as here:
        ann = await here.guest()
        table = await ann.create(seats=TWO, first=0)
        async with ann.socket() as socket:
            await socket.watch(table, table["n"])
            other = sqlite3.connect(tmp_path / "shadoof.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            first = asyncio.ensure_future(ann.commit(table, "+a1", "."))
            await asyncio.sleep(0.1)
            waiting = asyncio.ensure_future(ann.commit(table, "+g1", "."))
            with pytest.raises(Declined, match="storage"):
                await first
            other.execute("ROLLBACK")
            other.close()
            done = await waiting
            assert (await ann.table(table))["n"] == done["n"] == table["n"] + 1
            event = (await socket.next("events"))["events"][0]
            assert [step["action"] for step in event["steps"]] == ["+g1", "."]
            await ann.commit(await ann.table(table), ".")
