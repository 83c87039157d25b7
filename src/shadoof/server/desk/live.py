"""A table in memory: its state, and what was made of it for many viewers."""

import asyncio
from collections import deque

import msgspec

from shadoof.server.tables.state import TableState
from shadoof.server.views.tables import Shared

EVENTS_KEPT = 8  # for those whose link broke a moment ago; older ones are made from the log again


class Live:
    """One table. Requests that change it take `turnstile`, one after the other."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.turnstile = asyncio.Lock()
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=EVENTS_KEPT)  # the last events, without a hole
        self.users = 0  # requests that hold it: it is not forgotten meanwhile
        self._shared: Shared | None = None

    @property
    def shared(self) -> Shared:
        """What all viewers see alike, made once for each state."""
        if self._shared is None or self._shared.n != self.state.n:
            self._shared = Shared.of(self.state)
        return self._shared

    def events_since(self, n: int) -> list[bytes] | None:
        """The events after number n; None where memory does not reach so far back."""
        missing = self.state.n - n
        if missing < 0 or missing > len(self.recent):
            return None
        return [event for _, event in list(self.recent)[len(self.recent) - missing :]]


class Asked(msgspec.Struct, frozen=True):
    """Who asked for a change, and how to know the same request when it comes again."""

    person: str
    key: str
    request: str  # a digest of what was asked
