"""A real server: `shadoof serve` in a process of its own, with a data folder of its own."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from running import SOURCES

READY = 60.0  # seconds it may take on a busy machine
POLL = 0.02


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """Starts, ends and kills the process; the port and the folder stay."""

    def __init__(self, data: Path, *options: str, **popen: Any) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self._options = options
        self._popen = popen
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Starts it; the seconds until it answered."""
        began = time.monotonic()
        command = [sys.executable, "-m", "shadoof", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data), *self._options],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env=os.environ | {"PYTHONPATH": str(SOURCES)},
                **self._popen,
            )
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() - began > READY:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.told()}")
            time.sleep(POLL)
        return time.monotonic() - began

    def answers(self) -> bool:
        """Whether it answers requests."""
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{self.address}/api/me", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """Ends it without a word, its workers too: as when the power goes."""
        assert self.process
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Asks it to stop; its exit code."""
        assert self.process
        self.process.terminate()
        try:
            return self.process.wait(timeout=30)
        finally:
            self.kill()

    def told(self) -> str:
        """The end of what it said."""
        return self.log.read_text(errors="replace")[-4000:] if self.log.exists() else ""
