"""The perft table of Wabanti, counted by the rules told a second time."""

from pathlib import Path
from typing import Any

import pytest
from perft_table import count_by, rows

from shadoof.core.position import Position
from shadoof.games.wabanti.tests.slow_wabanti import SlowWabanti

SMALL = [row for row in rows(Path(__file__).parent / "perft.txt") if row[2] <= 6000]


def told_again(start: Position) -> SlowWabanti:
    setup = start.setup
    return SlowWabanti(setup.players, setup.first, setup.rules["must_play"], setup.rules["distinct_stones"])


@pytest.mark.parametrize(("record", "depth", "count"), SMALL)
def test_the_rules_told_a_second_time_count_the_same(record: dict[str, Any], depth: int, count: int) -> None:
    assert count_by(told_again, record, depth) == count
