"""People on disk."""

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from shadoof.server.log.schema import PEOPLE


class Person(msgspec.Struct, frozen=True):
    """One person. `kept`: whether the disk knows them; who only looked around is in nothing but their cookie."""

    id: str
    name: str
    language: str
    generation: int
    created: int
    kept: bool = True


_COLUMNS = [PEOPLE.c[name] for name in ("id", "name", "language", "generation", "created")]
_BY_ID = select(*_COLUMNS).where(PEOPLE.c.id == bindparam("who"))
_BY_RECOVERY = select(*_COLUMNS).where(PEOPLE.c.recovery == bindparam("digest"))


def find_person(connection: Connection, person_id: str) -> Person | None:
    """The person of that id."""
    found = connection.execute(_BY_ID, {"who": person_id}).first()
    return Person(*found) if found else None


def find_by_recovery(connection: Connection, digest: str) -> Person | None:
    """The person whose recovery secret has that digest."""
    found = connection.execute(_BY_RECOVERY, {"digest": digest}).first()
    return Person(*found) if found else None


def keep_person(connection: Connection, person: Person, recovery: str | None = None) -> Person:
    """Writes the person as they are now, and the digest of a new recovery secret if there is one."""
    values = {name: getattr(person, name) for name in ("name", "language", "generation")}
    if recovery:
        values["recovery"] = recovery
    if not connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values)).rowcount:
        connection.execute(insert(PEOPLE).values(id=person.id, created=person.created, **values))
    return msgspec.structs.replace(person, kept=True)
