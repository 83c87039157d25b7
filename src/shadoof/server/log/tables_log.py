"""Tables on disk: entries are appended, and what lists need is brought up to date with them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from shadoof.server.log.schema import ENTRIES, SEATS, TABLES
from shadoof.server.tables.entries import AnyEntry, read_entry


class Row(msgspec.Struct, frozen=True):
    """One new entry."""

    table_id: str
    n: int
    at: int
    body: str
    person: str | None = None
    key: str | None = None
    request: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What is derived from a table's entries, to find it by."""

    id: str
    game: str
    status: str
    listed: bool
    changed: int
    wake: int | None
    bot_due: bool
    line: bytes
    seats: dict[str, int] | None  # by person, as bits; None where nobody moved


_APPEND = insert(ENTRIES)
_NEW_TABLE = insert(TABLES)
_CHANGE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "changed", "wake", "bot_due", "line")})
)
_LOG = select(ENTRIES.c.body, ENTRIES.c.at).where(ENTRIES.c.table_id == bindparam("table")).order_by(ENTRIES.c.n)
_ANSWERED = select(ENTRIES.c.table_id, ENTRIES.c.n, ENTRIES.c.request).where(
    ENTRIES.c.person == bindparam("by"), ENTRIES.c.key == bindparam("under")
)


def append(connection: Connection, rows: Sequence[Row], summaries: Sequence[Summary]) -> None:
    """Writes entries of one or more tables; an IntegrityError where another writer was first."""
    connection.execute(_APPEND, [msgspec.structs.asdict(row) for row in rows])
    begun = {row.table_id for row in rows if row.n == 1}
    for summary in summaries:
        values = msgspec.structs.asdict(summary)
        seats = values.pop("seats")
        if summary.id in begun:
            connection.execute(_NEW_TABLE, values)
        else:
            changed = {f"new_{name}": values[name] for name in ("status", "changed", "wake", "bot_due", "line")}
            connection.execute(_CHANGE, {"table": summary.id, **changed})
        if seats is not None:
            connection.execute(delete(SEATS).where(SEATS.c.table_id == summary.id))
            rows_of_seats = [{"person": who, "table_id": summary.id, "seats": bits} for who, bits in seats.items()]
            if rows_of_seats:
                connection.execute(insert(SEATS), rows_of_seats)


def read_log(connection: Connection, table_id: str) -> list[tuple[AnyEntry, int]]:
    """All entries of a table, with their times; empty where there is no such table."""
    found = connection.execute(_LOG, {"table": table_id})
    return [(read_entry(body), at) for body, at in found]


def answered(connection: Connection, person: str, key: str) -> tuple[str, int, str] | None:
    """The table, the number and the request of the entry that the person's key came with."""
    found: Any = connection.execute(_ANSWERED, {"by": person, "under": key}).first()
    return tuple(found) if found else None
