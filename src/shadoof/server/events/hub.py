"""All sockets: who follows which table, heartbeats, and news of who is there."""

import asyncio
import contextlib

import msgspec

from shadoof.server.desk.bus import Bus, events_message
from shadoof.server.desk.desk import Desk
from shadoof.server.desk.showing import Showing
from shadoof.server.events.presence import Presences
from shadoof.server.events.viewer import Viewer
from shadoof.server.messages import Heartbeat, Presence, Snapshot
from shadoof.server.tables.clocks import stood_still
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Declined

MOST_TABLES = 64  # that one socket follows
SETTLED = 0.2  # seconds in which people come and go before the others are told


class Hub:
    """Connects viewers with tables."""

    def __init__(self, desk: Desk, bus: Bus, presences: Presences, showing: Showing) -> None:
        self._desk = desk
        self._bus = bus
        self._presences = presences
        self._showing = showing
        self._viewers: dict[Viewer, asyncio.Task[None]] = {}
        self._unsettled: set[str] = set()
        self._by_table: dict[str, set[Viewer]] = {}
        self._seated: dict[str, list[str]] = {}  # who sat at each table that is followed
        presences.listeners.append(self._someone_moved)
        desk.listeners.append(self._someone_sat_down)

    def count(self) -> int:
        """How many sockets are open."""
        return len(self._viewers)

    def open(self, viewer: Viewer, task: asyncio.Task[None]) -> None:
        """A socket came; `task` is cancelled to close it."""
        self._viewers[viewer] = task

    def close(self, viewer: Viewer) -> None:
        """It went."""
        for table_id in list(viewer.known):
            self.unwatch(viewer, table_id)
        self._viewers.pop(viewer, None)

    def close_person(self, person: str) -> None:
        """Ends all sockets of a person whose cookies have ended."""
        for viewer, task in list(self._viewers.items()):
            if viewer.person == person:
                viewer.unwelcome = True
                task.cancel()

    async def watch(self, viewer: Viewer, table_id: str, since: int) -> None:
        """From now on the viewer gets the table's events: first those after `since`, or the table whole."""
        if table_id not in viewer.known and len(viewer.known) >= MOST_TABLES:
            raise Declined("too_many")
        async with self._desk.using(table_id) as live:
            if table_id not in viewer.known:
                self._bus.follow(table_id, viewer.hand_events)
                self._by_table.setdefault(table_id, set()).add(viewer)
                viewer.known[table_id] = 0
                self._presences.come(table_id, viewer.person)
            reached = live.state.n
            known = since and not stood_still(live.state, self._desk.settings.clock(), self._desk.downtimes)
            missing = await self._desk.past.events_since(live, since) if known else None
            if missing is None:
                viewer.fall_behind(table_id)
                return
            viewer.behind.discard(table_id)
            viewer.known[table_id] = since
            if missing:
                viewer.hand_events(table_id, since + 1, reached, events_message(table_id, missing))
            if live.state.n != reached:  # more came while the disk was read
                viewer.fall_behind(table_id)

    def unwatch(self, viewer: Viewer, table_id: str) -> None:
        """No longer."""
        if viewer.known.pop(table_id, None) is None:
            return
        viewer.behind.discard(table_id)
        self._bus.leave(table_id, viewer.hand_events)
        viewers = self._by_table[table_id]
        viewers.discard(viewer)
        if not viewers:
            del self._by_table[table_id]
            self._seated.pop(table_id, None)
        self._presences.go(table_id, viewer.person)

    async def refresh(self, viewer: Viewer, table_id: str) -> None:
        """Hands the viewer the table whole."""
        with contextlib.suppress(Declined):
            table = await self._showing.table(table_id, viewer.person)
            viewer.behind.discard(table_id)
            if table_id in viewer.known:
                viewer.known[table_id] = table.n
                viewer.hand(Snapshot(table=table))
            return
        viewer.behind.discard(table_id)

    def stood_still(self) -> None:
        """Nobody was there for a while, and clocks are otherwise than clients know: all of them are told."""
        for viewer in self._viewers:
            viewer.fall_behind(*viewer.known)

    def beat(self, viewer: Viewer) -> None:
        """Tells the viewer the time, and how far each table is."""
        numbers = {table_id: self._desk.number(table_id) or known for table_id, known in viewer.known.items()}
        viewer.hand(Heartbeat(now=self._desk.settings.clock(), tables=numbers))

    async def run(self) -> None:
        """Heartbeats for ever, spread evenly over the time between two."""
        while True:
            viewers = list(self._viewers)
            pause = self._desk.settings.heartbeat_seconds
            for viewer in viewers:
                await asyncio.sleep(pause / len(viewers))
                if viewer in self._viewers:
                    self.beat(viewer)
            if not viewers:
                await asyncio.sleep(pause / 10)

    def _someone_sat_down(self, state: TableState) -> None:
        # Who watched until now is counted there no longer, and is seen to be here.
        people = list(state.people())
        if state.id in self._by_table and self._seated.get(state.id) != people:
            self._seated[state.id] = people
            self._someone_moved(state.id)

    def _someone_moved(self, table_id: str) -> None:
        if table_id not in self._unsettled:
            self._unsettled.add(table_id)
            asyncio.get_running_loop().call_later(SETTLED, self._tell_presence, table_id)

    def _tell_presence(self, table_id: str) -> None:
        self._unsettled.discard(table_id)
        viewers = self._by_table.get(table_id)
        state = self._desk.peek(table_id)
        if not viewers or state is None:
            return
        here, watching = self._presences.here(state), self._presences.watching(state)
        text = msgspec.json.encode(Presence(table=table_id, here=here, watching=watching)).decode()
        for viewer in viewers:
            viewer.hand_text(table_id, text)
