"""A server of its own for tests, pictures and measurements of the pages."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def served(data: Path, port: int = 0) -> Iterator[str]:
    """The address of a server over the folder."""
    command = [sys.executable, "-m", "shadoof", "serve", "--host", "127.0.0.1", "--port", str(port)]
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONUNBUFFERED": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    output: dict[str, Any] = {"stdout": subprocess.PIPE, "text": True, "encoding": "utf-8"}
    with subprocess.Popen([*command, "--data", str(data)], cwd=ROOT, env=environment, **output) as server:
        try:
            assert server.stdout
            yield told_address(server.stdout)
        finally:
            server.terminate()


def told_address(said: Iterable[str]) -> str:
    """The address in what the server prints."""
    lines = []
    for line in said:
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found[0]
        lines.append(line)
    raise AssertionError(f"The server ended before it told its address: {''.join(lines)}")
