"""A game played in place, one call an action: what adapters and simulations use instead of values."""

from collections.abc import Callable
from functools import cache

import numpy as np

from shadoof.core.game import Actions, Boards, Game, Tables
from shadoof.core.kernel import direct
from shadoof.core.position import Position


@cache
def _direct_step(game: Game) -> Callable[[Boards, Tables, int, Actions], int]:
    """The game's step without the look-up of types, which is the same for every set-up of the game."""
    plan = game.read_scenario(game.maps.standard()) if game.maps else None
    players = game.facts.fewest_players
    boards, tables = game.set_up(players, 0, game.read_rules({}, players), plan)
    return direct(game.kernels.step, boards, tables, 0, np.empty(1, np.int32))


class Stepper:
    """Holds one running game; `actions[:count]` are the legal actions as numbers.

    `step_unchecked` is the compiled step itself, for those who hold the arrays themselves:
    `count = step_unchecked(setup.boards, tables, action, actions)`.
    """

    def __init__(self, position: Position) -> None:
        self.setup = position.setup
        self.tables = position.tables()
        self.actions: Actions = np.empty(self.setup.game.facts.most_legal, np.int32)
        kernels = self.setup.game.kernels
        self.step_unchecked = _direct_step(self.setup.game)
        self.count = kernels.legal(self.setup.boards, self.tables, self.actions)

    def play_unchecked(self, action: int) -> int:
        """How many actions are legal after this one (0: over). It must be one of `actions[:count]`."""
        self.count = self.step_unchecked(self.setup.boards, self.tables, action, self.actions)
        return self.count

    def reset(self, position: Position) -> int:
        """Goes to a position of the same set-up, in the same arrays; how many actions are legal there."""
        self.tables[:] = position.tables()
        self.count = self.setup.game.kernels.legal(self.setup.boards, self.tables, self.actions)
        return self.count

    def position(self) -> Position:
        """The running game's position as a value."""
        return Position(self.setup, self.tables.copy())
