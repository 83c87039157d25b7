"""A real server and a real browser for the tests of the pages."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import chromium
import pytest
from browser.lines import Line
from browser.opening import Someone
from playwright.sync_api import Browser, Page, expect, sync_playwright
from running import SOURCES
from served import served

PATIENCE = 60_000  # milliseconds; a busy machine is slow, and slowness is measured elsewhere
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a server with an empty data folder."""
    index = Path(SOURCES / "shadoof/server/client/index.html")
    assert index.is_file(), "The browser client is not built: ./check browser builds it."
    with TemporaryDirectory() as data, served(Path(data)) as told:
        yield told


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    found = chromium.path()
    if not found:
        pytest.skip("These tests drive Chromium, and none is on PATH; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def someone(browser: Browser, address: str) -> Iterator[Someone]:
    """People who were never here; what goes wrong in their pages fails the test."""
    contexts = []
    troubles: list[str] = []

    def come(**options: Any) -> Page:
        usual = {"base_url": address, "locale": "en-GB", "viewport": {"width": 1280, "height": 900}}
        context = browser.new_context(**{**usual, "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda trouble: troubles.append(str(trouble.error)))
        contexts.append(context)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert not troubles, troubles


@pytest.fixture
def page(someone: Someone) -> Page:
    """The first page of somebody with a mouse."""
    return someone()


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    """A line to the server that can be cut and mended."""
    with Line(int(address.rpartition(":")[2])) as opened:
        yield opened
