"""A perft table read: plain text that any implementation can be held to."""

import json
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Protocol

from shadoof.core.position import Position
from shadoof.core.record import Record

Row = tuple[dict[str, Any], int, int]  # a record, a depth, and the count there


class Telling(Protocol):
    """A second implementation, played in place."""

    def legal(self) -> Iterable[str]:
        """Every legal action."""

    def play(self, action: str) -> object:
        """Plays a legal action."""


def rows(path: Path) -> Iterator[Row]:
    """The table's rows, in order."""
    record: dict[str, Any] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("{"):
            record = json.loads(line)
        elif line.startswith("depth"):
            depth, count = line.removeprefix("depth ").split(": ")
            yield record, int(depth), int(count)


def count_by(telling: Callable[[Position], Telling], record: dict[str, Any], depth: int) -> int:
    """The count that a second telling of the rules makes, action by action."""
    begun = telling(Record.from_value(record | {"actions": []}).start())
    for action in record["actions"]:
        begun.play(action)
    return _count(begun, depth)


def _count(game: Telling, depth: int) -> int:
    if depth == 1:
        return len(set(game.legal()))
    total = 0
    for action in game.legal():
        after = deepcopy(game)
        after.play(action)
        total += _count(after, depth - 1)
    return total
