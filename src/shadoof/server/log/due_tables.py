"""Which tables need something without anybody asking: what the timekeeper and the sweeper take up after a start."""

from sqlalchemy import Connection, select

from shadoof.server.log.schema import TABLES


def waking(connection: Connection) -> list[tuple[str, int]]:
    """Tables where something happens by itself, and when at the earliest."""
    found = select(TABLES.c.id, TABLES.c.wake).where(
        TABLES.c.status.in_(("open", "running")), TABLES.c.wake.is_not(None)
    )
    return [(table_id, at) for table_id, at in connection.execute(found)]


def owing_bots(connection: Connection) -> list[str]:
    """Tables where a bot owes a turn."""
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.bot_due)).scalars())
