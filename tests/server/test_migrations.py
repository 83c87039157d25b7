"""Every database this program ever wrote becomes one of today."""

from pathlib import Path

import pytest
from running import python
from sqlalchemy import Connection, inspect, text

from shadoof.server.log.engine import writing_engine
from shadoof.server.log.folder import open_folder
from shadoof.server.log.schema import METADATA
from shadoof.server.log.upgrade import MIGRATIONS, current, newest, upgrade
from shadoof.server.settings import Settings
from shadoof.server.trouble import NewerDatabase, NoDatabase, ServedAlready

VERSIONS = sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v[0-9]*_*.py"))


def drift(connection: Connection) -> list[object]:
    """What differs between the database and the schema in the code."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))


@pytest.mark.parametrize("version", [None, *VERSIONS])
def test_every_schema_so_far_becomes_the_newest_and_keeps_what_is_in_it(
    tmp_path: Path, version: str | None
) -> None:
    settings = Settings(tmp_path)
    engine = writing_engine(settings)
    if version:
        upgrade(engine, version)
        with engine.begin() as connection:
            assert current(connection) == version
            connection.execute(text("INSERT INTO entries (table_id, n, at, body) VALUES ('t', 1, 5, '{}')"))
            connection.execute(
                text(
                    "INSERT INTO people (id, name, language, generation, created) VALUES ('p', 'Ann', 'nl', 2, 7)"
                )
            )
    upgrade(engine)
    with engine.begin() as connection:
        assert current(connection) == newest()
        assert drift(connection) == []
        if version:
            assert connection.execute(text("SELECT at, body FROM entries")).all() == [(5, "{}")]
            assert connection.execute(text("SELECT name, generation FROM people")).all() == [("Ann", 2)]
    engine.dispose()


def test_a_database_of_today_is_opened_as_it_is_without_loading_migrations(tmp_path: Path) -> None:
    program = f"""
import pathlib, sys
from shadoof.server.log.folder import open_folder
from shadoof.server.settings import Settings
with open_folder(Settings(pathlib.Path({str(tmp_path)!r}))):
    print("alembic" in sys.modules)
"""
    assert [python(program).strip() for _ in range(2)] == ["True", "False"]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    engine = writing_engine(settings)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(NewerDatabase, match="9999"), open_folder(settings):
        pass


def test_what_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "shadoof.sqlite").write_bytes(b"this is a text, not a database" * 100)
    with pytest.raises(NoDatabase, match="not a database"), open_folder(Settings(tmp_path)):
        pass


def test_a_folder_is_one_servers_at_a_time(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with open_folder(settings), pytest.raises(ServedAlready), open_folder(settings):
        pass
    with open_folder(settings) as engine, engine.connect() as connection:
        assert inspect(connection).has_table("entries")


def test_the_database_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    with open_folder(Settings(tmp_path)) as engine, engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
