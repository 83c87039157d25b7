"""What random games came to, as sums."""

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from shadoof.search.kernels.given import most_players, points, rule, turns, winners

ACTIONS, THROWS, TURNS, DRAWS = range(4)
POINTS = 4  # then one a seat: points, their squares, shares of the win
SQUARES = POINTS + most_players
SHARES = SQUARES + most_players
TURN_SQUARES = SHARES + most_players
TOTALS = TURN_SQUARES + 1


@rule
def count_game(board: Any, table: Any, totals: Any) -> None:
    """Adds a game that is over to the totals."""
    length = np.float64(turns(board, table))
    totals[TURNS] += length
    totals[TURN_SQUARES] += length * length
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
