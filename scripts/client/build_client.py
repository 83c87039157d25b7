"""Builds the browser client into src/shadoof/server/client, unless it lies there built from these very sources.

Without a network, or when building fails, a client that was built before goes on being used, and the person is told.
`build_client.py --packages` only fetches what the checks of the client need too.
"""

import fcntl
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from node import environment, npm

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
CLIENT = ROOT / "src/shadoof/server/client"
STAMP = ".sources"
NOT_SOURCES = {"node_modules", "fixtures", "tests", "harness"}


def main() -> int:
    """Exit code 0 when there is a client to serve, up to date or not."""
    with (ROOT / ".venv.lock").open("w") as lock:
        # Two first starts at once: the second waits and finds it built.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if up_to_date():
            return 0
        say("Building the browser client; this happens when its sources changed and takes some seconds.")
        trouble = packages(development=False) or build()
    if not trouble:
        return 0
    say(trouble)
    if (CLIENT / "index.html").is_file():
        say("The browser client could not be built: see above. The one built before is used.")
        return 0
    say("The browser client could not be built: see above. Is there a network? Run it again.")
    return 1


def up_to_date() -> bool:
    """Whether the client was built from the sources as they are now."""
    built = CLIENT / STAMP
    return built.is_file() and built.read_text() == stamp()


def stamp() -> str:
    """A hash of every file that the built client depends on."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> Iterator[Path]:
    """Those files, in one order."""
    for path in sorted(WEB.iterdir()):
        if path.is_dir() and path.name not in NOT_SOURCES:
            inside = (each for each in path.rglob("*") if each.is_file() and not each.name.endswith(".test.ts"))
            yield from sorted(each for each in inside if NOT_SOURCES.isdisjoint(each.relative_to(WEB).parts))
        elif path.is_file() and not path.name.startswith(".lock"):
            yield path


def packages(*, development: bool) -> str:
    """Puts the packages of package-lock.json into web/node_modules; says what went wrong, or nothing."""
    wanted = (WEB / "package-lock.json").read_text()
    for kind in ("all", "build"):
        held = WEB / f"node_modules/.holds-{kind}"
        if held.is_file() and held.read_text() == wanted and (kind == "all" or not development):
            return ""
    # Who checks the client here goes on doing so after the lock file changed.
    development = development or (WEB / "node_modules/.holds-all").is_file()
    say("Fetching the packages that the browser client is built with.")
    trouble = run("ci", *([] if development else ["--omit=dev"]))
    if not trouble:
        (WEB / f"node_modules/.holds-{'all' if development else 'build'}").write_text(wanted)
    return trouble


def build() -> str:
    """Builds beside the client of before and then takes its place; says what went wrong, or nothing."""
    fresh = CLIENT.with_name("client.new")
    trouble = run("run", "build", "--", "--outDir", str(fresh))
    if trouble:
        return trouble
    (fresh / STAMP).write_text(stamp())
    shutil.rmtree(CLIENT, ignore_errors=True)
    fresh.rename(CLIENT)
    return ""


def run(*arguments: str) -> str:
    """Runs npm in the client's folder; says what went wrong, or nothing."""
    try:
        command = [*npm(), *arguments]
    except LookupError as missing:
        return str(missing)
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def say(line: str) -> None:
    """Standard output stays the command's own."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit((packages(development=True) or 0) if sys.argv[1:] == ["--packages"] else main())
