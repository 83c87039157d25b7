"""How much one server carries: whole games over real sockets, played by another process (`load_generator.py`).

    python benchmarks/load.py                          the target: 500 tables, 1,500 clients, 200 turns a second
    python benchmarks/load.py --drafts                 … and every action asked about first, as a browser does
    python benchmarks/load.py --sweep --out sweep.json  from 100 to 5,000 tables; `load_plot.py` draws it

Server and generator run on this machine, each on a core of its own where there are two. Everything is on 127.0.0.1
and ends by itself. Results are lines of JSON; `server.md` keeps some.
"""

import argparse
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from trials.serving import Server  # noqa: E402

SWEEP = (100, 500, 1000, 2000, 5000)
FILES = 65_536  # two for each person: a socket, and a connection for requests
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Generator:
    """The other process."""

    def __init__(self, port: int, drafts: bool) -> None:
        command = [sys.executable, str(Path(__file__).with_name("load_generator.py")), str(port)]
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            command + ["--drafts"] * drafts,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        )
        self.pid = self._process.pid

    def do(self, order: str) -> dict[str, Any]:
        """Its answer to the order."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(order + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"the generator broke at `{order}`")
        said: dict[str, Any] = json.loads(answer)
        return said

    def end(self) -> None:
        """Ends it."""
        with contextlib.suppress(BrokenPipeError):
            self._process.communicate("quit\n", timeout=30)
        self._process.kill()


def allow_sockets() -> None:
    """Lets this process, and both that it starts, open as many files as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError):  # only root may go further
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
        return
    print(
        f"No more than {most} files may be open; `ulimit -Hn {FILES}` as root allows the whole sweep.",
        file=sys.stderr,
    )
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cpu_seconds(pid: int) -> float:
    """The processor time that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_mb(pid: int) -> float:
    """Its memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6


@contextlib.contextmanager
def both(drafts: bool) -> Iterator[tuple[int, Generator]]:
    """A server with an empty folder, and the generator."""
    allow_sockets()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        server.start()
        assert server.process
        generator = Generator(server.port, drafts)
        cores = sorted(os.sched_getaffinity(0))
        if len(cores) > 1:
            os.sched_setaffinity(generator.pid, {cores[1]})
            for task in Path(f"/proc/{server.process.pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), {cores[0]})
        try:
            yield server.process.pid, generator
        finally:
            generator.end()
            server.stop()


def measure(pid: int, generator: Generator, rate: float, seconds: float) -> dict[str, Any]:
    """One stretch of play."""
    began, cpu, own = time.monotonic(), cpu_seconds(pid), cpu_seconds(generator.pid)
    found = generator.do(f"play {rate} {seconds}")
    passed = time.monotonic() - began
    return {
        "turns_per_second": round(found["turns"] / found["seconds"], 1),
        "games_ended": found["games"],
        "late": found["late"],
        "event_at_others_ms": found["others"],
        "answer_ms": found["answers"],
        "server_cpu": round((cpu_seconds(pid) - cpu) / passed, 3),
        "generator_cpu": round((cpu_seconds(generator.pid) - own) / passed, 3),
        "server_rss_mb": round(resident_mb(pid), 1),
        "broken": found["broken"],
        "load_average": os.getloadavg()[0],
    }


def target(tables: int, clients: int, rate: float, seconds: float, drafts: bool) -> Iterator[dict[str, Any]]:
    """The server at so many tables, idle and busy, with and without sockets."""
    with both(drafts) as (pid, generator):
        generator.do(f"tables 2 {clients}")  # what is needed once is loaded
        rss = [resident_mb(pid)]
        generator.do(f"tables {tables} {clients}")
        rss.append(resident_mb(pid))
        sockets = generator.do("connect")["sockets"]
        time.sleep(2)
        rss.append(resident_mb(pid))
        measure(pid, generator, rate / 4, 3)
        memory = {
            "empty_mb": round(rss[0], 1),
            "kb_a_table": round(1000 * (rss[1] - rss[0]) / (tables - 2), 1),
            "kb_a_connection": round(1000 * (rss[2] - rss[1]) / sockets, 1),
        }
        yield {"tables": tables, "sockets": sockets, **memory, **measure(pid, generator, rate, seconds)}


def sweep(
    counts: tuple[int, ...], clients: int, rate: float, seconds: float, drafts: bool
) -> Iterator[dict[str, Any]]:
    """The same work at more and more tables."""
    with both(drafts) as (pid, generator):
        for tables in counts:
            generator.do(f"tables {tables} {clients}")
            sockets = generator.do("connect")["sockets"]
            measure(pid, generator, rate / 4, 3)
            yield {"tables": tables, "sockets": sockets, **measure(pid, generator, rate, seconds)}


def main() -> None:
    """Runs one of the two."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=3, help="people at each table, each with a socket")
    parser.add_argument("--rate", type=float, default=200, help="turns a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--drafts", action="store_true")
    parser.add_argument("--sweep", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    play = (options.clients, options.rate, options.seconds, options.drafts)
    results = list[dict[str, Any]]()
    for result in sweep(SWEEP, *play) if options.sweep else target(options.tables, *play):
        results.append(result)
        print(json.dumps(result), flush=True)
    if options.out:
        options.out.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
