"""Random games from a position, as fast as the machine plays them, and what came of them."""

import threading
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shadoof.core.position import Position
from shadoof.search.specialised import specialised

BATCH_SECONDS = 0.05  # how often a thread looks at the clock


@dataclass(frozen=True)
class Playouts:
    """The outcome of many random games. Chance's throws are counted apart from the players' actions."""

    games: int
    seconds: float
    actions: int
    throws: int
    turns: float  # mean a game
    turns_error: float  # its standard error
    draws: int
    points: list[float]  # mean a seat
    point_errors: list[float]  # their standard errors
    shares: list[float]  # mean share of the win a seat; a shared win is divided

    @property
    def actions_a_second(self) -> float:
        """The players' actions, in a second of wall time."""
        return self.actions / self.seconds

    @property
    def games_a_second(self) -> float:
        """Whole games, in a second of wall time."""
        return self.games / self.seconds


def run_playouts(position: Position, seconds: float, threads: int = 1, seed: int = 0) -> Playouts:
    """Plays random games for so long, every legal action equally likely, dice fair."""
    kernel = specialised("playouts", position.setup.game)
    one(position, kernel, np.zeros(kernel.TOTALS), seed, 1)
    workers = [_Worker(position, kernel, seed * 1_000_003 + number, seconds) for number in range(threads)]
    began = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    spent = time.perf_counter() - began
    totals = np.sum([worker.totals for worker in workers], axis=0)
    return summed(position, kernel, totals, sum(worker.games for worker in workers), spent)


def play_out(position: Position, games: int, seed: int = 0) -> Playouts:
    """Plays exactly so many random games; the same seed gives the same games."""
    kernel = specialised("playouts", position.setup.game)
    totals = np.zeros(kernel.TOTALS)
    began = time.perf_counter()
    one(position, kernel, totals, seed, games)
    return summed(position, kernel, totals, games, time.perf_counter() - began)


def one(position: Position, kernel: Any, totals: NDArray[np.float64], seed: int, games: int) -> None:
    """One call of the compiled loop."""
    random = np.array([seed], np.uint64)
    kernel.playouts(position.setup.boards, position.tables(), random, games, totals)


class _Worker(threading.Thread):
    """One thread's games. The compiled loop lets the others run; between batches it looks at the clock."""

    def __init__(self, position: Position, kernel: Any, seed: int, seconds: float) -> None:
        super().__init__()
        self.kernel, self.seconds = kernel, seconds
        self.boards, self.tables = position.setup.boards, position.tables()
        self.random = np.array([seed], np.uint64)
        self.totals = np.zeros(kernel.TOTALS)
        self.games = 0

    def run(self) -> None:
        batch = 1
        ends = time.perf_counter() + self.seconds
        while (now := time.perf_counter()) < ends:
            self.kernel.playouts(self.boards, self.tables, self.random, batch, self.totals)
            self.games += batch
            took = time.perf_counter() - now
            batch = max(1, int(batch * min(BATCH_SECONDS, ends - now) / max(took, 1e-6)))


def summed(position: Position, kernel: Any, totals: NDArray[np.float64], games: int, seconds: float) -> Playouts:
    """Sums made into rates and means."""
    k, players = kernel, position.setup.players
    mean = totals / max(games, 1)
    points = mean[k.POINTS : k.POINTS + players]
    squares = mean[k.SQUARES : k.SQUARES + players]
    errors = [sqrt(max(s - m * m, 0) / max(games - 1, 1)) for s, m in zip(squares, points, strict=True)]
    shares = mean[k.SHARES : k.SHARES + players]
    turns_spread = max(float(mean[k.TURN_SQUARES] - mean[k.TURNS] ** 2), 0.0)
    return Playouts(
        games,
        seconds,
        int(totals[k.ACTIONS]),
        int(totals[k.THROWS]),
        float(mean[k.TURNS]),
        sqrt(turns_spread / max(games - 1, 1)),
        int(totals[k.DRAWS]),
        points.tolist(),
        errors,
        shares.tolist(),
    )
