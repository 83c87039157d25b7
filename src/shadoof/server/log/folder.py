"""The data folder: made where there is none, opened by one server at a time, its database brought up to date."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from shadoof.server.log.engine import writing_engine
from shadoof.server.log.upgrade import upgrade
from shadoof.server.settings import Settings
from shadoof.server.trouble import NoDatabase, ServedAlready

LOCK = "lock"


@contextlib.contextmanager
def open_folder(settings: Settings) -> Iterator[Engine]:
    """The engine to write with, as long as the folder is ours; Trouble or OSError says why it can't be."""
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with _locked(settings.data):
        try:
            engine = writing_engine(settings)
            upgrade(engine)
        except SQLAlchemyError as error:
            raise NoDatabase(str(settings.data), str(getattr(error, "orig", error))) from error
        yield engine


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    # The system gives the lock back however the server ends. Two servers of one folder would lose nothing either,
    # but each would show its people only its own half of what happens.
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # no such locks here
        except OSError as error:
            raise ServedAlready(str(folder)) from error
        yield
    finally:
        os.close(handle)
