"""The perft table of Wadi, counted by the rules told a second time."""

from pathlib import Path
from typing import Any

import pytest
from perft_table import count_by, rows

from shadoof.games.wadi.map_text import write_map
from shadoof.games.wadi.scenario import find_scenario
from shadoof.games.wadi.tests.by_the_book import Play

SMALL = [row for row in rows(Path(__file__).parent / "perft.txt") if row[2] <= 6000]


@pytest.mark.parametrize(("record", "depth", "count"), SMALL)
def test_the_rules_told_in_plain_sets_count_the_same(record: dict[str, Any], depth: int, count: int) -> None:
    drawn = write_map(find_scenario(record["scenario"]).map)
    assert count_by(Play.of, record | {"scenario": drawn}, depth) == count
