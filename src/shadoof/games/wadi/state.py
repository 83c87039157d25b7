"""The two records of a game of Wadi: the Board, which never changes, and the Table, which does.

Cell i of a map with c columns lies in row i // c and column i % c, so every set of cells is one number:

    a1 b1 c1       bits  0 1 2
    a2 b2 c2             3 4 5
"""

import numpy as np
from numpy.typing import NDArray

from shadoof.core.kernel import U64
from shadoof.core.layout import record_type

CELLS = 64
SEATS = 4
NOWHERE = 255  # no next tile, no Watchman

FREE, SPREADING, ORIGINAL = range(3)  # Board.building (W21, W22, W23)
ACT, GUARD, PLACE, OVER = range(4)  # Table.phase
PHASES = ("act", "guard", "place", "over")


class Board:
    """What the rules see of one BOARD record."""

    land: U64  # tiles with reservoirs
    wadi: U64
    two: U64  # land with at least 2 reservoirs
    three: U64  # land with 3
    not_first: U64  # every cell but those of the first column
    not_last: U64
    columns: U64
    rows: int
    reach: NDArray[U64]  # by cell: what a shadoof there reaches (W30)
    pumpers: NDArray[U64]  # by cell: the land from which a shadoof reaches it
    guarded: NDArray[U64]  # by cell: the forbidden area of a Watchman there (G2)
    zone: NDArray[U64]  # by cell: its zone (G4)
    river: NDArray[np.uint8]  # the wadi tiles, downstream first; as many as `tiles`
    arrow: NDArray[np.uint8]  # by wadi tile: where it flows, NOWHERE at an end
    other: NDArray[np.uint8]  # the second flow of a fork (W5)
    fork: U64  # the wadi tiles that are forks
    head_start: NDArray[np.uint8]  # by seat (W52)
    tiles: int
    players: int
    first: int
    building: int
    builds_per_turn: int
    watchmen: int


class Table:
    """What the rules see of one TABLE record."""

    discs: U64  # land tiles with a disc
    wet: U64  # wadi tiles with at least one
    shadoofs: NDArray[U64]  # by seat
    water: NDArray[np.uint16]  # by cell: discs on that wadi tile
    watchman: NDArray[np.uint8]  # by seat: its cell, NOWHERE when not on the board
    bonus: NDArray[np.int8]  # by seat: points for the Watchman's return (G7)
    returned: int  # how many Watchmen were taken back so far
    round_number: int  # from 1; a record has a method called round
    turn: int  # whose turn in the round: 0 is the starter's
    to_move: int
    phase: int
    actions_left: int
    builds_left: int


BOARD = record_type(
    [
        ("land", "u8"),
        ("wadi", "u8"),
        ("two", "u8"),
        ("three", "u8"),
        ("not_first", "u8"),
        ("not_last", "u8"),
        ("columns", "u8"),
        ("fork", "u8"),
        ("reach", "u8", (CELLS,)),
        ("pumpers", "u8", (CELLS,)),
        ("guarded", "u8", (CELLS,)),
        ("zone", "u8", (CELLS,)),
        ("river", "u1", (CELLS,)),
        ("arrow", "u1", (CELLS,)),
        ("other", "u1", (CELLS,)),
        ("head_start", "u1", (SEATS,)),
        ("rows", "u1"),
        ("tiles", "u1"),
        ("players", "u1"),
        ("first", "u1"),
        ("building", "u1"),
        ("builds_per_turn", "u1"),
        ("watchmen", "u1"),
    ]
)

TABLE = record_type(
    [
        ("discs", "u8"),
        ("wet", "u8"),
        ("shadoofs", "u8", (SEATS,)),
        ("water", "u2", (CELLS,)),
        ("watchman", "u1", (SEATS,)),
        ("bonus", "i1", (SEATS,)),
        ("returned", "u1"),
        ("round_number", "u1"),
        ("turn", "u1"),
        ("to_move", "u1"),
        ("phase", "u1"),
        ("actions_left", "u1"),
        ("builds_left", "u1"),
    ]
)
