"""One worker process, seen from the server: started, asked, stopped, and killed where it does not answer."""

import asyncio
import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Any

from shadoof.server.bots.waiting import Thought

SOURCES = Path(__file__).parents[3]
START_SECONDS = 300.0  # the very first start compiles
LAST_CALL = 0.2  # so long before its deadline a thought is told to stop
GRACE = 1.0  # so long after that a worker that has not answered is taken for hung


class Broken(Exception):  # noqa: N818 - it is the worker that is
    """The process is of no more use; the text says why, in a word for counting."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @classmethod
    async def start(cls, memory_mb: int) -> "Worker":
        """A worker that is warm; Broken where it does not come up."""
        path = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "shadoof.server.bots.thinker",
            str(memory_mb),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Not in the terminal's group: an interrupt is the server's to handle. One thread a worker is meant.
            start_new_session=True,
            env=os.environ | {"PYTHONPATH": path, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )
        worker = cls(process)
        try:
            await worker._read(START_SECONDS, "start")
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def think(self, thought: Thought) -> None:
        """Settles the thought's answer, or is stopped when nobody wants it; Broken when the process is to go."""
        number = thought.number
        self._write({"think": number} | thought.question)
        reading = asyncio.ensure_future(self._read_answer(number))
        try:
            left = thought.deadline - LAST_CALL - asyncio.get_running_loop().time()
            either = [reading, thought.answer]
            await asyncio.wait(either, timeout=max(left, 0.0), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                self._write({"stop": number})
                await asyncio.wait([reading], timeout=GRACE)
            if not reading.done():
                raise Broken("hung")
            turn = reading.result()
            if not thought.answer.done():
                thought.answer.set_result(turn)
        finally:
            reading.cancel()

    async def ended(self) -> None:
        """Returns when the process is gone."""
        await self._process.wait()

    async def kill(self) -> None:
        """Ends the process, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    def _write(self, value: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(value).encode() + b"\n")
        except (ConnectionError, RuntimeError):
            raise Broken("died") from None

    async def _read_answer(self, number: int) -> list[str]:
        while True:
            said = await self._read(None, "died")
            if said.get("think") == number:
                break
        if "error" in said:
            raise Broken("memory" if said["error"].startswith("MemoryError") else "error")
        turn: list[str] = said["turn"]
        return turn

    async def _read(self, seconds: float | None, otherwise: str) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
            said: dict[str, Any] = json.loads(line)
        except (TimeoutError, ConnectionError, ValueError):
            raise Broken(otherwise) from None
        return said
