"""Lists of tables, a page at a time, newest first; from what is kept beside the log, nothing is folded."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, select

from shadoof.server.log.schema import SEATS, TABLES

PAGE = 20


def page_of_tables(
    connection: Connection, kind: str, person: str, status: str | None, game: str | None, page: int
) -> tuple[list[tuple[bytes, int]], int]:
    """The rows of a page as JSON, each with the person's seats as bits; and how many pages there are."""
    mine = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.person == person)
    conditions: list[ColumnElement[bool]] = []
    if kind == "lobby":
        conditions += [TABLES.c.listed, TABLES.c.status == "open"]
    elif kind == "live":
        conditions += [TABLES.c.listed, TABLES.c.status == "running"]
    if status:
        conditions.append(TABLES.c.status == status)
    if game:
        conditions.append(TABLES.c.game == game)

    def of(found: Select[Any]) -> Select[Any]:
        joined = found.select_from(TABLES.join(SEATS, mine, isouter=kind != "mine"))
        return joined.where(*conditions)

    total = connection.execute(of(select(func.count()))).scalar_one()
    rows = connection.execute(
        of(select(TABLES.c.line, func.coalesce(SEATS.c.seats, 0)))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        .limit(PAGE)
        .offset((page - 1) * PAGE)
    )
    return [(bytes(line), seats) for line, seats in rows], max(1, -(-total // PAGE))
