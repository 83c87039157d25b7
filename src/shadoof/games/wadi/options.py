"""The rules a table can choose (NOTATION, "Record"): names, values and what holds when nothing is said."""

from collections.abc import Callable, Mapping
from typing import Any

from shadoof.core.json_text import is_whole, shown
from shadoof.core.trouble import BadRules

BUILDING = ("free", "spreading", "original")  # W21, W22, W23; the index is Board.building
MOST_HEAD_START = 99  # W52

# By key: what is expected (a key of the catalogue), and whether a value is that for so many players.
CHOICES: dict[str, tuple[str, Callable[[object, int], bool]]] = {
    "building": ("wadi-rules-building", lambda value, players: value in BUILDING),
    "watchmen": ("wadi-rules-watchmen", lambda value, players: isinstance(value, bool)),
    "builds_per_turn": ("wadi-rules-builds", lambda value, players: is_whole(value) and value in (1, 2)),
    "head_start": (
        "wadi-rules-head-start",
        lambda value, players: (
            isinstance(value, (list, tuple))
            and len(value) == players
            and all(is_whole(each) and 0 <= each <= MOST_HEAD_START for each in value)
        ),
    ),
}


def read_rules(given: Mapping[str, object], players: int) -> dict[str, Any]:
    """All rules with their values; BadRules for a key or value that Wadi does not know."""
    for key, value in given.items():
        if key not in CHOICES:
            raise BadRules("core-rules-unknown", key=shown(key), known=", ".join(CHOICES))
        expected, fits = CHOICES[key]
        if not fits(value, players):
            raise BadRules(expected, came=shown(value), players=players)
    standard = {
        "building": "free",
        "watchmen": False,
        "builds_per_turn": 1,
        "head_start": [0] * players,
    }
    return standard | dict(given)
