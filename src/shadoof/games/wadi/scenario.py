"""A scenario: a map with a head that says its name, whose drawing it is and whom it suits.

    name: Wadi el 'Arish
    place: Egypt
    credit: Named after a board by Martyn F; the drawing is ours.
    players: 2 3
    note: Two arms meet above a long lower course.

    1 2 ↓7 1 1
    …

Head lines come first; the map is what is left. A bare map is a scenario without a head.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from shadoof.core.json_text import shown
from shadoof.core.trouble import BadScenario
from shadoof.games.wadi.map import Map
from shadoof.games.wadi.map_text import BYTE_ORDER_MARK, read_rows, write_map

# What is told in English, and with "-nl" or "-de" behind its name in those languages.
TRANSLATED = ("place", "credit", "note")
HEAD = (
    "name",
    "place",
    "place-nl",
    "place-de",
    "credit",
    "credit-nl",
    "credit-de",
    "players",
    "note",
    "note-nl",
    "note-de",
)
ENDING = ".wadi"

_HEAD_LINE = re.compile(r"([A-Za-z][A-Za-z-]*)[ \t]*:[ \t]*(.*)")
_PLAYERS = re.compile(r"[2-4]([ \t]+[2-4])*")


@dataclass(frozen=True)
class Scenario:
    """A map and what its file says about it."""

    map: Map
    head: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """The scenario's name; empty for a bare map."""
        return self.head.get("name", "")

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it is drawn for; all when it does not say."""
        return tuple(map(int, self.head.get("players", "2 3 4").split()))

    def told(self, key: str, language: str = "en") -> str:
        """What the file says under one of TRANSLATED, in the language where it can."""
        return self.head.get(f"{key}-{language}", self.head.get(key, ""))

    def write(self) -> str:
        """The scenario file's text; `read_scenario` gives the same scenario back."""
        lines = [f"{key}: {self.head[key]}" for key in HEAD if key in self.head]
        return "\n".join([*lines, "", write_map(self.map)] if lines else [write_map(self.map)])


def read_scenario(text: str) -> Scenario:
    """The scenario in a file's or bare map's text; BadScenario says what is wrong where."""
    head: dict[str, str] = {}
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    for number, line in enumerate(lines):
        plain = line.removesuffix("\r").strip(" \t")
        written = _HEAD_LINE.fullmatch(plain)
        if written:
            _add(head, written[1].lower(), written[2])
        elif plain:
            return Scenario(read_rows(lines[number:]), head)
    raise BadScenario("wadi-map-empty")


def _add(head: dict[str, str], key: str, value: str) -> None:
    if key not in HEAD or key in head:
        raise BadScenario("wadi-head-key", key=shown(key), known=", ".join(HEAD))
    if key == "players" and not _PLAYERS.fullmatch(value):
        raise BadScenario("wadi-head-players", came=shown(value))
    head[key] = value


def find_scenario(given: object) -> Scenario:
    """The scenario a record gives: a built-in one's id, a scenario file's text, or a map's."""
    if given is None:
        raise BadScenario("wadi-scenario-missing")
    if not isinstance(given, str):
        raise BadScenario("wadi-scenario-text", came=shown(given))
    if given in built_in_ids():
        return built_in(given)
    if re.fullmatch(r"[A-Za-z][A-Za-z0-9'_-]*", given):
        raise BadScenario("wadi-scenario-unknown", came=shown(given), known=", ".join(built_in_ids()))
    return read_scenario(given)


@cache
def built_in_ids() -> tuple[str, ...]:
    """The ids of the scenarios that come with the program: their files' names."""
    found = (path.name for path in (files(__package__) / "scenarios").iterdir())
    return tuple(sorted(name.removesuffix(ENDING) for name in found if name.endswith(ENDING)))


@cache
def built_in(scenario: str) -> Scenario:
    """The built-in scenario of that id."""
    path = files(__package__) / "scenarios" / f"{scenario}{ENDING}"
    return read_scenario(path.read_text(encoding="utf-8"))
