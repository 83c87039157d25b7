"""Random games to the end, counted."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.given import (
        entry,
        is_chance,
        is_over,
        most_legal,
        most_players,
        play,
        points,
        sample,
        turns,
        winners,
    )

ACTIONS, THROWS, TURNS, DRAWS = range(4)
POINTS = 4  # then one a seat: points, their squares, shares of the win
SQUARES = POINTS + most_players
SHARES = SQUARES + most_players
TOTALS = SHARES + most_players


@entry
def playouts(
    boards: Any, tables: Any, random: NDArray[np.uint64], games: int, totals: NDArray[np.float64]
) -> None:
    """Plays so many games from the table to their end and adds what happened to the totals."""
    board = boards[0]
    running = np.empty_like(tables)
    table = running[0]
    room = np.empty(most_legal, np.int32)
    acted = 0
    thrown = 0
    for _ in range(games):
        running[0] = tables[0]
        while not is_over(table):
            if is_chance(table):
                thrown += 1
            else:
                acted += 1
            play(board, table, sample(board, table, random, room))
        totals[TURNS] += turns(board, table)
        won = winners(board, table)
        count = 0
        for seat in range(board.players):
            count += won >> seat & 1
            mine = points(board, table, seat)
            totals[POINTS + seat] += mine
            totals[SQUARES + seat] += mine * mine
        if count == 0:
            totals[DRAWS] += 1
        for seat in range(board.players):
            if won >> seat & 1:
                totals[SHARES + seat] += 1.0 / count
    totals[ACTIONS] += acted
    totals[THROWS] += thrown
