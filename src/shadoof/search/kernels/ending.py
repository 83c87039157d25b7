"""A game played to its end by eager players, and what the end is worth to each seat."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.given import eager, is_over, play, points, rule, winners


@rule
def play_to_the_end(board: Any, table: Any, random: NDArray[np.uint64], room: Any, tries: int) -> None:
    """Every seat takes the best looking of so many actions until the game is over."""
    while not is_over(table):
        play(board, table, eager(board, table, random, room, tries))


@rule
def judge(board: Any, table: Any, blend: float, scale: float, worth: Any, shares: Any) -> None:
    """Each seat's share of the win, and its worth: that share blended with the lead in points.

    A lead of `scale` points or more over the mean of the others counts as much as a win.
    """
    won = winners(board, table)
    players = int(board.players)
    count = 0
    total = 0
    for seat in range(players):
        count += won >> seat & 1
        total += points(board, table, seat)
    for seat in range(players):
        share = 1.0 / players
        if count > 0:
            share = (won >> seat & 1) / count
        mine = points(board, table, seat)
        lead = (mine - (total - mine) / (players - 1)) / scale
        shares[seat] = share
        worth[seat] = (1.0 - blend) * share + blend * (0.5 + 0.5 * min(1.0, max(-1.0, lead)))
