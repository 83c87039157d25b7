"""Random games on a graphics card, from the same rule functions; needs the extra `gpu` and is imported only for it."""

import time
from importlib import import_module
from typing import Any

import numpy as np

from shadoof.core.position import Position
from shadoof.core.trouble import BadRequest
from shadoof.search.playouts import Playouts, summed
from shadoof.search.specialised import specialised

THREADS_A_BLOCK = 128
BLOCKS_A_CORE = 16  # a card's multiprocessor holds 16 blocks of 128 threads
GAMES_A_THREAD = 4  # in the first, shortest launch
LAUNCH_SECONDS = 1.0  # a launch ends with threads waiting for the longest game, so it should not be short


def run_playouts_on_gpu(position: Position, seconds: float, seed: int = 0) -> Playouts:
    """Plays random games for about so long; BadRequest where there is no card or no package for it."""
    cuda = _cuda()
    kernel = specialised("playouts_on_gpu", position.setup.game)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_A_CORE
    boards = cuda.to_device(position.setup.boards)
    tables = cuda.to_device(position.tables())
    totals = cuda.to_device(np.zeros(kernel.TOTALS))
    given_out = cuda.to_device(np.zeros(1, np.int64))
    launch = kernel.playouts_on_gpu[blocks, THREADS_A_BLOCK]
    key = np.uint64(seed * 1_000_003)

    def play(games: int) -> tuple[int, float]:
        """So many games; how many were given out beyond them does not count, as nobody plays those."""
        given_out.copy_to_device(np.zeros(1, np.int64))
        began = time.perf_counter()
        launch(boards, tables, key, games, given_out, totals)
        cuda.synchronize()
        return games, time.perf_counter() - began

    few = blocks * THREADS_A_BLOCK * GAMES_A_THREAD
    play(few)  # compiles
    games, spent = play(few)
    totals.copy_to_device(np.zeros(kernel.TOTALS))
    played, passed = 0, 0.0
    while passed < seconds:
        key = np.uint64(int(key) + (1 << 40))
        wanted = min(LAUNCH_SECONDS, seconds - passed)
        batch = max(few, int(games / spent * wanted))
        games, spent = play(batch)
        played, passed = played + games, passed + spent
    return summed(position, kernel, totals.copy_to_host(), played, passed)


def _cuda() -> Any:
    """The compiler's module for graphics cards, once it is certain that there is one to use."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 imports it, numpy 2.5 has it no more
    try:
        import_module("numba_cuda")  # without it, numba's own module would fail later and less clearly
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise BadRequest("core-no-gpu-package") from None
    if not cuda.is_available():
        raise BadRequest("core-no-gpu")
    return cuda
