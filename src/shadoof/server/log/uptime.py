"""When the server was there, as far as the disk knows: what clocks need after a restart."""

from sqlalchemy import Connection, func, insert, select, update

from shadoof.server.log.schema import ALIVE, DOWNTIMES, TABLES
from shadoof.server.tables.downtimes import Downtimes

ROW = 1


def read_downtimes(connection: Connection) -> Downtimes:
    """Every stretch of time the server was not there."""
    rows = connection.execute(select(DOWNTIMES.c.began, DOWNTIMES.c.ended))
    return Downtimes([(began, ended) for began, ended in rows])


def last_seen(connection: Connection) -> int | None:
    """When the server was last there: its last sign of life, or the last change of any table; None for a new one."""
    signs = [
        connection.execute(select(ALIVE.c.at)).scalar(),
        connection.execute(select(func.max(TABLES.c.changed))).scalar(),
    ]
    return max((sign for sign in signs if sign is not None), default=None)


def sign_of_life(connection: Connection, at: int) -> None:
    """Notes that the server is there."""
    if not connection.execute(update(ALIVE).values(at=at)).rowcount:
        connection.execute(insert(ALIVE).values(id=ROW, at=at))


def was_down(connection: Connection, began: int, ended: int) -> None:
    """Notes a stretch of time without a server, and a sign of life after it."""
    connection.execute(insert(DOWNTIMES).values(began=began, ended=ended))
    sign_of_life(connection, ended)
