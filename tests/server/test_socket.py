"""The socket: no event is missed or doubled, nobody slow holds up the server, and only our own pages get one."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.house import House, house
from server.sockets import unwelcome
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shadoof.server.events import viewer as viewers
from shadoof.server.events.viewer import Viewer
from shadoof.server.messages import Acknowledged

pytestmark = pytest.mark.anyio

TWO = [{"type": "me"}, {"type": "device", "name": "Bob"}]


async def test_every_message_is_acknowledged_and_what_is_wrong_is_told_in_ones_language(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest("nl")
        table = await ann.create(seats=TWO)
        async with ann.socket() as socket:
            for kind, fields in (
                ("watch", {"table": table["id"]}),
                ("ping", {}),
                ("unwatch", {"table": table["id"]}),
            ):
                ref = await socket.say(kind, **fields)
                assert (await socket.next("ack"))["ref"] == ref
            ref = await socket.say("watch", table="nowhere")
            told = await socket.next("not_done")
            assert (told["ref"], told["code"]) == (ref, "not_found")
            assert "niets" in told["sentence"]
            for nonsense in (
                "",
                "[]",
                "{",
                '{"type": "dance", "ref": 1}',
                '{"type": "watch", "ref": "x"}',
                "\ud83c",
            ):
                await socket.connection.send(nonsense.encode("utf-8", "replace").decode())
                assert (await socket.next("not_done"))["code"] == "bad_request"
            await socket.connection.send("x" * 5000)
            assert (await socket.next("not_done"))["code"] == "too_large"
            await socket.say("ping")
            assert (await socket.next("heartbeat"))["now"] > 0


async def test_a_frame_beyond_all_measure_ends_the_socket_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        async with ann.socket() as good, ann.socket() as bad:
            await bad.connection.send(b"\x00\xff")
            assert (await bad.next("not_done"))["code"] == "bad_request"
            await bad.connection.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed):
                await bad.next("never")
            await good.say("ping")
            await good.next("heartbeat")


async def test_the_heartbeat_says_how_far_each_table_is(tmp_path: Path) -> None:
    async with house(tmp_path, heartbeat_seconds=0.1) as here:
        ann = await here.guest()
        one, two = await ann.create(seats=TWO), await ann.create(seats=TWO)
        async with ann.socket() as socket:
            await socket.watch(one)
            await socket.watch(two, two["n"])
            await ann.commit(two, ".")
            wanted = {one["id"]: one["n"], two["id"]: two["n"] + 1}
            async with asyncio.timeout(10):
                while (await socket.next("heartbeat"))["tables"] != wanted:
                    pass


async def test_everybody_is_told_who_has_the_table_open(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob, eve = await here.guest(), await here.guest(), await here.guest()
        table = await bob.join(await ann.create())

        async def until(socket: Any, *wanted: Any) -> None:
            async with asyncio.timeout(10):
                while True:
                    news = await socket.next("presence")
                    if (news["here"], news["watching"]) == wanted:
                        return

        async with ann.socket() as socket:
            await socket.watch(table)
            await until(socket, [True, False], 0)
            async with bob.socket() as other, eve.socket() as third:
                await other.watch(table)
                await third.watch(table)
                await until(socket, [True, True], 1)
                assert (await ann.table(table))["seats"][1]["here"]
            await until(socket, [True, False], 0)


async def test_a_dropped_link_misses_nothing_when_it_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        table = await ann.create("wabanti", seats=TWO)
        seen, known = list[int](), table["n"]
        for _ in range(4):
            async with bob.socket() as socket:
                await socket.watch(table, known)
                for _ in range(3):
                    table = await ann.pass_turn(table)
                    event = (await socket.next("events"))["events"][0]
                    seen.append(event["n"])
                known = seen[-1]
                await ann.pass_turn(table)
        async with bob.socket() as socket:
            await socket.watch(table, known)
            events = (await socket.next("events"))["events"]
            assert [event["n"] for event in events] == list(range(known + 1, (await ann.table(table))["n"] + 1))


async def test_a_page_of_another_site_gets_no_socket_and_no_answer(tmp_path: Path) -> None:
    async with house(tmp_path, origins=("https://friends.example",)) as here:
        ann = await here.guest()
        own = here.address
        for origin in (
            "https://evil.example",
            "null",
            own.replace("127.0.0.1", "localhost"),
            f"{own}.evil.example",
        ):
            with pytest.raises(InvalidStatus):
                async with ann.socket(origin=origin):
                    pass
            assert await status(here, origin) == 403
        for origin in (own, "https://friends.example"):
            async with ann.socket(origin=origin) as socket:
                await socket.say("ping")
                await socket.next("ack")
            assert await status(here, origin) == 200
        answer = await ann.client.post("/api/me/recovery", headers={"sec-fetch-site": "cross-site"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


async def status(here: House, origin: str) -> int:
    guest = await here.guest()
    return (await guest.client.post("/api/me/recovery", headers={"origin": origin})).status_code


async def test_who_has_no_cookie_is_told_so_by_the_code_of_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        ann.client.cookies.clear()
        async with ann.socket() as socket:
            await unwelcome(socket)


async def test_sockets_and_messages_are_limited(tmp_path: Path) -> None:
    async with house(tmp_path, sockets_per_person=2) as here:
        ann, bob = await here.guest(), await here.guest()
        async with ann.socket(), ann.socket() as second:
            with pytest.raises(InvalidStatus):
                async with ann.socket():
                    pass
            async with bob.socket():
                pass
            for _ in range(300):
                await second.say("ping")
            with pytest.raises(ConnectionClosed, match="1008"):
                await second.next("never", within=30)
        async with asyncio.timeout(5):
            while here.parts.hub.count():
                await asyncio.sleep(0.01)
        async with ann.socket():
            pass


async def test_a_reader_that_is_too_slow_gets_the_table_whole_instead_of_all_it_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(viewers, "MOST_WAITING", 1000)
    sent, gate, refreshed = list[str](), asyncio.Event(), list[str]()

    async def send(text: str) -> None:
        await gate.wait()
        sent.append(text)

    async def refresh(slow: Viewer, table_id: str) -> None:
        refreshed.append(table_id)
        slow.behind.discard(table_id)
        slow.known[table_id] = 100

    slow = Viewer("ann", "en", send, refresh)
    slow.known = {"one": 0, "two": 0}
    running = asyncio.ensure_future(slow.run())
    slow.hand(Acknowledged(ref=1))
    for n in range(1, 101):
        slow.hand_events("one", n, n, "x" * 100)
    assert slow._size < 1000, "what waits is bounded"
    gate.set()
    await asyncio.sleep(0.01)
    assert sorted(refreshed) == ["one", "two"]
    assert json.loads(sent[0]) == {"type": "ack", "ref": 1}, "an acknowledgement is not dropped"
    slow.hand_events("one", 101, 101, "next")
    slow.hand_events("one", 101, 101, "again")
    await asyncio.sleep(0.01)
    slow.hand_events("one", 103, 103, "hole")
    await asyncio.sleep(0.01)
    assert sent[-1] == "next"
    assert refreshed[2:] == ["one"], "a hole is never passed on"
    running.cancel()


async def test_a_reader_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "SLOWEST", 0.05)

    async def send(text: str) -> None:
        await asyncio.sleep(10)

    async def refresh(slow: Viewer, table_id: str) -> None:
        raise AssertionError

    stuck = Viewer("ann", "en", send, refresh)
    stuck.hand(Acknowledged(ref=1))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(stuck.run(), 5)
