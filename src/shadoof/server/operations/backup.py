"""A copy of the data folder as one file, whole and of one moment, while the server writes."""

import io
import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from shadoof.core.trouble import Trouble

DATABASE = "shadoof.sqlite"
SECRET = "secret"
PAGES = 500  # copied before the server's writer may go on; all of a small database at once
OWNER_ONLY = 0o600


class NoBackup(Trouble):
    """There is nothing to back up, or what was copied is not whole."""

    code = "no_backup"


def back_up(folder: Path, file: Path) -> int:
    """Writes a tar file with the database and the secret; how many tables the copy holds.

    The file appears whole or not at all, and only its owner can read it: with the secret one can be anybody.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise NoBackup("server-backup-nothing", folder=str(folder))
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".shadoof-") as passing:
        copy = Path(passing) / DATABASE
        tables = _copy(database, copy)
        draft = Path(passing) / "backup.tar"
        with os.fdopen(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w+b") as out:
            _pack(out, copy, folder / SECRET)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    return tables


def _copy(database: Path, copy: Path) -> int:
    source = f"{database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(source, uri=True, timeout=30)) as live, closing(sqlite3.connect(copy)) as kept:
        live.backup(kept, pages=PAGES)
        (verdict,) = kept.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise NoBackup("server-backup-broken", why=str(verdict))
        # One plain file, without a journal beside it.
        kept.execute("PRAGMA journal_mode=DELETE")
        (tables,) = kept.execute("SELECT count(*) FROM tables").fetchone()
    copy.chmod(OWNER_ONLY)
    return int(tables)


def _pack(out: io.BufferedRandom, copy: Path, secret: Path) -> None:
    with tarfile.open(fileobj=out, mode="w") as tar:
        tar.add(copy, DATABASE, filter=_nobodys)
        if secret.is_file():
            tar.add(secret, SECRET, filter=_nobodys)


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Says nothing of who made it, so that whoever unpacks it owns it."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = OWNER_ONLY
    return member
