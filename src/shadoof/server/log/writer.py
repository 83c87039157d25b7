"""The one writer: a thread that puts many tables' writes into one transaction, and waits for the disk once.

A write is acknowledged after its transaction is on disk, never before. One that can't be made, such as an entry that
is there already, fails alone; where the database fails, all of the group do, and the next group tries afresh.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from shadoof.server.trouble import Storage

Result = TypeVar("Result")
Write = Callable[[Connection], Any]

MOST_AT_ONCE = 64  # writes in a transaction: enough to share a disk's wait, few enough not to be long


class Conflict(Exception):  # noqa: N818 - it is the answer to a question as much as an error
    """What was to be written is there already: somebody else was first."""


class Writer:
    """Takes writes from the event loop's thread; `submit` answers when they are on disk."""

    def __init__(self, engine: Engine, measure: Callable[[float], None] = lambda _: None) -> None:
        self._engine = engine
        self._measure = measure  # told how many writes share a transaction
        self._queue: queue.SimpleQueue[tuple[Write, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.groups = 0  # transactions so far, and the writes in them
        self.writes = 0

    def start(self) -> None:
        """Begins to take writes."""
        self._thread.start()

    async def submit(self, write: Callable[[Connection], Result]) -> Result:
        """What the write returned, once it is on disk; Conflict or Storage where it is not.

        Once handed over, a write is made even if who waits for it goes away.
        """
        future: Future[Result] = Future()
        self._queue.put((write, future))
        return await asyncio.shield(asyncio.wrap_future(future))

    def waiting(self) -> int:
        """How many writes are queued."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Finishes every write that was submitted, then ends; the engine is closed."""
        self._queue.put(None)
        if self._thread.ident is not None:
            self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            taken = [self._queue.get()]
            while len(taken) < MOST_AT_ONCE and not self._queue.empty():
                taken.append(self._queue.get())
            group = [each for each in taken if each is not None]
            open_for_more = len(group) == len(taken)
            if group:
                self._write(group)

    def _write(self, group: list[tuple[Write, Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        try:
            with self._engine.begin() as connection:
                for write, future in group:
                    done.append((future, _alone(connection, write)))
        except SQLAlchemyError as error:
            done = [(future, Storage(error)) for _, future in group]
        except Exception as error:
            done = [(future, error) for _, future in group]
        self.groups += 1
        self.writes += len(group)
        self._measure(len(group))
        for future, answer in done:
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)


def _alone(connection: Connection, write: Write) -> Any:
    """What the write returns, or the error that it alone made; what it wrote before that is undone."""
    try:
        with connection.begin_nested():
            return write(connection)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except SQLAlchemyError:
        raise
    except Exception as error:
        return error
