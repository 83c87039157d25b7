"""One socket's side of the server: what it follows, what it knows, and what waits to be sent to it.

What waits is bounded. A reader that is too slow for it loses what waits and gets a snapshot of each table it follows
once there is room; one that takes nothing at all is closed.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from shadoof.server.messages import Answer

MOST_WAITING = 1_000_000  # bytes
SLOWEST = 30.0  # seconds that one message may take

Send = Callable[[str], Awaitable[None]]


class Viewer:
    """What one socket follows. Whoever has news calls `hand`, which never waits; `run` sends."""

    def __init__(
        self, person: str, language: str, send: Send, refresh: "Callable[[Viewer, str], Awaitable[None]]"
    ) -> None:
        self.person = person
        self.language = language
        self.known: dict[str, int] = {}  # by table, the number of the last event that was handed over
        self.behind: set[str] = set()  # tables that need a snapshot
        self.unwelcome = False  # closed for good: coming back in a moment changes nothing
        self._send = send
        self._refresh = refresh
        self._waiting: deque[tuple[str | None, str]] = deque()
        self._size = 0
        self._news = asyncio.Event()

    def hand(self, message: Answer) -> None:
        """A message that is this viewer's alone."""
        self._put(None, msgspec.json.encode(message).decode())

    def hand_text(self, table_id: str, text: str) -> None:
        """A message about a table, made for all who follow it."""
        if table_id not in self.behind:
            self._put(table_id, text)

    def hand_events(self, table_id: str, first: int, last: int, text: str) -> None:
        """Events of a table; with a hole before them, or half known, the table is sent whole instead."""
        known = self.known.get(table_id)
        if known is None or table_id in self.behind or last <= known:
            return
        if first != known + 1:
            self.fall_behind(table_id)
            return
        self.known[table_id] = last
        self._put(table_id, text)

    def fall_behind(self, *table_ids: str) -> None:
        """These tables are sent whole, as soon as there is room."""
        self.behind.update(table_ids)
        self._waiting = deque(each for each in self._waiting if each[0] not in self.behind)
        self._size = sum(len(text) for _, text in self._waiting)
        self._news.set()

    def is_full(self) -> bool:
        """Whether it should first take what waits before it asks for more."""
        return self._size > MOST_WAITING

    async def run(self) -> None:
        """Sends what there is until the socket goes, or takes nothing for too long (TimeoutError)."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting or self.behind:
                while self._waiting:
                    _, text = self._waiting.popleft()
                    self._size -= len(text)
                    async with asyncio.timeout(SLOWEST):
                        await self._send(text)
                for table_id in list(self.behind):
                    await self._refresh(self, table_id)

    def _put(self, table_id: str | None, text: str) -> None:
        self._waiting.append((table_id, text))
        self._size += len(text)
        self._news.set()
        if self._size > MOST_WAITING and self.known:
            self.fall_behind(*self.known)
