"""Thoughts that wait for a worker: short ones overtake long ones, and none waits for ever."""

import asyncio
import heapq
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from shadoof.core.style import Level

PLAYOUTS_A_SECOND = 20_000  # roughly, of a search on a busy core
QUICK = 0.25  # expected seconds up to which a thought may use the worker that is kept for quick ones
PATIENCE = 4  # a thought is due after so many times the seconds it is expected to take
_numbers = count()


def expected_seconds(effort: Level) -> float:
    """How long a level thinks about a turn."""
    return effort.seconds or effort.playouts / PLAYOUTS_A_SECOND


@dataclass(order=True)
class Thought:
    """One question to a computer player, ordered by when it is due."""

    due: float  # on the event loop's clock
    number: int = field(init=False, default_factory=lambda: next(_numbers))
    quick: bool = field(compare=False)
    deadline: float = field(compare=False)  # when an answer is of no use any more
    question: dict[str, Any] = field(compare=False)
    answer: "asyncio.Future[list[str]]" = field(compare=False)

    @classmethod
    def of(cls, question: dict[str, Any], effort: Level, deadline_s: float) -> "Thought":
        """A thought that begins to wait now."""
        loop = asyncio.get_running_loop()
        expected = expected_seconds(effort)
        due = loop.time() + PATIENCE * expected
        return cls(due, expected <= QUICK, loop.time() + deadline_s, question, loop.create_future())


class Waiting:
    """The thoughts that no worker has taken yet."""

    def __init__(self) -> None:
        self._heaps: dict[bool, list[Thought]] = {True: [], False: []}
        self._idle: list[asyncio.Future[None]] = []

    def __len__(self) -> int:
        return sum(not thought.answer.done() for heap in self._heaps.values() for thought in heap)

    def put(self, thought: Thought) -> None:
        """Adds one, and wakes the workers that wait."""
        heapq.heappush(self._heaps[thought.quick], thought)
        for idle in self._idle:
            if not idle.done():
                idle.set_result(None)
        self._idle.clear()

    async def take(self, only_quick: bool) -> Thought:
        """The thought that is due first, as soon as there is one."""
        while (thought := self._pop(only_quick)) is None:
            idle = asyncio.get_running_loop().create_future()
            self._idle.append(idle)
            await idle
        return thought

    def _pop(self, only_quick: bool) -> Thought | None:
        heaps = [self._heaps[True]] if only_quick else list(self._heaps.values())
        for heap in heaps:
            while heap and heap[0].answer.done():  # nobody waits for it any more
                heapq.heappop(heap)
        filled = [heap for heap in heaps if heap]
        return heapq.heappop(min(filled, key=lambda heap: heap[0])) if filled else None
