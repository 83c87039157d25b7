"""The database, as the newest migration leaves it.

`entries` is the truth: a table is what folding its entries gives. `tables` and `seats` are derived from the entries
in the same transaction, so that lists and whoever looks for work need not fold anything.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # two writers cannot both write entry n
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # an Entry as JSON
    Column("person", String(16)),  # who asked for it, where a key came with it
    Column("key", String(64)),  # the same for every try of that person's request
    Column("request", String(16)),  # a digest of what was asked: a key is not for two requests
    UniqueConstraint("person", "key", name="uq_entries_person_key"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),  # when something happens by itself, at the earliest
    Column("bot_due", Boolean, nullable=False),  # whether a bot owes a turn
    Column("line", LargeBinary, nullable=False),  # the row that lists show, as JSON
    Index("ix_tables_listed", "listed", "status", "changed"),
    Index("ix_tables_status_wake", "status", "wake"),
    Index("ix_tables_bot_due", "bot_due"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("person", String(16), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seats", SmallInteger, nullable=False),  # as bits; 0 for who set the table up and does not play
    Index("ix_seats_table_id", "table_id"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("language", String(2), nullable=False),
    Column("generation", Integer, nullable=False),  # cookies of earlier ones are refused
    Column("recovery", String(64)),  # SHA-256 of the secret in the recovery link
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("recovery", name="uq_people_recovery"),
)

DOWNTIMES = Table(
    "downtimes",
    METADATA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

ALIVE = Table(
    "alive",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # the one row
    Column("at", BigInteger, nullable=False),
)
