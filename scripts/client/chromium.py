"""A browser for the tests: one on PATH, or Debian's, installed where that may be done.

`chromium.py` makes sure that there is one; exit code 1 says how to get it.
"""

import os
import shutil
import subprocess
import sys

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
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> int:
    """Installs Debian's Chromium where none is found and this is root on such a system."""
    if path():
        return 0
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium, which the tests of the pages drive.", file=sys.stderr, flush=True)
        for step in (["update"], ["install", "--yes", "chromium"]):
            subprocess.run(["apt-get", "-qq", *step], check=False, capture_output=True)
    if path():
        return 0
    print("The tests of the pages need Chromium on PATH; on Debian: apt-get install chromium", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
