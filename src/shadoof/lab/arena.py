"""A contest played on all cores, kept in a file line by line, and gone on with after an interruption."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from shadoof.core.registry import find
from shadoof.core.trouble import BadRequest
from shadoof.lab.contest import Contest, Task
from shadoof.lab.entrants import Entrant
from shadoof.lab.match import play_match
from shadoof.search.version import version_of

Line = dict[str, Any]  # one game's result


def play_task(contest: Contest, task: Task) -> Line:
    """One game's line: who sat where, what came of it, and the record to replay it."""
    played = play_match(contest.start(task), [Entrant.from_text(name) for name in task.seats], task.seed)
    return {
        "number": task.number,
        "group": task.group,
        "seats": list(task.seats),
        "map": task.map,
        "points": played.points,
        "shares": played.shares,
        "rounds": played.rounds,
        "turns": played.turns_by_seat,
        "seconds": [round(each, 3) for each in played.seconds],
        "record": played.record.to_value(),
    }


def play_contest(contest: Contest, games: int, cores: int, done: dict[int, Line]) -> Iterator[Line]:
    """The lines of all games that are not done yet, as they end. Closing the iterator ends the other games."""
    todo = [task for task in contest.tasks(games) if task.number not in done]
    if cores == 1 or len(todo) == 1:
        yield from (play_task(contest, task) for task in todo)
        return
    # Not forked: a compiler's threads do not survive that.
    pool = ProcessPoolExecutor(max_workers=min(cores, len(todo) or 1), mp_context=get_context("spawn"))
    try:
        yield from _as_they_end(pool, contest, todo, 2 * cores)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in list((pool._processes or {}).values()):
            process.terminate()


def _as_they_end(pool: ProcessPoolExecutor, contest: Contest, todo: list[Task], ahead: int) -> Iterator[Line]:
    waiting: set[Future[Line]] = set()
    tasks = iter(todo)
    for task in tasks:
        waiting.add(pool.submit(play_task, contest, task))
        if len(waiting) >= ahead:
            ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in ended)
    while waiting:
        ended, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (each.result() for each in ended)


class Results:
    """A file of JSON lines: the contest first, then a line a game. Without a file, a list in memory."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.lines: dict[int, Line] = {}
        code = version_of(find(contest.game))
        self.head = json.loads(json.dumps({"contest": contest.value(), "code": code}))
        if path and path.exists() and path.stat().st_size:
            self._read(path)
        elif path:
            path.write_text(json.dumps(self.head, ensure_ascii=False) + "\n", encoding="utf-8")

    def _read(self, path: Path) -> None:
        whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
        # What stands behind the last line end was being written when the machine stopped.
        head, *lines = whole.split("\n")
        try:
            found = json.loads(head)
            games = [json.loads(line) for line in lines]
            self.lines = {line["number"]: line for line in games}
        except (ValueError, KeyError, TypeError):
            raise BadRequest("lab-results-file", file=str(path)) from None
        if found != self.head:
            raise BadRequest("lab-other-contest", file=str(path))
        path.write_text(whole + "\n", encoding="utf-8")

    def add(self, line: Line) -> None:
        """Keeps one game's line."""
        self.lines[line["number"]] = line
        if self.path:
            with self.path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line, ensure_ascii=False) + "\n")

    def in_order(self, games: int | None = None) -> list[Line]:
        """The lines by number, of those below `games`."""
        return [self.lines[number] for number in sorted(self.lines) if games is None or number < games]


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
