"""The sweeper: sees that every bot that owes a turn plays it.

That a bot owes a turn follows from the table's state alone. Whatever is lost on the way (a worker, a message, the
whole server) is found again by looking; and a turn that was played twice finds that it is not owed any more.
"""

import asyncio
import logging
import zlib

from shadoof.core.record import Record
from shadoof.server.bots.pool import Pool
from shadoof.server.desk.desk import Desk
from shadoof.server.desk.rows import owes_bot
from shadoof.server.log import due_tables
from shadoof.server.log.reader import Reader
from shadoof.server.tables.state import TableState
from shadoof.server.tables.turns import commit_bot
from shadoof.server.trouble import Declined, Storage

DEADLINE = 30.0  # seconds a bot may think before a quick turn is taken instead
AGAIN = 5.0  # seconds after which a turn is tried again that could not be written
SWEEP = 60.0  # seconds between two looks at all tables
LOGGER = logging.getLogger(__name__)


class Sweeper:
    """Asks the pool for turns that are owed, and brings them to the tables."""

    def __init__(self, desk: Desk, reader: Reader, pool: Pool) -> None:
        self._desk = desk
        self._reader = reader
        self._pool = pool
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and position
        self._pool_runs = False
        desk.listeners.append(self.look_at)

    def start_pool(self) -> None:
        """Starts the workers, unless they run already."""
        if not self._pool_runs:
            self._pool_runs = True
            self._pool.start()

    def look_at(self, state: TableState) -> None:
        """Has the bot think that owes this table a turn, if there is one and it does not think yet."""
        owed = (state.id, state.position_n)
        if owes_bot(state) and owed not in self._thinking:
            task = asyncio.ensure_future(self._play(state))
            self._thinking[owed] = task
            task.add_done_callback(lambda _: self._thinking.pop(owed, None))

    def thinking(self) -> int:
        """How many turns are being chosen."""
        return len(self._thinking)

    async def run(self) -> None:
        """Looks at all tables now and then, for ever."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Looks at every table where a bot owes a turn; one that can't be read keeps no other waiting."""
        try:
            owing = await self._reader.ask(due_tables.owing_bots)
        except Storage:
            LOGGER.warning("The sweep could not read the database.")
            return
        for table_id in owing:
            try:
                self.look_at(await self._desk.state(table_id))
            except Declined as trouble:
                LOGGER.warning("The sweep passed a table over: %s", trouble.code)

    def stop(self) -> None:
        """Lets all thinking go; the next start finds what was owed."""
        for task in self._thinking.values():
            task.cancel()

    async def _play(self, state: TableState) -> None:
        seat = state.to_move
        assert seat is not None
        self.start_pool()
        turn = await self._pool.choose(
            record_value(state), state.seats[seat].bot, seed_of(state), DEADLINE, state.position
        )
        while True:
            try:
                await self._desk.change(
                    state.id, lambda pending: commit_bot(pending, state.position_n, turn.actions, turn.label)
                )
                return
            except Storage:
                await asyncio.sleep(AGAIN)
            except Declined as trouble:
                LOGGER.warning("A bot's turn was not taken: %s", trouble.code)
                return


def record_value(state: TableState) -> dict[str, object]:
    """The table's record, as far as it is played."""
    created = state.created
    record = Record(
        created.game,
        len(state.seats),
        state.first or 0,
        created.scenario,
        state.rules,
        list(state.actions),
    )
    return record.to_value()


def seed_of(state: TableState) -> int:
    """Another seed for each turn of each table, and the same for the same."""
    return zlib.crc32(f"{state.id} {state.position_n}".encode())
