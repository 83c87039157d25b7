"""How one server is set up: where its data lies, what it listens on, and every limit that can be changed."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

DAY = 24 * 3600 * 1000


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """Everything that differs between servers. Times are milliseconds unless they say seconds."""

    data: Path  # the one folder that holds the database and the secret
    https: bool = False  # whether people reach it by https; cookies are then sent by https alone
    origins: tuple[str, ...] = ()  # addresses of the pages that may talk to it, besides its own
    clock: Callable[[], int] = field(default=wall_clock, compare=False)
    database: str = ""  # another database's address; else SQLite in the data folder
    busy_seconds: float = 2.0  # how long a write waits for a locked database
    cached_tables: int = 4096  # running tables kept folded in memory
    open_table_life: int = 7 * DAY  # a table that has not started by then is cancelled
    bots_ready: bool = True  # they start with the server, and not when the first bot is to play
    heartbeat_seconds: float = 10.0
    alive_seconds: float = 5.0  # between signs of life on disk, by which a restart knows how long nobody was there
    sockets_per_person: int = 20
    sockets_per_address: int = 500
    bot_workers: int | None = None  # processes that think; all cores but one where nothing is said, 0 for none
    open_metrics: bool = False  # whether /metrics answers other machines too
    requests_a_second: float = 20.0  # per person, and five times that per address
    requests_at_once: int = 100

    @property
    def address(self) -> str:
        """The database's address, as SQLAlchemy writes it."""
        return self.database or f"sqlite:///{self.data / 'shadoof.sqlite'}"
