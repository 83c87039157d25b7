"""The workers beside the server, and the one question they are asked: the turn they would play."""

import asyncio
import os
import time
from collections import Counter
from types import TracebackType
from typing import Any, Self

import structlog

from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.server.bots.haste import hasty_turn, is_whole_turn
from shadoof.server.bots.turn import BotTurn, label_of
from shadoof.server.bots.waiting import Thought, Waiting
from shadoof.server.bots.worker import Broken, Worker
from shadoof.server.operations.metrics import Metrics

MEMORY_MB = 768  # for one thought, beside what a warm worker takes
DEADLINE = 15.0
FIRST_REST, LONGEST_REST = 0.5, 30.0  # seconds before a worker that broke is replaced, doubled each time

log = structlog.get_logger()


def default_workers() -> int:
    """All cores but the one that serves."""
    return max(1, (os.cpu_count() or 1) - 1)


class Pool:
    """Worker processes for thinking, and one more that only takes quick thoughts, so that those never wait long.

    With 0 workers nobody thinks, and every turn is a hasty one. Workers elsewhere need no more than what `choose`
    passes on: a record, a level and a seed.
    """

    def __init__(
        self, workers: int | None = None, memory_mb: int = MEMORY_MB, metrics: Metrics | None = None
    ) -> None:
        self._count = default_workers() if workers is None else workers
        self._memory_mb = memory_mb
        self._waiting = Waiting()
        self._working: dict[int, Worker] = {}  # by place
        self._places: list[asyncio.Task[None]] = []
        self._metrics = metrics or Metrics()
        self.hasty: Counter[str] = Counter()  # turns without search, by what was wrong

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def start(self) -> None:
        """Starts the workers, one before the others: what it has to compile, they find compiled."""
        first = asyncio.Event()
        for place in range(self._count + 1 if self._count else 0):
            self._places.append(asyncio.create_task(self._keep(place, first)))

    async def close(self) -> None:
        """Ends the workers, whatever they do."""
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)
        self._places.clear()

    @property
    def pids(self) -> list[int]:
        """The processes that are warm; the last one takes only quick thoughts."""
        return [self._working[place].pid for place in sorted(self._working)]

    @property
    def queued(self) -> int:
        """How many thoughts no worker has taken yet."""
        return len(self._waiting)

    async def choose(
        self,
        record: dict[str, Any],
        level: int,
        seed: int,
        deadline_s: float = DEADLINE,
        position: Position | None = None,
    ) -> BotTurn:
        """The turn a bot of the level plays at the record's end, within the deadline whatever happens.

        `position` saves replaying the record. Cancelled, it stops the search that is going on.
        """
        here = position or Record.from_value(record).position()
        game = here.setup.game
        if not self._count:
            return _in_haste(here, level, seed)
        thought = Thought.of({"record": record, "level": level, "seed": seed}, game.levels[level - 1], deadline_s)
        self._waiting.put(thought)
        began, trouble = time.perf_counter(), "late"
        try:
            async with asyncio.timeout_at(thought.deadline):
                turn = await thought.answer
            if is_whole_turn(here, turn):
                self._metrics.thoughts.labels(str(level)).observe(time.perf_counter() - began)
                return BotTurn(turn, label_of(game, level, hasty=False))
            trouble = "illegal"
        except TimeoutError:
            pass
        except Broken as broken:
            trouble = str(broken)
        self.hasty[trouble] += 1
        self._metrics.hasty.labels(trouble).inc()
        log.warning("bot_in_haste", game=game.name, level=level, trouble=trouble)
        return _in_haste(here, level, seed)

    async def _keep(self, place: int, first: asyncio.Event) -> None:
        """Keeps one place filled with a worker that works, for ever."""
        if place > 0:
            await first.wait()
        rest = FIRST_REST
        while True:
            try:
                worker = await Worker.start(self._memory_mb)
            except (Broken, OSError) as trouble:
                log.error("bot_worker_not_started", place=place, trouble=str(trouble), next_try_s=rest)
                first.set()
                await asyncio.sleep(rest)
                rest = min(2 * rest, LONGEST_REST)
                continue
            first.set()
            rest = FIRST_REST
            self._working[place] = worker
            try:
                await self._work(worker, only_quick=place == self._count)
            finally:
                del self._working[place]
                await worker.kill()

    async def _work(self, worker: Worker, only_quick: bool) -> None:
        """Has the worker think until it breaks."""
        while True:
            thought = await self._next_for(worker, only_quick)
            if thought is None:
                return
            try:
                await worker.think(thought)
            except Broken as broken:
                log.error("bot_worker_broken", pid=worker.pid, trouble=str(broken))
                if not thought.answer.done():
                    thought.answer.set_exception(broken)
                return

    async def _next_for(self, worker: Worker, only_quick: bool) -> Thought | None:
        """The next thought; None when the worker ends while it waits for one."""
        taking = asyncio.create_task(self._waiting.take(only_quick))
        ending = asyncio.create_task(worker.ended())
        try:
            await asyncio.wait([taking, ending], return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                return taking.result()
            log.error("bot_worker_broken", pid=worker.pid, trouble="died idle")
            if taking.done():
                self._waiting.put(taking.result())
            return None
        finally:
            taking.cancel()
            ending.cancel()


def _in_haste(position: Position, level: int, seed: int) -> BotTurn:
    return BotTurn(hasty_turn(position, seed), label_of(position.setup.game, level, hasty=True), hasty=True)
