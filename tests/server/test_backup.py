"""`shadoof backup`: whole, of one moment, while others write; and what was copied can be gone on with."""

import json
import sqlite3
import stat
import subprocess
import threading
from pathlib import Path

import pytest
from running import shadoof
from sqlalchemy import text

from shadoof.server.log.engine import reading_engine, writing_engine
from shadoof.server.log.upgrade import upgrade
from shadoof.server.operations.backup import NoBackup, back_up
from shadoof.server.settings import Settings

ENTRY = text("INSERT INTO entries (table_id, n, at, body) VALUES (:table, :n, :at, :body)")
TABLE = text(
    "INSERT INTO tables (id, game, status, listed, changed, bot_due, line) "
    "VALUES (:table, 'g', 'open', 0, 0, 0, '{}')"
)
BODY = json.dumps({"kind": "turn", "actions": ["x"] * 50})


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    data = tmp_path / "data"
    data.mkdir()
    (data / "secret").write_text("s" * 64)
    settings = Settings(data)
    upgrade(writing_engine(settings))
    return settings


class Writing:
    """A server's writer at work: each transaction adds a table and its two entries, all or nothing."""

    def __init__(self, settings: Settings, prefix: str = "table") -> None:
        self._prefix = prefix
        self._engine = writing_engine(settings)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self.written = 0

    def _run(self) -> None:
        while not self._stop.is_set():
            with self._engine.begin() as connection:
                table = f"{self._prefix}-{self.written:06}"
                connection.execute(TABLE, {"table": table})
                for n in (1, 2):
                    connection.execute(ENTRY, {"table": table, "n": n, "at": n, "body": BODY})
            self.written += 1

    def __enter__(self) -> "Writing":
        self._thread.start()
        while self.written < 200 and self._thread.is_alive():
            self._stop.wait(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        self._engine.dispose()


def unpacked(file: Path, folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    subprocess.run(["tar", "-xf", str(file), "-C", str(folder)], check=True)
    return folder


def test_a_backup_under_writes_is_of_one_moment(settings: Settings, tmp_path: Path) -> None:
    counts = []
    with Writing(settings) as writing:
        for number in range(5):
            before = writing.written
            tables = back_up(settings.data, tmp_path / f"{number}.tar")
            assert before <= tables <= writing.written + 1
            counts.append(tables)
    assert counts == sorted(counts)
    for number, tables in enumerate(counts):
        folder = unpacked(tmp_path / f"{number}.tar", tmp_path / f"restored-{number}")
        with sqlite3.connect(folder / "shadoof.sqlite") as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert copy.execute("SELECT count(*) FROM tables").fetchone() == (tables,)
            assert copy.execute("SELECT count(*) FROM entries").fetchone() == (2 * tables,)
        copy.close()


def test_what_was_restored_is_gone_on_with(settings: Settings, tmp_path: Path) -> None:
    with Writing(settings):
        pass
    tables = back_up(settings.data, tmp_path / "b.tar")
    again = Settings(unpacked(tmp_path / "b.tar", tmp_path / "again"))
    assert (again.data / "secret").read_text() == "s" * 64
    upgrade(writing_engine(again))
    with Writing(again, "later"):
        pass
    with reading_engine(again).connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar_one() >= tables + 200


def test_only_its_owner_can_read_a_backup(settings: Settings, tmp_path: Path) -> None:
    back_up(settings.data, tmp_path / "b.tar")
    assert stat.S_IMODE((tmp_path / "b.tar").stat().st_mode) == 0o600
    folder = unpacked(tmp_path / "b.tar", tmp_path / "again")
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}


def test_a_backup_takes_the_place_of_an_older_one_and_leaves_nothing_else(
    settings: Settings, tmp_path: Path
) -> None:
    (tmp_path / "b.tar").write_text("older")
    back_up(settings.data, tmp_path / "b.tar")
    back_up(settings.data, tmp_path / "b.tar")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.tar", "data"]


def test_a_folder_without_a_database_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="no database"):
        back_up(tmp_path, tmp_path / "b.tar")
    assert not list(tmp_path.iterdir())


def test_a_broken_database_is_no_backup(settings: Settings, tmp_path: Path) -> None:
    with Writing(settings):
        pass
    database = settings.data / "shadoof.sqlite"
    for journal in settings.data.glob("shadoof.sqlite-*"):
        journal.unlink()
    whole = bytearray(database.read_bytes())
    whole[len(whole) // 3 : len(whole) // 3 + 20_000] = bytes(20_000)
    database.write_bytes(whole)
    with pytest.raises((NoBackup, sqlite3.DatabaseError)):
        back_up(settings.data, tmp_path / "b.tar")
    assert not (tmp_path / "b.tar").exists()


def test_the_verb_says_what_it_did(settings: Settings, tmp_path: Path) -> None:
    told = shadoof("backup", str(tmp_path / "b.tar"), "--data", str(settings.data))
    assert told.returncode == 0
    assert "0 tables copied" in told.stdout
    told = shadoof("--lang", "de", "backup", str(tmp_path / "b.tar"), "--data", str(tmp_path / "nowhere"))
    assert told.returncode == 2
    assert "keine Datenbank" in told.stderr
