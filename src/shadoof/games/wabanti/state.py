"""The two records of a game of Wabanti: the Board, which never changes, and the Table, which does."""

import numpy as np
from numpy.typing import NDArray

from shadoof.core.kernel import U64
from shadoof.core.layout import record_type

STONES = 18
DICE = 5
SEATS = 6
LAST_TURN = 1000  # B10

ROLL, MOVE, OVER = range(3)  # Table.phase
PHASES = ("roll", "move", "over")


class Board:
    """What the rules see of one BOARD record."""

    fields: NDArray[U64]  # the 169
    owners: NDArray[np.uint8]  # by field: the seats that win by a stone there, as bits (B9)
    heights: NDArray[np.int8]  # by seat and field: how many rows from the centre towards the seat's side
    players: int
    first: int
    must_play: int  # B7
    distinct_stones: int  # B7


class Table:
    """What the rules see of one TABLE record."""

    stones: NDArray[U64]
    moved: NDArray[U64]  # the stones that moved in this turn
    dice: int  # thrown and not used yet, packed as in actions.py
    thrown: int  # the dice this turn began with, packed
    dice_next: NDArray[np.uint8]  # by seat: how many it throws at its next turn (B8)
    turn: int  # turns ended so far
    to_move: int
    phase: int
    winners: int  # as bits, when over


BOARD = record_type(
    [
        ("fields", "u8", (4,)),
        ("owners", "u1", (256,)),
        ("heights", "i1", (SEATS, 256)),
        ("players", "u1"),
        ("first", "u1"),
        ("must_play", "u1"),
        ("distinct_stones", "u1"),
    ]
)

TABLE = record_type(
    [
        ("stones", "u8", (4,)),
        ("moved", "u8", (4,)),
        ("dice", "i4"),
        ("thrown", "i4"),
        ("turn", "i4"),
        ("dice_next", "u1", (SEATS,)),
        ("to_move", "u1"),
        ("phase", "u1"),
        ("winners", "u1"),
    ]
)
