"""Random games to the end, counted."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.counting import ACTIONS, THROWS, count_game
    from shadoof.search.kernels.given import entry, is_chance, is_over, most_legal, play, sample


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
        count_game(board, table, totals)
    totals[ACTIONS] += acted
    totals[THROWS] += thrown
