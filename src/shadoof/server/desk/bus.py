"""Where events go from the table that caused them to whoever follows it; in this process, or by a broker one day."""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol


class Bus(Protocol):
    """Carries "these are the events of this table, from this number on" to those who follow the table."""

    def publish(self, table_id: str, first: int, events: list[bytes]) -> None:
        """Hands the events, as JSON and in order, to every follower."""

    def follow(self, table_id: str, follower: "Follower") -> None:
        """From now on the follower is handed the table's events."""

    def leave(self, table_id: str, follower: "Follower") -> None:
        """No longer."""


Follower = Callable[[str, int, int, str], None]  # table, numbers of the first and last event, the message


class LocalBus:
    """A bus within one process: each message is put together once and handed over as it is."""

    def __init__(self) -> None:
        self._followers: defaultdict[str, dict[Follower, None]] = defaultdict(dict)

    def publish(self, table_id: str, first: int, events: list[bytes]) -> None:
        """Hands the events to every follower."""
        followers = self._followers.get(table_id)
        if followers:
            message = events_message(table_id, events)
            for follower in list(followers):
                follower(table_id, first, first + len(events) - 1, message)

    def follow(self, table_id: str, follower: Follower) -> None:
        """From now on the follower is handed the table's events."""
        self._followers[table_id][follower] = None

    def leave(self, table_id: str, follower: Follower) -> None:
        """No longer."""
        followers = self._followers.get(table_id, {})
        followers.pop(follower, None)
        if not followers:
            self._followers.pop(table_id, None)


def events_message(table_id: str, events: list[bytes]) -> str:
    """An `Events` message around events that are JSON already."""
    return f'{{"type":"events","table":"{table_id}","events":[{b",".join(events).decode()}]}}'
