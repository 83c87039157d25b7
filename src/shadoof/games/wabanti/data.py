"""A game of Wabanti in plain data, for those who draw it elsewhere: the board once, the table after each action."""

from typing import TypedDict


class Field(TypedDict):
    """One of the 169 fields."""

    cell: str  # e.g. "h8", the centre
    q: int  # axial column
    r: int  # axial row, from -7 in the north
    owners: list[int]  # B9: the seats that win by a stone here


class Side(TypedDict):
    """One of the six sides, clockwise from the north."""

    name: str  # "N", "NE", "SE", "S", "SW", "NW"
    owner: int | None
    fields: list[str]


class BoardData(TypedDict):
    """What does not change during a game."""

    fields: list[Field]
    sides: list[Side]
    must_play: bool
    distinct_stones: bool


class Move(TypedDict):
    """B5: a legal move and the die that it takes."""

    action: str
    origin: str
    target: str
    die: int


class TableData(TypedDict):
    """What does change."""

    stones: list[str]
    thrown: list[int]  # the dice of this turn, ascending
    dice: list[int]  # those not used yet
    dice_next: list[int]  # B8: by seat, how many it throws in its next turn; who is moving, if it ended now
    turn: int  # B10: how many turns have ended
    moved: list[str]  # where the stones moved in this turn lie now, for `distinct_stones`
    moves: list[Move]
    pinned: list[str]  # B6: stones that no die could take away, since the chain would fall apart
    distance: list[int]  # by seat, how many rows the nearest stone is away from its side
