"""What changes during a game of Wadi, in plain data: asked of the rules in one call, for it is asked often."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from shadoof.core.game import Boards, Tables
from shadoof.core.kernel import NONE, U64, entry, lowest, rule
from shadoof.core.position import Position
from shadoof.games.wadi.actions import cell_name
from shadoof.games.wadi.building import supply
from shadoof.games.wadi.course import starter
from shadoof.games.wadi.data import SeatData, TableData
from shadoof.games.wadi.flow import flow
from shadoof.games.wadi.scoring import harvest, seat_points
from shadoof.games.wadi.state import CELLS, NOWHERE, SEATS, Board, Table
from shadoof.games.wadi.watchmen import forbidden_by_watchman, watchman_points

STARTER, ACTIONS, BUILDS, LEAVING, ROUNDS = range(5)  # places in `numbers`; then four of them a seat
BY_SEAT = 5
SUPPLY, WATCHMAN, WATCHMAN_POINTS, POINTS = range(4)
DISCS = 0  # places in `sets`; then two of them a seat
OF_SEAT = 1
SHADOOFS, FORBIDDEN = range(2)


def table_data(position: Position) -> TableData:
    """The position as it can be drawn."""
    boards, tables, players = position.setup.boards, position.tables(), position.setup.players
    later = tables.copy()
    numbers = np.zeros(BY_SEAT + 4 * SEATS, np.int64)
    sets = np.zeros(OF_SEAT + 2 * SEATS, np.uint64)
    by_cell = np.zeros((3, CELLS), np.int64)
    filled = np.zeros(CELLS, np.uint64)
    _ask(boards, tables, later, numbers, sets, by_cell, filled)

    names = _names(position.setup.plan.map.columns)
    found, areas = numbers.tolist(), sets.tolist()
    water, next_water, harvests = by_cell.tolist()
    reached = filled.tolist()
    forbidden: dict[str, list[int]] = {}
    seats: list[SeatData] = []
    for seat in range(players):
        left, watchman, watchman_points, points = found[BY_SEAT + 4 * seat : BY_SEAT + 4 * seat + 4]
        shadoofs, guarded = areas[OF_SEAT + 2 * seat : OF_SEAT + 2 * seat + 2]
        for cell in _cells(guarded):
            forbidden.setdefault(names[cell], []).append(seat)
        seats.append(
            {
                "shadoofs": [names[cell] for cell in _cells(shadoofs)],
                "supply": left,
                "harvests": [
                    {
                        "shadoof": names[cell],
                        "tiles": [names[tile] for tile in _cells(reached[cell])],
                        "points": harvests[cell],
                    }
                    for cell in _cells(shadoofs)
                ],
                "watchman": None if watchman == NOWHERE else names[watchman],
                "watchman_points": watchman_points,
                "points": points,
            }
        )
    return {
        "starter": found[STARTER],
        "seats": seats,
        "discs": [names[cell] for cell in _cells(areas[DISCS])],
        "water": {names[cell]: discs for cell, discs in enumerate(water) if discs},
        "next_water": {names[cell]: discs for cell, discs in enumerate(next_water) if discs},
        "leaving": found[LEAVING],
        "forbidden": forbidden,
        "actions_left": found[ACTIONS],
        "builds_left": found[BUILDS],
        "rounds_left": found[ROUNDS],
    }


@entry
def _ask(
    boards: Boards,
    tables: Tables,
    later: Tables,
    numbers: NDArray[np.int64],
    sets: NDArray[U64],
    by_cell: NDArray[np.int64],
    filled: NDArray[U64],
) -> None:
    """Fills the arrays in; `later` is a copy of the table, which flows until it is dry."""
    board: Board = boards[0]
    table: Table = tables[0]
    numbers[STARTER] = starter(board, table)
    numbers[ACTIONS] = table.actions_left
    numbers[BUILDS] = min(table.builds_left, table.actions_left)
    sets[DISCS] = table.discs
    for seat in range(board.players):
        numbers[BY_SEAT + 4 * seat + SUPPLY] = supply(table, seat)
        numbers[BY_SEAT + 4 * seat + WATCHMAN] = table.watchman[seat]
        if board.watchmen:
            numbers[BY_SEAT + 4 * seat + WATCHMAN_POINTS] = watchman_points(table, seat)
        numbers[BY_SEAT + 4 * seat + POINTS] = seat_points(board, table, seat)
        sets[OF_SEAT + 2 * seat + SHADOOFS] = table.shadoofs[seat]
        sets[OF_SEAT + 2 * seat + FORBIDDEN] = forbidden_by_watchman(board, table, seat)
        own = table.shadoofs[seat]
        while own != NONE:
            cell = lowest(own)
            own &= own - U64(1)
            by_cell[2, cell] = harvest(board, table, cell)
            filled[cell] = board.reach[cell] & table.discs
    for cell in range(CELLS):
        by_cell[0, cell] = table.water[cell]
    _flow_on(board, later[0], numbers, by_cell)


@rule
def _flow_on(board: Board, later: Table, numbers: NDArray[np.int64], by_cell: NDArray[np.int64]) -> None:
    """W40 once, to show it; then on until the water is gone (W11), to count the rounds."""
    while later.wet != NONE:
        flow(board, later)
        numbers[ROUNDS] += 1
        if numbers[ROUNDS] == 1:
            for cell in range(CELLS):
                by_cell[1, cell] = later.water[cell]
                numbers[LEAVING] += by_cell[0, cell] - by_cell[1, cell]


def _cells(cells: int) -> list[int]:
    found = []
    while cells:
        first = cells & -cells
        found.append(first.bit_length() - 1)
        cells ^= first
    return found


@cache
def _names(columns: int) -> list[str]:
    return [cell_name(cell, columns) for cell in range(CELLS)]
