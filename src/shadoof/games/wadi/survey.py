"""What the rules say of every cell at once, for those who explain rather than decide."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shadoof.core.game import Boards, Tables
from shadoof.core.kernel import U64, entry
from shadoof.core.position import Position
from shadoof.games.wadi.building import building_sites, spread_sites
from shadoof.games.wadi.land import empty_land
from shadoof.games.wadi.state import Board, Table
from shadoof.games.wadi.watchmen import forbidden_area, forbidden_by_others


@dataclass(frozen=True)
class Survey:
    """Sets of cells for the seat to move, as whole numbers."""

    empty: int  # W20
    forbidden: int  # G2
    forbidden_by_others: int
    sites: int  # the building rule in force allows it
    spread: int  # W22 would allow it


def survey(position: Position) -> Survey:
    """The survey of a position in which a seat is to move."""
    sets = np.zeros(5, np.uint64)
    _survey(position.setup.boards, position.tables(), sets)
    return Survey(*sets.tolist())


@entry
def _survey(boards: Boards, tables: Tables, sets: NDArray[U64]) -> None:
    board: Board = boards[0]
    table: Table = tables[0]
    seat = table.to_move
    sets[0] = empty_land(board, table)
    sets[1] = forbidden_area(board, table)
    sets[2] = forbidden_by_others(board, table, seat)
    sets[3] = building_sites(board, table, seat)
    sets[4] = spread_sites(board, table, empty_land(board, table) & ~forbidden_area(board, table))
