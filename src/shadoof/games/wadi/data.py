"""A game of Wadi in plain data, for those who draw it elsewhere: the board once, the table after each action."""

from typing import TypedDict


class Tile(TypedDict):
    """One tile of the board. Places without one are void."""

    cell: str  # e.g. "c2"
    row: int  # from the north, from 0
    column: int  # from the west, from 0
    reservoirs: int  # of land, 1 to 3; 0 for a wadi tile
    flows: list[tuple[int, int]]  # of a wadi tile: rows down and columns right, the arrow's first; two at a fork


class BoardData(TypedDict):
    """What does not change during a game."""

    rows: int
    columns: int
    tiles: list[Tile]
    reach: dict[str, list[str]]  # W30, W31: by land tile, the cells that a shadoof there reaches
    zones: list[list[str]]  # G4: the stretches of land between wadi and edge
    head_start: list[int]  # W52: by seat
    watchmen: bool
    shadoofs: int  # in each player's box


class Harvest(TypedDict):
    """W50: what one shadoof brings."""

    shadoof: str
    tiles: list[str]  # with a disc, in its reach
    points: int


class SeatData(TypedDict):
    """What is one seat's."""

    shadoofs: list[str]
    supply: int  # shadoofs left
    harvests: list[Harvest]
    watchman: str | None  # the cell where it stands
    watchman_points: int  # G7: as if the game ended now
    points: int


class TableData(TypedDict):
    """What does change."""

    starter: int  # W10: the seat with the talisman
    seats: list[SeatData]
    discs: list[str]  # land tiles with a disc
    water: dict[str, int]  # wadi tiles with discs
    next_water: dict[str, int]  # W40: where they will lie after the next flow
    leaving: int  # discs that the next flow takes out of the game
    forbidden: dict[str, list[int]]  # G2: land tiles, and the seats whose Watchmen forbid them
    actions_left: int
    builds_left: int
    rounds_left: int  # W11: until the water is gone, if nobody pumps any more
