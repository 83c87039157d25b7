"""Tables as logs of entries, and the people who sit at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("key", sa.String(64)),
        sa.Column("request", sa.String(16)),
        sa.UniqueConstraint("person", "key", name="uq_entries_person_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "status", "changed"])
    op.create_index("ix_tables_status_wake", "tables", ["status", "wake"])
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])
    op.create_table(
        "seats",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seats", sa.SmallInteger, nullable=False),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("recovery", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("recovery", name="uq_people_recovery"),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
