"""Counts of action sequences: the tables of every game, and what a count is."""

from pathlib import Path
from typing import Any

import pytest
from perft_table import Row, rows
from running import SOURCES

import shadoof
from shadoof.core.perft import divide, perft
from shadoof.core.record import Record

TABLES = sorted((SOURCES / "shadoof/games").glob("*/tests/perft.txt"))
SLOW = 30_000  # counts above this are left to the compiled run


def all_rows() -> list[Any]:
    found: list[Row] = [row for path in TABLES for row in rows(path)]
    return [
        pytest.param(*row, marks=pytest.mark.compiled_only if row[2] > SLOW else (), id=f"{i}-depth{row[1]}")
        for i, row in enumerate(found)
    ]


@pytest.mark.parametrize(("record", "depth", "count"), all_rows())
def test_the_count_is_the_tables(record: dict[str, Any], depth: int, count: int) -> None:
    assert perft(Record.from_value(record).position(), depth) == count


@pytest.mark.parametrize("path", TABLES, ids=lambda path: Path(path).parent.parent.name)
def test_every_game_has_a_table_of_at_least_five_positions(path: Path) -> None:
    assert len({str(record) for record, _, _ in rows(path)}) >= 5


def test_the_counts_after_each_first_action_add_up() -> None:
    start = shadoof.start("wadi", 2, scenario="delta")
    assert sum(divide(start, 3).values()) == perft(start, 3)
    assert list(divide(start, 1)) == sorted(start.legal())


def test_no_action_at_all_is_one_sequence_and_after_the_end_there_is_none() -> None:
    over = shadoof.start("wadi", 2, scenario="1 ↓1").play(".").play(".")
    assert over.phase == "over"
    assert (perft(over, 0), perft(over, 1), perft(over, 9)) == (1, 0, 0)
