"""A game played in place, one call an action: what adapters and simulations use instead of values."""

import numpy as np

from shadoof.core.game import Actions
from shadoof.core.kernel import direct
from shadoof.core.position import Position


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
        self.step_unchecked = direct(kernels.step, self.setup.boards, self.tables, 0, self.actions)
        self.count = kernels.legal(self.setup.boards, self.tables, self.actions)

    def play_unchecked(self, action: int) -> int:
        """How many actions are legal after this one (0: over). It must be one of `actions[:count]`."""
        self.count = self.step_unchecked(self.setup.boards, self.tables, action, self.actions)
        return self.count

    def position(self) -> Position:
        """The running game's position as a value."""
        return Position(self.setup, self.tables.copy())
