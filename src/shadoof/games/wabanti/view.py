"""A position of Wabanti read field by field, for those who draw it."""

from shadoof.core.position import Position
from shadoof.games.wabanti.actions import unpack
from shadoof.games.wabanti.fields import FIELDS, OWNED, axial, owners


class View:
    """Where the stones are and whose the sides are."""

    def __init__(self, position: Position) -> None:
        self.players = position.setup.players
        words = [int(word) for word in position.table.stones]
        self.stones = frozenset(each for each in FIELDS if words[each // 64] >> each % 64 & 1)
        self.dice = unpack(int(position.table.dice))
        moving = position.phase == "move"
        self.mover = position.to_move if moving else None  # its next throw is settled at the end of its turn
        self.dice_next = [int(each) for each in position.table.dice_next[: self.players]]
        self.sides = OWNED[self.players]
        self.rows = tuple(tuple(each for each in FIELDS if axial(each)[1] == r) for r in range(-7, 8))

    def owners(self, field: int) -> tuple[int, ...]:
        """The seats that win by a stone on the field."""
        return owners(field, self.players)
