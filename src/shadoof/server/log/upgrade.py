"""Bringing a database to the newest schema; Alembic is loaded only where there is something to do."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from shadoof.server.trouble import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"


def newest() -> str:
    """The schema of this program, e.g. "0001"."""
    return max(each.name[1:5] for each in (MIGRATIONS / "versions").glob("v[0-9]*_*.py"))


def current(connection: Connection) -> str | None:
    """The schema of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(engine: Engine, to: str = "head") -> None:
    """Makes the database have the newest schema, or an older one that a test asks for."""
    with engine.connect() as connection:
        found = current(connection)
    if found is not None and found > newest():
        raise NewerDatabase(found=found, newest=newest())
    if found == newest():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
