"""Runs the checks one after the other, says how long each took, and fails if any did."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEAST_COVERED = 97  # percent of core and games

# Two processes even on one core: half of the time is waiting for other processes. Who is done takes over tests.
PROCESSES = max(2, min(os.cpu_count() or 2, 8))
PYTEST = ["-m", "pytest", "-q", "-n", str(PROCESSES), "--dist", "worksteal"]
CHECKS: dict[str, list[list[str]]] = {
    "style": [["-m", "ruff", "check", "."], ["-m", "ruff", "format", "--check", "."]],
    "types": [["-m", "mypy"]],
    "layers": [["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]],
    "client": [
        ["scripts/client/client_types.py", "--check"],
        ["scripts/client/board_fixtures.py"],
        *(["scripts/client/node.py", "run", each] for each in ("types", "lint", "test")),
    ],
    "tests": [[*PYTEST, "-m", "not browser"]],
    "browser": [
        ["scripts/client/chromium.py"],
        ["scripts/client/build_client.py"],
        ["benchmarks/client_size.py"],
        ["-m", "pytest", "-q", "-n", "1", "-m", "browser"],
    ],
    "interpreted": [
        [
            *PYTEST,
            "-m",
            "not compiled_only and not browser",
            # What is waited for there takes real programs at their real speed.
            "--ignore=tests/server",
            "--ignore=tests/trials",
            "--cov",
            "--cov-report=",
            f"--cov-fail-under={LEAST_COVERED}",
        ],
        ["-m", "coverage", "report", "--skip-covered", f"--fail-under={LEAST_COVERED}"],
    ],
}

# A browser on a busy machine is late now and then: what failed is tried once more, and what fails twice is wrong.
TWICE = ("browser",)
AGAIN = ("--last-failed", "--last-failed-no-failures", "none")


def succeeds(command: list[str], environment: dict[str, str]) -> bool:
    """Whether the command ends with exit code 0."""
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode == 0


def run(name: str) -> bool:
    """Whether every command of the check succeeded."""
    environment = dict(os.environ)
    if name == "interpreted":
        environment["NUMBA_DISABLE_JIT"] = "1"
    print(f"\n== {name}", flush=True)
    began = time.monotonic()
    passed = all(
        succeeds(command, environment) or (name in TWICE and succeeds([*command, *AGAIN], environment))
        for command in CHECKS[name]
    )
    print(f"== {name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s", flush=True)
    return passed


def main(names: list[str]) -> int:
    """Exit code 0 when all checks passed, 2 for a name that is no check."""
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"No such check: {', '.join(unknown)}. There are: {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed = [name for name in names or CHECKS if not run(name)]
    print(f"\n{'FAILED: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
