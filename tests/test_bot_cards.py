"""What is published about the computer's levels: each is measured, and keeps its distance from the one below."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from shadoof.core import registry
from shadoof.core.style import LEVELS

ROOT = Path(__file__).resolve().parent.parent
CARDS: dict[str, Any] = json.loads((ROOT / "docs" / "bots.json").read_text(encoding="utf-8"))
LEAST, SURELY = 0.65, 0.55


@pytest.mark.parametrize("name", registry.names())
def test_each_level_takes_65_of_100_from_the_one_below_and_surely_more_than_55(name: str) -> None:
    ladder = CARDS[name]["ladder"]
    assert [row["level"] for row in ladder] == list(reversed(LEVELS[1:]))
    for row in ladder:
        # Where dice are thrown, games count, with the seats swapped; else pairs.
        taken = row["wins"] if registry.find(name).facts.chance else row["taken"]
        assert taken["mean"] >= LEAST, row["level"]
        assert taken["low"] > SURELY, row["level"]


@pytest.mark.parametrize("name", registry.names())
def test_the_stronger_level_wins_more_on_every_board_and_among_3_and_4_players(name: str) -> None:
    card = CARDS[name]
    for row in card["ladder"]:
        assert all(board["mean"] > 0.5 for board in row["by_board"].values()), row["level"]
    assert {table["players"] for table in card["tables"]} == {3, 4}
    for table in card["tables"]:
        by_level = sorted(table["levels"], key=lambda each: int(each["name"]))
        shares = [each["share"]["mean"] for each in by_level]
        assert shares == sorted(shares), by_level


def test_the_page_says_what_the_numbers_say() -> None:
    path = ROOT / "benchmarks" / "bot_cards.py"
    spec = importlib.util.spec_from_file_location("bot_cards", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (ROOT / "docs" / "bots.md").read_text(encoding="utf-8") == "\n".join(module.page(CARDS)) + "\n"
