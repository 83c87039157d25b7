"""One search on any number of threads, each with a tree of its own; what they found is added up.

Threads that share nothing play the same games whatever the machine does beside them: the same seed, threads and
playouts give the same answer.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from shadoof.core.game import Game
from shadoof.core.position import Position
from shadoof.core.style import Style
from shadoof.search.tree import Branches, Tree

SLICE = 0.01  # seconds between two looks at the clock and at whether to stop
FEWEST, MOST = 16, 1 << 14  # playouts in a slice


@dataclass
class Budget:
    """What is left to spend: playouts, seconds of wall time, or both; None is without bound."""

    playouts: int | None = None
    seconds: float | None = None

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self.playouts == 0 or self.seconds == 0.0

    def part(self, portion: float) -> "Budget":
        """A portion of what is left; of playouts at least one."""
        return Budget(
            None if self.playouts is None else max(1, round(self.playouts * portion)),
            None if self.seconds is None else self.seconds * portion,
        )


class Thinking:
    """A search that goes on from position to position of one game and keeps what it still can use."""

    def __init__(self, game: Game, style: Style, seed: int = 0, threads: int = 1, room: int = 1 << 30) -> None:
        self.trees = [Tree(game, style, seed * 1_000_003 + number, room) for number in range(threads)]
        self.playouts = 0
        self._stop = threading.Event()

    def stop(self) -> None:
        """Ends the search that is going on, from any thread, within 50 ms, and any later one until `begin`."""
        self._stop.set()

    @property
    def stopped(self) -> bool:
        """Whether somebody ended it; `begin` makes it ready again."""
        return self._stop.is_set()

    def begin(self) -> None:
        """Ready for the next turn, also after a stop."""
        self._stop.clear()

    def focus(self, position: Position) -> None:
        """Makes room by forgetting what can't come any more."""
        for tree in self.trees:
            tree.focus(position, self._stop.is_set)

    def think(self, position: Position, budget: Budget) -> int:
        """Searches the position; how many playouts that were."""
        ends = None if budget.seconds is None else time.perf_counter() + budget.seconds
        shares = _divided(budget.playouts, len(self.trees))
        done = [0] * len(self.trees)

        def work(number: int) -> None:
            done[number] = self._grow(self.trees[number], position, shares[number], ends)

        _on_threads(work, len(self.trees))
        self.playouts += sum(done)
        return sum(done)

    def _grow(self, tree: Tree, position: Position, playouts: int | None, ends: float | None) -> int:
        done, batch = 0, FEWEST
        while not self._stop.is_set() and (playouts is None or done < playouts):
            began = time.perf_counter()
            if ends is not None and done > 0 and began >= ends:
                break
            batch = batch if playouts is None else min(batch, playouts - done)
            solved = tree.grow(position, batch)
            done += batch
            if solved:
                break
            now = time.perf_counter()
            wanted = SLICE if ends is None else min(SLICE, max(ends - now, 0.0))
            batch = int(min(max(batch * wanted / max(now - began, 1e-6), FEWEST), MOST, 4 * batch))
        return done

    def branches(self, position: Position) -> Branches | None:
        """What all threads found about the position's actions, added up."""
        found = [each for tree in self.trees if (each := tree.branches(position)) is not None]
        if not found:
            return None
        if certain := [each for each in found if each.solved]:
            return certain[0]
        visits = np.sum([each.visits for each in found], axis=0)
        weights = np.array([each.visits for each in found], float)
        total = np.maximum(visits, 1)
        worth = np.sum([w * each.worth for w, each in zip(weights, found, strict=True)], axis=0) / total
        parts = [w[:, None] * each.shares for w, each in zip(weights, found, strict=True)]
        shares = np.sum(parts, axis=0) / total[:, None]
        return Branches(found[0].actions, visits, worth, shares, found[0].looks, False)

    def knows(self, position: Position) -> bool:
        """Whether any playout went through the position."""
        return any(tree.knows(position) for tree in self.trees)

    def shares(self, position: Position) -> NDArray[np.float64]:
        """Each seat's mean share of the win in the playouts from the position; even shares where there were none."""
        players = position.setup.players
        known = [tree.shares(position)[:players] for tree in self.trees if tree.knows(position)]
        found: NDArray[np.float64] = np.mean(known or [np.full(players, 1 / players)], axis=0)
        return found


def _divided(playouts: int | None, threads: int) -> list[int | None]:
    if playouts is None:
        return [None] * threads
    return [(playouts + number) // threads for number in range(threads)]


def _on_threads(work: Callable[[int], None], count: int) -> None:
    others = [threading.Thread(target=work, args=(number,)) for number in range(1, count)]
    for each in others:
        each.start()
    work(0)
    for each in others:
        each.join()
