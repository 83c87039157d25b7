"""The timekeeper: looks at a table again when something is due there by the passing of time alone."""

import asyncio
import heapq
import logging

from shadoof.server.desk.desk import Desk
from shadoof.server.events.presence import Presences
from shadoof.server.log import due_tables
from shadoof.server.log.reader import Reader
from shadoof.server.tables import absence
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Declined, Stale, Storage

LONGEST_NAP = 1.0  # seconds: the clock may be set, and tests have their own
AGAIN = 5_000  # milliseconds after which a table is tried again that could not be written
LOGGER = logging.getLogger(__name__)


class Timekeeper:
    """Knows when each table is to be looked at; what is due there the table's own state says."""

    def __init__(self, desk: Desk, reader: Reader, presences: Presences) -> None:
        self._desk = desk
        self._reader = reader
        self._presences = presences
        self._times: dict[str, int] = {}  # by table, the time that counts
        self._queue: list[tuple[int, str]] = []  # may hold older times too
        self._news = asyncio.Event()
        desk.listeners.append(self.look_at)
        presences.listeners.append(self._someone_moved)

    async def begin(self) -> None:
        """Takes up what a restart interrupted."""
        for table_id, at in await self._reader.ask(due_tables.waking):
            self._wait_for(table_id, at)

    def look_at(self, state: TableState) -> None:
        """Notes when something may be due at the table."""
        away = self._away_since(state)
        self._wait_for(state.id, absence.wake(state, self._desk.settings.clock(), away, self._desk.downtimes))
        if state.status in ("over", "cancelled"):
            self._presences.forget(state.id)

    async def run(self) -> None:
        """Looks at tables when it is time, for ever."""
        while True:
            await self.tick()
            nap = LONGEST_NAP
            if self._queue:
                nap = min(nap, (self._queue[0][0] - self._desk.settings.clock()) / 1000)
            self._news.clear()
            try:
                async with asyncio.timeout(max(0.01, nap)):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def tick(self) -> None:
        """Does what is due by now."""
        now = self._desk.settings.clock()
        while self._queue and self._queue[0][0] <= now:
            at, table_id = heapq.heappop(self._queue)
            if self._times.get(table_id) == at:
                del self._times[table_id]
                await self._pass_time(table_id, now)

    async def _pass_time(self, table_id: str, now: int) -> None:
        try:
            state = await self._desk.state(table_id)
            away = self._away_since(state)
            await self._desk.change(table_id, lambda pending: absence.pass_time(pending, away))
            self.look_at(await self._desk.state(table_id))
        except (Storage, Stale):
            self._wait_for(table_id, now + AGAIN)
        except Declined as trouble:
            LOGGER.warning("A table was passed over: %s", trouble.code)

    def _someone_moved(self, table_id: str) -> None:
        state = self._desk.peek(table_id)
        if state:
            self.look_at(state)

    def _away_since(self, state: TableState) -> int | None:
        seat = state.to_move
        if seat is None or not state.seats[seat].person:
            return None
        return self._presences.away_since(state.id, state.seats[seat].person)

    def _wait_for(self, table_id: str, at: int | None) -> None:
        if at is None:
            self._times.pop(table_id, None)
        elif self._times.get(table_id) != at:
            self._times[table_id] = at
            heapq.heappush(self._queue, (at, table_id))
            self._news.set()
