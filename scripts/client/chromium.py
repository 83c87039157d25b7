"""A browser for the tests: one on PATH, Debian's where it may be installed, or the one Playwright fetches for itself.

`chromium.py` makes sure that there is one; exit code 1 says how to get it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def path() -> str | None:
    """Where the browser is; None where there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), None) or _playwrights()


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        own = driver.chromium.executable_path
    return own if Path(own).is_file() else None


def main() -> int:
    """Installs one where none is found: Debian's as root on such a system, else what Playwright fetches."""
    if path():
        return 0
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium, which the tests of the pages drive.", file=sys.stderr, flush=True)
        for step in (["update"], ["install", "--yes", "chromium"]):
            subprocess.run(["apt-get", "-qq", *step], check=False, capture_output=True)
    if not path():
        fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(fetch, check=False, capture_output=True)
    if path():
        return 0
    print("The tests of the pages need Chromium on PATH; on Debian: apt-get install chromium", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
