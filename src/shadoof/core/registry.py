"""The games there are: the folders of `shadoof/games`, by name. The folder is the registration."""

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from shadoof.core.game import Game

GAMES = "shadoof.games"


@cache
def names() -> tuple[str, ...]:
    """Every game's name, in the order of the alphabet."""
    return tuple(
        sorted(found.name for found in pkgutil.iter_modules(import_module(GAMES).__path__) if found.ispkg)
    )


@cache
def find(name: str) -> "Game":
    """The game of that name; KeyError where there is no such folder."""
    if name not in names():
        raise KeyError(name)
    return cast("Game", import_module(f"{GAMES}.{name}.game").GAME)
