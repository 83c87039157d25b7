"""The truth about a table: its entries as they stand on disk, read without the server."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Line:
    """One entry."""

    n: int
    at: int
    kind: str
    body: dict[str, Any]
    person: str | None
    key: str | None


@contextmanager
def reading(data: Path) -> Iterator[sqlite3.Connection]:
    """The database, for looking only."""
    with closing(sqlite3.connect(f"file:{data / 'shadoof.sqlite'}?mode=ro", uri=True, timeout=10)) as connection:
        yield connection


def lines(data: Path, table_id: str) -> list[Line]:
    """All entries of the table; they are numbered from 1 without a hole."""
    question = "SELECT n, at, body, person, key FROM entries WHERE table_id = ? ORDER BY n"
    with reading(data) as connection:
        rows = connection.execute(question, (table_id,)).fetchall()
    found = list[Line]()
    for n, at, text, person, key in rows:
        body = json.loads(text)
        found.append(Line(n, at, body["kind"], body, person, key))
    assert [line.n for line in found] == list(range(1, len(found) + 1)), "the log has a hole"
    return found


def tables(data: Path) -> list[str]:
    """Every table there is."""
    with reading(data) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
