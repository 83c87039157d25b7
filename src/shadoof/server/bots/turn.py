"""What a computer player gives back: a turn, and who made it."""

from dataclasses import dataclass
from functools import cache

from shadoof.core.game import Game
from shadoof.search.version import version_of


@dataclass(frozen=True)
class BotTurn:
    """A whole turn, up to its end or to where chance or another seat acts."""

    actions: list[str]
    label: str  # e.g. "level 5, 0.1.0+3f9a12cd, rules 1"
    hasty: bool = False  # no search made it: the worker crashed, hung, or had no time


@cache
def label_of(game: Game, level: int, hasty: bool) -> str:
    """Which player it was, so that strengths can be compared later: level, program, search and rules."""
    how = f"level {level}, in haste" if hasty else f"level {level}"
    return f"{how}, {version_of(game)}, rules {game.facts.rules_version}"
