"""A real server and a real browser for the tests of the pages."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import chromium
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from running import ROOT, SOURCES

# Debian's Chromium without its habit of calling home at every start.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000  # milliseconds; a busy machine is slow, and slowness is measured elsewhere


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a server with an empty data folder."""
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "shadoof", "serve", "--host", "127.0.0.1", "--port", "0", "--data", data]
        environment = os.environ | {"PYTHONPATH": str(SOURCES), "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody who was never here; what goes wrong in their pages fails the test."""
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    troubles: list[str] = []
    context.on("weberror", lambda trouble: troubles.append(str(trouble.error)))
    yield context
    context.close()
    assert not troubles, troubles


@pytest.fixture
def page(person: BrowserContext) -> Page:
    """Their first page."""
    return person.new_page()


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    index = Path(SOURCES / "shadoof/server/client/index.html")
    assert index.is_file(), "The browser client is not built: ./check browser builds it."
