"""The desk: every table that is looked at or changed goes over it.

A change is planned on the table as it is, written, and only then shown: while the disk does not have it, nobody sees
it. Requests for one table wait for each other; different tables share a transaction.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from shadoof.server.desk.bus import Bus
from shadoof.server.desk.live import Asked, Live
from shadoof.server.desk.past import Past
from shadoof.server.desk.rows import rows_of, summary_of
from shadoof.server.log import tables_log
from shadoof.server.log.reader import Reader
from shadoof.server.log.writer import Conflict, Writer
from shadoof.server.settings import Settings
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.folding import check_rules, fold_all
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Declined, Stale, Storage
from shadoof.server.views.events import Telling

Plan = Callable[[Pending], object]
Listener = Callable[[TableState], None]


class Desk:
    """Finds tables, changes them, and tells followers and listeners what came of it."""

    def __init__(
        self,
        settings: Settings,
        reader: Reader,
        writer: Writer,
        bus: Bus,
        downtimes: Downtimes,
        measure: Callable[[float], None] = lambda _: None,
    ) -> None:
        self.settings = settings
        self._measure = measure  # told the seconds from a change's coming to its events' going
        self.downtimes = downtimes
        self.listeners: list[Listener] = []  # told of every new state, e.g. to see whether a bot owes a turn
        self.past = Past(reader, downtimes)
        self._reader = reader
        self._writer = writer
        self._bus = bus
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Live]:
        """The table, kept in memory meanwhile; Declined where there is none."""
        live = await self._find(table_id)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1

    async def state(self, table_id: str) -> TableState:
        """The table as it is on disk."""
        return (await self._find(table_id)).state

    async def change(self, table_id: str, plan: Plan, asked: Asked | None = None, *, look: bool = True) -> int:
        """The number of the first entry that the plan added, or had added when the same was asked before.

        0 where it added none. `look`: whether an earlier answer is looked for first; a plan that declines whatever
        was done before is spared that.
        """
        # The change goes on even if who asked for it hangs up: memory must follow what is written.
        return await asyncio.shield(asyncio.ensure_future(self._change(table_id, plan, asked, look)))

    async def open(self, pending: Pending, asked: Asked) -> str:
        """The new table's id, or that of the one which the same request made before."""
        return await asyncio.shield(asyncio.ensure_future(self._open(pending, asked)))

    def peek(self, table_id: str) -> TableState | None:
        """The table's state, if the table is in memory."""
        live = self._tables.get(table_id)
        return live.state if live else None

    def number(self, table_id: str) -> int | None:
        """The number of its last event, if the table is in memory."""
        live = self._tables.get(table_id)
        return live.state.n if live else None

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def _change(self, table_id: str, plan: Plan, asked: Asked | None, look: bool) -> int:
        came = time.perf_counter()
        while True:
            async with self.using(table_id) as live, live.turnstile:
                # Who waited while a write failed holds a table that memory has let go; the disk may know more.
                if self._tables.get(table_id) is live:
                    n = await self._change_live(live, plan, asked, look)
                    self._measure(time.perf_counter() - came)
                    return n

    async def _change_live(self, live: Live, plan: Plan, asked: Asked | None, look: bool) -> int:
        earlier = await self.past.answered(asked) if asked and look else None
        if earlier:
            return earlier[1]
        pending = Pending(live.state, self.settings.clock(), self.downtimes)
        try:
            plan(pending)
        except Declined:
            earlier = await self.past.answered(asked) if asked and not look else None
            if earlier:
                return earlier[1]
            raise
        if not pending.told:
            return 0
        try:
            await self._write(pending, asked)
        except (Conflict, Storage) as trouble:
            # What is there now only the disk knows.
            self._tables.pop(live.state.id, None)
            if isinstance(trouble, Storage):
                raise
            earlier = await self.past.answered(asked) if asked else None
            if earlier:
                return earlier[1]
            raise Stale(live.state.id) from None
        self._show(live, pending)
        return pending.first_n

    async def _open(self, pending: Pending, asked: Asked) -> str:
        earlier = await self.past.answered(asked)
        if earlier:
            return earlier[0]
        try:
            await self._write(pending, asked)
        except Conflict:
            earlier = await self.past.answered(asked)
            if earlier:
                return earlier[0]
            raise
        self._keep(pending)
        return pending.state.id

    async def _write(self, pending: Pending, asked: Asked | None) -> None:
        changed = pending.all()
        rows = [row for each in changed for row in rows_of(each)]
        if asked:
            rows[0] = msgspec.structs.replace(rows[0], person=asked.person, key=asked.key, request=asked.request)
        summaries = [summary_of(each) for each in changed]
        await self._writer.submit(lambda connection: tables_log.append(connection, rows, summaries))

    def _show(self, live: Live, pending: Pending) -> None:
        """The disk has it: now everybody may see it."""
        live.state = pending.state
        events = list[bytes]()
        for entry, after in pending.told:
            event = Telling(entry, after, self.downtimes).event()
            if event is not None:
                events.append(msgspec.json.encode(event))
                live.recent.append((after.n, events[-1]))
        self._bus.publish(live.state.id, pending.first_n, events)
        for other in pending.others:
            self._keep(other)
        self._tell(live.state)

    def _keep(self, pending: Pending) -> None:
        self._remember(Live(pending.state))
        for other in pending.others:
            self._keep(other)
        self._tell(pending.state)

    def _tell(self, state: TableState) -> None:
        for listener in self.listeners:
            listener(state)

    async def _find(self, table_id: str) -> Live:
        live = self._tables.get(table_id)
        if live:
            self._tables.move_to_end(table_id)
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        log = await self._reader.ask(lambda connection: tables_log.read_log(connection, table_id))
        if not log:
            raise Declined("not_found")
        check_rules(log[0][0])
        state = fold_all(table_id, log, self.downtimes)
        assert state
        live = Live(state)
        self._remember(live)
        return live

    def _remember(self, live: Live) -> None:
        self._tables[live.state.id] = live
        for table_id in list(self._tables)[: max(0, len(self._tables) - self.settings.cached_tables)]:
            if not self._tables[table_id].users:
                del self._tables[table_id]
