"""The memory of one search: positions that were walked through, and what playouts from them were worth."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from shadoof.core.game import Game
from shadoof.core.position import Position
from shadoof.core.style import Style
from shadoof.search.specialised import specialised

MOST_NODES = 1 << 19
MOVED_AT_ONCE = 1 << 13  # positions, before it is asked again whether to stop
FEWEST_NODES = 1 << 10
EDGES_A_NODE = 16  # a position that is seldom visited has none, one that is, has dozens


@dataclass(frozen=True)
class Branches:
    """The legal actions of a position, and what the search found: arrays side by side."""

    actions: NDArray[np.int32]
    visits: NDArray[np.int64]
    worth: NDArray[np.float64]  # the mean to the seat that moves; meaningless where there were no visits
    shares: NDArray[np.float64]  # by action and seat: mean share of the win after it
    looks: NDArray[np.float32]  # how likely each is to be good, at a glance; 1 in all
    solved: bool  # whether the worths are certain, of all actions


class Tree:
    """One thread's tree. It holds at most `MOST_NODES` positions: about 220 MB, touched as they come.

    A tree that is full goes on counting on what it has; `focus` makes room by forgetting what can't come any more.
    """

    def __init__(self, game: Game, style: Style, seed: int, room: int = MOST_NODES) -> None:
        self.kernel = specialised("tree", game)
        self.settings = np.array(style.numbers())
        self.random = np.array([seed % (1 << 64)], np.uint64)
        self.capacity = max(FEWEST_NODES, 1 << (min(room, MOST_NODES) - 1).bit_length())
        self._take_memory()

    def _take_memory(self) -> None:
        self.nodes = np.zeros(self.capacity, np.dtype((np.record, self.kernel.NODE)))
        self.edges = np.zeros(self.capacity * EDGES_A_NODE, np.dtype((np.record, self.kernel.EDGE)))
        self.places = np.zeros(2 * self.capacity, np.int32)
        self.used = np.zeros(2, np.int64)

    def grow(self, position: Position, playouts: int) -> bool:
        """Adds so many playouts from the position, and other threads run meanwhile; whether all is certain now."""
        if self.used[0] == len(self.nodes) and not self.knows(position):
            self._take_memory()
        running = position.tables()
        solved = self.kernel.grow(
            position.setup.boards,
            position.tables(),
            running,
            running.view(np.uint64),
            self.nodes,
            self.edges,
            self.places,
            self.used,
            self.settings,
            self.random,
            playouts,
        )
        return bool(solved)

    def branches(self, position: Position) -> Branches | None:
        """What is known of the position's actions; None where it was not walked through often enough."""
        number = self._find(position)
        if number < 0 or self.nodes[number].count <= 0:
            return None
        node = self.nodes[number]
        edges = self.edges[node.first : node.first + node.count]
        children = edges["child"]
        known = np.where(children >= 0, children, 0)
        visits = np.maximum(self.nodes["visits"][known], 1)[:, None]
        shares = np.where((children >= 0)[:, None], self.nodes["shares"][known] / visits, 0.0)
        worth = edges["merit"].astype(np.float64)
        if node.solved:
            # An edge's mean is as old as the last walk over it, and its end may have been solved by another way.
            worth = self.nodes["worth"][known, node.mover] / visits[:, 0]
        visited = edges["visits"].astype(np.int64)
        return Branches(edges["action"].copy(), visited, worth, shares, edges["prior"].copy(), bool(node.solved))

    def knows(self, position: Position) -> bool:
        """Whether any playout went through the position."""
        return self._find(position) >= 0

    def shares(self, position: Position) -> NDArray[np.float64]:
        """Each seat's mean share of the win in all playouts from the position."""
        node = self.nodes[self._find(position)]
        found: NDArray[np.float64] = node.shares / max(1, node.visits)
        return found

    def focus(self, position: Position, stopped: Callable[[], bool] = lambda: False) -> None:
        """Forgets what can't come any more, where less than half of the room is left."""
        if self.used[0] * 2 >= len(self.nodes) or self.used[1] * 2 >= len(self.edges):
            self.forget_all_but(position, stopped)

    def forget_all_but(self, position: Position, stopped: Callable[[], bool] = lambda: False) -> None:
        """Keeps what can be reached from the position, as far as half of the room; nothing where it is stopped."""
        nodes, edges = self.nodes, self.edges
        top = self._find(position)
        self._take_memory()
        if top < 0:
            return
        queue, new = np.empty(self.capacity, np.int32), np.full(self.capacity, -1, np.int32)
        queue[0], new[top] = top, 0
        moved = np.array([0, 1])
        to = (self.nodes, self.edges, self.places, self.used, queue, new, moved)
        while not self.kernel.move_branch(nodes, edges, *to, MOVED_AT_ONCE):
            if stopped():
                self._take_memory()
                return

    def _find(self, position: Position) -> int:
        words = position.tables().view(np.uint64)
        return int(self.kernel.look_up(words, self.nodes, self.places))

    @cached_property
    def size(self) -> int:
        """The most bytes the tree may take."""
        return sum(each.nbytes for each in (self.nodes, self.edges, self.places))
