"""A new name, told at every table that goes on where the person sits."""

from sqlalchemy import Connection, select

from shadoof.server.desk.desk import Desk
from shadoof.server.log.people_log import Person
from shadoof.server.log.reader import Reader
from shadoof.server.log.schema import SEATS, TABLES
from shadoof.server.tables import seating

MOST = 50  # tables; older ones keep the name they know


class Renaming:
    """Brings names to tables."""

    def __init__(self, desk: Desk, reader: Reader) -> None:
        self._desk = desk
        self._reader = reader

    async def tell_tables(self, person: Person) -> None:
        """Calls the person by their name wherever they sit and the game is not over."""

        def open_tables(connection: Connection) -> list[str]:
            found = select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
            mine = (SEATS.c.person == person.id) & (SEATS.c.seats > 0) & TABLES.c.status.in_(("open", "running"))
            return list(
                connection.execute(found.where(mine).order_by(TABLES.c.changed.desc()).limit(MOST)).scalars()
            )

        for table_id in await self._reader.ask(open_tables):
            await self._desk.change(table_id, lambda pending: seating.rename(pending, person.id, person.name))
