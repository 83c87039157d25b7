"""Running `shadoof` as a person does: another process, in an empty folder."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"


def shadoof(
    *arguments: str, given: str | bytes = "", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """What the command answered; `given` is its standard input."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "COV_"))}
    answered = subprocess.run(
        [sys.executable, "-m", "shadoof", *arguments],
        input=given.encode() if isinstance(given, str) else given,
        cwd=folder,
        env=plain | {"PYTHONPATH": str(SOURCES), "PYTHONIOENCODING": "utf-8"} | environment,
        capture_output=True,
        check=False,
        timeout=240,
    )
    out, err = answered.stdout.decode(), answered.stderr.decode()
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(answered.args, answered.returncode, out, err)


def python(program: str) -> str:
    """What a Python program printed, in a process of its own."""
    answered = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    return answered.stdout
