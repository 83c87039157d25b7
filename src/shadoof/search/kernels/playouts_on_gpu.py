"""Random games to the end on a graphics card: each of its threads plays one game after the other.

The games are numbered and a game's number is its seed, so which thread plays it changes nothing. A thread that has
finished one takes the next that nobody has: long games leave no thread waiting for others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from shadoof.search.kernels.counting import ACTIONS, THROWS, TOTALS, count_game
    from shadoof.search.kernels.given import (
        draw,
        is_chance,
        is_over,
        most_legal,
        play,
        rule,
        sample,
        table_type,
    )

cuda: Any = import_module("numba.cuda")  # what it holds depends on which packages there are


@rule
def begin_game(tables: Any, running: Any, random: Any, seed: Any, number: Any) -> None:
    """The table as at the start, and random numbers of this game's own."""
    running[0] = tables[0]
    random[0] = seed + np.uint64(number)
    random[0] = draw(random)


@cuda.jit  # type: ignore[untyped-decorator]
def playouts_on_gpu(boards: Any, tables: Any, seed: Any, games: Any, given_out: Any, totals: Any) -> None:
    """Plays the games from number `given_out[0]` up to `games` and adds what happened to the totals."""
    board = boards[0]
    running = cuda.local.array(1, table_type)
    random = cuda.local.array(1, np.uint64)
    room = cuda.local.array(most_legal, np.int32)
    sums = cuda.local.array(TOTALS, np.float64)
    for i in range(TOTALS):
        sums[i] = 0.0
    table = running[0]
    acted, thrown = 0, 0
    number = cuda.atomic.add(given_out, 0, 1)
    begin_game(tables, running, random, seed, number)
    while number < games:
        if is_over(table):
            count_game(board, table, sums)
            number = cuda.atomic.add(given_out, 0, 1)
            begin_game(tables, running, random, seed, number)
        else:
            if is_chance(table):
                thrown += 1
            else:
                acted += 1
            play(board, table, sample(board, table, random, room))
    sums[ACTIONS] = acted
    sums[THROWS] = thrown
    for i in range(TOTALS):
        cuda.atomic.add(totals, i, sums[i])
