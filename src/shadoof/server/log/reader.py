"""Reading beside the writer, in threads, so that the event loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from shadoof.server.log.engine import READERS
from shadoof.server.trouble import Storage

Result = TypeVar("Result")


class Reader:
    """Runs questions to the database; each sees one moment of it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def ask(self, question: Callable[[Connection], Result]) -> Result:
        """What the question returns; Storage where the database can't answer."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.ask_now, question)

    def ask_now(self, question: Callable[[Connection], Result]) -> Result:
        """As `ask`, in the caller's thread: for the start, when nobody waits yet."""
        try:
            with self._engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise Storage(error) from error

    def stop(self) -> None:
        """Closes the connections."""
        self._threads.shutdown()
        self._engine.dispose()
