"""Engines with the settings each database needs; the one file that knows SQLite from others."""

from typing import Any

from sqlalchemy import Engine, create_engine, event

from shadoof.server.settings import Settings

READERS = 2  # connections that read while one writes


def writing_engine(settings: Settings) -> Engine:
    """One connection, on which every transaction is a writer's from its first statement."""
    engine = _engine(settings, pool_size=1, max_overflow=0)
    if engine.dialect.name == "sqlite":
        # A transaction that begins as a reader's and then writes fails at once where another writes, without waiting.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def reading_engine(settings: Settings) -> Engine:
    """Connections that see what is committed and hold up nobody."""
    engine = _engine(settings, pool_size=READERS, max_overflow=READERS)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        event.listen(engine, "connect", lambda connection, _record: connection.execute("PRAGMA query_only=ON"))
    return engine


def _engine(settings: Settings, **pool: int) -> Engine:
    if not settings.address.startswith("sqlite"):
        return create_engine(settings.address, pool_pre_ping=True, **pool)
    engine = create_engine(
        settings.address, connect_args={"check_same_thread": False, "timeout": settings.busy_seconds}, **pool
    )

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        # FULL: what was acknowledged survives a power cut, not only a crash of the program.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(engine, "connect", prepare)
    return engine
