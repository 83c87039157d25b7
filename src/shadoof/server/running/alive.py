"""Signs of life on disk, so that a restart knows how long nobody was there; also after the machine slept."""

import asyncio
import logging
from collections.abc import Callable

from shadoof.server.log import uptime
from shadoof.server.log.writer import Writer
from shadoof.server.settings import Settings
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Storage

ASLEEP = 3  # so many signs missing: the machine slept, or the clock was set
LOGGER = logging.getLogger(__name__)


class Alive:
    """Leaves a sign every few seconds."""

    def __init__(self, settings: Settings, writer: Writer, downtimes: Downtimes) -> None:
        self._settings = settings
        self._writer = writer
        self._downtimes = downtimes
        self._last = settings.clock()  # when the server was certainly there
        self.listeners: list[Callable[[], None]] = []  # told when clocks turn out to have stood still

    def saw(self, state: TableState) -> None:
        """A table changed: no time before that was without a server."""
        self._last = max(self._last, state.changed)

    async def begin(self, last_seen: int | None) -> None:
        """The first sign after a start; the time since the last one before counts for nobody."""
        try:
            await self._sign(last_seen, self._settings.clock())
        except Storage:
            LOGGER.warning("No sign of life could be written.")

    async def run(self) -> None:
        """Signs for ever."""
        pause = self._settings.alive_seconds
        while True:
            await asyncio.sleep(pause)
            now = self._settings.clock()
            last, self._last = self._last, now
            slept = now - last > ASLEEP * pause * 1000
            try:
                await self._sign(last if slept else None, now)
            except Storage:
                LOGGER.warning("No sign of life could be written.")

    async def _sign(self, gone_since: int | None, now: int) -> None:
        if gone_since is not None and gone_since < now:
            await self._writer.submit(lambda connection: uptime.was_down(connection, gone_since, now))
            self._downtimes.add(gone_since, now)
            for listener in self.listeners:
                listener()
        else:
            await self._writer.submit(lambda connection: uptime.sign_of_life(connection, now))
