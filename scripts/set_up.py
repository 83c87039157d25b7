"""Makes .venv hold one list of requirements. Standard library only: nothing else is there yet.

    set_up.py ROOT NAME STAMP

installs ROOT/requirements/NAME.txt and leaves STAMP in ROOT/.venv/ready-NAME.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path


def main(root: Path, name: str, stamp: str) -> int:
    """Exit code 0 once the environment is ready."""
    folder = root / ".venv"
    ready = folder / f"ready-{name}"
    with (root / ".venv.lock").open("w") as lock:
        # Two first starts at once: the second waits and finds everything there.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if ready.is_file() and ready.read_text().strip() == stamp and works(folder):
            return 0
        say(f"Setting up Shadoof ({name}) in {folder}; this happens once and takes about a minute.")
        if not works(folder) and not make(folder):
            say(
                "Python here can make no environment: neither venv nor pip is complete.\n"
                "On Debian and Ubuntu: apt-get install python3-venv"
            )
            return 1
        pip: list[str | Path] = [
            folder / "bin/python",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-cache-dir",
            "--no-deps",
        ]
        options = ["--disable-pip-version-check", "--only-binary", ":all:", "--requirement"]
        command = [*pip, *options, root / "requirements" / f"{name}.txt"]
        installed = subprocess.run(command, check=False, capture_output=True, text=True)
        if installed.returncode:
            say(installed.stderr)
            say("The packages could not be installed: see above. Is there a network? Run it again.")
            return 1
        ready.write_text(stamp + "\n")
        say("Ready.")
        return 0


def works(folder: Path) -> bool:
    """Whether the environment's Python starts and has pip."""
    try:
        command: list[str | Path] = [folder / "bin/python", "-m", "pip", "--version"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def make(folder: Path) -> bool:
    """Makes the environment afresh; on systems that ship venv apart, fetches that where it may."""
    ways: list[list[list[str | Path]]] = [
        [[sys.executable, "-m", "venv", folder]],
        # Without ensurepip, a pip outside can still put one inside.
        [
            [sys.executable, "-m", "venv", "--without-pip", folder],
            [
                sys.executable,
                "-m",
                "pip",
                "--python",
                folder / "bin/python",
                "install",
                "-q",
                "--no-cache-dir",
                "pip",
            ],
        ],
    ]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        ways.append(
            [
                ["apt-get", "-qq", "update"],
                ["apt-get", "-qq", "install", "--yes", package],
                [sys.executable, "-m", "venv", folder],
            ]
        )
    for steps in ways:
        shutil.rmtree(folder, ignore_errors=True)
        if all(subprocess.run(step, check=False, capture_output=True).returncode == 0 for step in steps):
            return works(folder)
    return False


def say(line: str) -> None:
    """Standard output stays the command's own."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
    except KeyboardInterrupt:
        say("Stopped before it was ready; the next start goes on.")
        sys.exit(130)
    except OSError as error:
        say(f"Shadoof could not set itself up in {sys.argv[1]}: {error.strerror} ({error.filename}).")
        sys.exit(1)
