"""The program of one worker process: thinks about one turn after the other, until nobody asks any more.

    python -m shadoof.server.bots.thinker MEMORY_MB

reads questions as JSON lines on standard input and answers each on standard output:

    {"think": 7, "record": {...}, "level": 5, "seed": 1}
    {"think": 7, "turn": ["c2>d2", "."]}

`{"stop": 7}` ends the search about it at once; what it found so far is the answer. Standard input's end ends the
process, also while it thinks, so no worker outlives its server.
"""

import contextlib
import json
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TextIO

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.core.record import Record, start
from shadoof.core.turns import CHANCE
from shadoof.search.bots import Bot
from shadoof.search.choosing import choose
from shadoof.search.thinking import Thinking

NICENESS = 10  # whoever plays in the browser comes before whoever thinks
LIKELY_VICTIM = 500  # for a machine out of memory: rather a worker than the server


class Thinker:
    """Answers questions one by one; another thread listens meanwhile, to stop the search."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._questions: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._lock = threading.Lock()
        self._stopped: set[int] = set()
        self._current: tuple[int, Thinking] | None = None

    def listen(self) -> None:
        """Reads lines until there are no more, then ends the process."""
        for line in sys.stdin.buffer:
            asked = json.loads(line)
            if "stop" in asked:
                self._stop(asked["stop"])
            else:
                self._questions.put(asked)
        os._exit(0)

    def _stop(self, number: int) -> None:
        with self._lock:
            self._stopped.add(number)
            if self._current and self._current[0] == number:
                self._current[1].stop()

    def work(self) -> None:
        """Answers for ever."""
        while True:
            asked = self._questions.get()
            said: dict[str, Any]
            try:
                said = {"turn": self._turn(asked)}
            except (MemoryError, Exception) as trouble:
                said = {"error": f"{type(trouble).__name__}: {trouble}"}
            self.say({"think": asked["think"]} | said)

    def _turn(self, asked: dict[str, Any]) -> list[str]:
        record = Record.from_value(asked["record"])
        bot, position = Bot(level=asked["level"]), record.position()
        thinking = bot.thinking(position.setup.game, asked["seed"])
        with self._thinking_about(asked["think"], thinking):
            return choose(position, bot.effort(position.setup.game), thinking, asked["seed"]).turn

    @contextlib.contextmanager
    def _thinking_about(self, number: int, thinking: Thinking) -> Iterator[None]:
        with self._lock:
            self._current = number, thinking
            if number in self._stopped:
                thinking.stop()
        try:
            yield
        finally:
            with self._lock:
                self._current = None
                self._stopped.clear()

    def say(self, value: dict[str, Any]) -> None:
        """One line to the server."""
        self._out.write(json.dumps(value) + "\n")
        self._out.flush()


def warm_up(game: Game) -> None:
    """Has all that thinking takes compiled and in memory."""
    scenario = game.maps.standard() if game.maps else None
    position = start(game.name, game.facts.fewest_players, scenario=scenario)
    if position.phase == CHANCE:
        position = position.play(position.legal()[0])
    bot = Bot(playouts=64)
    bot.choose(position, bot.thinking(game))


def limit_memory(megabytes: int) -> None:
    """Lets the process take so much more than it has; beyond that, memory is refused it."""
    try:
        import resource
    except ImportError:  # only unlike systems have no limits
        return
    status = Path("/proc/self/status")
    if not status.exists():
        return
    taken = next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmData"))
    limit = taken * 1024 + megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def make_way() -> None:
    """Comes after everything else on the machine, for time as for memory."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(LIKELY_VICTIM))


def main(megabytes: int) -> None:
    """Warms up, says that it is ready, and answers until standard input ends."""
    # What libraries print must not come between the answers.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    make_way()
    thinker = Thinker(out)
    threading.Thread(target=thinker.listen, daemon=True).start()
    for name in registry.names():
        warm_up(registry.find(name))
    limit_memory(megabytes)
    thinker.say({"ready": os.getpid()})
    thinker.work()


if __name__ == "__main__":
    main(int(sys.argv[1]))
