"""What is in memory of a table follows the disk, also when a write failed and nobody knows how far it came."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.house import Declined, house

pytestmark = pytest.mark.anyio

TWO = [{"type": "me"}, {"type": "device", "name": "Bob"}]


async def test_a_turn_that_waited_behind_one_that_failed_is_seen_by_everybody(tmp_path: Path) -> None:
    async with house(tmp_path, busy_seconds=1.5) as here:
        ann = await here.guest()
        phone = await here.guest(cookie=ann.cookie)
        table = await ann.create(seats=TWO)
        other = sqlite3.connect(tmp_path / "shadoof.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.ensure_future(ann.commit(table, "."))
        await asyncio.sleep(0.1)
        second = asyncio.ensure_future(phone.commit(table, "."))
        with pytest.raises(Declined, match="storage"):
            await first
        await ann.table(table)  # reads the table from disk while the second turn is on its way there
        other.execute("ROLLBACK")
        other.close()
        assert (await second)["n"] == table["n"] + 1
        now = await ann.table(table)
        assert now["n"] == table["n"] + 1, "the turn is on disk and was acknowledged, and is not shown"
        await ann.commit(now, ".")
