"""Commented games that come with a game: whole records, and what is said at some of their positions.

`demos/NAME.json` in the game's folder is a record without its game's name, whose `comments` lists the numbers of
actions after which something is said; `words/demos/` holds the sentences (`wadi-demos-basics-12`).
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@dataclass(frozen=True)
class Demo:
    """One commented game."""

    id: str
    title: str
    record: dict[str, Any]
    comments: dict[str, str]  # by the number of actions played, "0" before the first; (W32) means that rule


@cache
def read_demos(game: "Game", language: str = "en") -> tuple[Demo, ...]:
    """The game's commented games in the language, in the order of their ids."""
    return tuple(_read(game, path, language) for path in sorted((game.folder / "demos").glob("*.json")))


def _read(game: "Game", path: Path, language: str) -> Demo:
    record = {"game": game.name} | json.loads(path.read_text(encoding="utf-8"))
    key = f"{game.name}-demos-{path.stem}"
    comments = {str(at): say(f"{key}-{at}", language) for at in record.pop("comments")}
    return Demo(path.stem, say(f"{key}-title", language), record, comments)
