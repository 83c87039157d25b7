"""Who takes a seat over, or back, is told with the clocks: a bot's time does not run."""

from pathlib import Path

import pytest
from server.house import house, key

pytestmark = pytest.mark.anyio

THREE = [{"type": "me"}, {"type": "device", "name": "Bob"}, {"type": "device", "name": "Cem"}]


async def test_the_event_that_a_bot_plays_on_says_that_no_clock_runs(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        pace = {"type": "real_time", "bank": 600, "increment": 5}
        table = await ann.create(seats=THREE, first=0, pace=pace)
        assert table["clocks"]["running"] == 0
        async with ann.socket() as socket:
            await socket.watch(table, table["n"])
            await ann.post(f"tables/{table['id']}/resign", {"key": key(), "seat": 0})
            held = (await socket.next("events"))["events"][0]
            assert (held["type"], held["seat"]) == ("held", 0)
            assert held["clocks"]["running"] is None
            assert held["clocks"]["left"][1:] == table["clocks"]["left"][1:]
