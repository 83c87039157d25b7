"""Where compiled rules are kept, and when a kept one may be used again.

The compiler's own cache looks at the file of the function it compiled and not at the files that function
calls into, so the folder's name carries a hash of every source a rule can depend on: an edit anywhere in
a game's folder opens a new folder.
"""

import atexit
import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

CORE = Path(__file__).parent
OWN = "compiled-rules"  # the folder inside a cache folder that may hold other things
KEPT_DAYS = 30
READY = "ready"  # the empty file that says a folder is complete


@cache
def cache_folder(*packages: Path) -> Path:
    """The folder for compiled code that depends on these packages; it exists and can be written."""
    name = "-".join(package.name for package in packages)
    wanted = _root() / f"{name}-{fingerprint(*packages)}"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        _forget_old(wanted)
        if os.access(wanted, os.W_OK):
            return wanted
    except OSError:
        pass
    # A read-only home still plays: it compiles once a process, and leaves nothing behind.
    passing = Path(tempfile.mkdtemp(prefix="shadoof-"))
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return passing


def fingerprint(*packages: Path) -> str:
    """A hash of all that decides what the rules of these folders compile to."""
    from importlib.metadata import version

    digest = hashlib.sha256()
    for name in ("numba", "llvmlite", "numpy"):
        digest.update(f"{name} {version(name)}\n".encode())
    digest.update(f"{sys.implementation.cache_tag} {platform.machine()}\n".encode())
    for path in [path for package in (CORE, *packages) for path in sorted(package.glob("*.py"))]:
        digest.update(f"{path.parent.name}/{path.name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _root() -> Path:
    named = os.environ.get("SHADOOF_CACHE")
    if named:
        return Path(named) / OWN
    from platformdirs import user_cache_path

    return user_cache_path("shadoof") / OWN


def _forget_old(current: Path) -> None:
    """Folders of sources nobody has compiled for a month go when a new one comes; nothing else does."""
    os.utime(current)
    for folder in current.parent.iterdir():
        ours = re.fullmatch(r"[\w-]+-[0-9a-f]{16}", folder.name)
        if ours and folder != current and time.time() - folder.stat().st_mtime > KEPT_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def is_ready(*packages: Path) -> bool:
    """Whether everything of those packages was compiled into its folder before."""
    return (cache_folder(*packages) / READY).exists()


def mark_ready(*packages: Path) -> None:
    """Notes that everything of those packages is compiled now."""
    (cache_folder(*packages) / READY).touch()
