"""`shadoof serve`, as a person starts and stops it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from running import SOURCES, shadoof


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(folder: Path, port: int, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A server that answers already."""
    command = [sys.executable, "-m", "shadoof", "serve", "--host", "127.0.0.1", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(folder), *options],
        env=os.environ | {"PYTHONPATH": str(SOURCES), "SHADOOF_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            until = time.monotonic() + 240
            while process.poll() is None and time.monotonic() < until:
                try:
                    urlopen(f"http://127.0.0.1:{port}/health", timeout=60).read()
                    break
                except URLError:
                    time.sleep(0.05)
            yield process
        finally:
            process.kill()


def test_it_says_where_it_is_and_stops_in_order_at_a_signal(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "data", port) as process:
        me = json.loads(urlopen(f"http://127.0.0.1:{port}/api/me", timeout=60).read())
        assert me["name"].startswith("Guest")
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert f"http://127.0.0.1:{port}" in out
    assert str(tmp_path / "data") in out
    assert "everything is saved" in out
    assert "Traceback" not in err


def test_what_cannot_be_served_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = shadoof("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "a"))
    assert told.returncode != 0
    assert f"Port {port} is in use" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    (tmp_path / "file").write_text("")
    told = shadoof("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "file" / "x"))
    assert (told.returncode, len(told.stderr.splitlines())) == (2, 1)
    told = shadoof("serve", "--host", "203.0.113.7", "--port", "0", "--data", str(tmp_path / "b"))
    assert "has no address 203.0.113.7" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_folder_that_is_served_is_not_served_twice(tmp_path: Path) -> None:
    with served(tmp_path, free_port()):
        told = shadoof("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
        assert told.returncode == 2
        assert "serves this folder already" in told.stderr
        assert len(told.stderr.splitlines()) == 1
