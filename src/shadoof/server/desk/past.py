"""What a table was, and what was answered before: read from the log, where memory does not reach."""

import msgspec

from shadoof.server.desk.live import Asked, Live
from shadoof.server.log import tables_log
from shadoof.server.log.reader import Reader
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.folding import fold, fold_all
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Declined
from shadoof.server.views.events import Telling

MOST_AGAIN = 200  # events that are made from the log again; who missed more gets a snapshot


class Past:
    """Answers from the log."""

    def __init__(self, reader: Reader, downtimes: Downtimes) -> None:
        self._reader = reader
        self._downtimes = downtimes

    async def events_since(self, live: Live, n: int) -> list[bytes] | None:
        """The events after number n, without a hole; None where a snapshot is the shorter answer."""
        found = live.events_since(n)
        if found is not None or not 0 < n < live.state.n or live.state.n - n > MOST_AGAIN:
            return found
        up_to, table_id = live.state.n, live.state.id
        log = (await self._reader.ask(lambda connection: tables_log.read_log(connection, table_id)))[:up_to]
        state = fold_all(table_id, log[:n], self._downtimes)
        assert state
        events = list[bytes]()
        for entry, at in log[n:]:
            state = fold(state, entry, at, self._downtimes)
            events.append(msgspec.json.encode(Telling(entry, state, self._downtimes).event()))
        return events

    async def state_at(self, table_id: str, n: int) -> TableState:
        """The table as it was after entry n."""
        log = await self._reader.ask(lambda connection: tables_log.read_log(connection, table_id))
        state = fold_all(table_id, log[:n], self._downtimes)
        if state is None or n > len(log):
            raise Declined("not_found")
        return state

    async def answered(self, asked: Asked) -> tuple[str, int] | None:
        """The table and number of the entry that the same request made before."""
        found = await self._reader.ask(lambda connection: tables_log.answered(connection, asked.person, asked.key))
        if found and found[2] != asked.request:
            raise Declined("key_used")
        return found[:2] if found else None
