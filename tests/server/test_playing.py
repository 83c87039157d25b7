"""A game from set-up to end, over REST and the socket."""

from pathlib import Path

import pytest
from house import Declined, house, key

pytestmark = pytest.mark.anyio


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
