"""What settles a contest before its first game: who plays, how often, on which boards, and in which seats."""

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from shadoof.core.fair import fair_rules
from shadoof.core.game import Game
from shadoof.core.position import Position
from shadoof.core.record import start
from shadoof.core.registry import find

MOST_SEATINGS = 6  # of a group; where there are more, everybody sits on every seat once
PAIR = 2


@dataclass(frozen=True)
class Task:
    """One game of a contest. The games of a group differ in their seating alone: same board, same dice."""

    number: int
    group: int
    seats: tuple[str, ...]
    map: str | None
    seed: int


@dataclass(frozen=True)
class Contest:
    """Two contests that are equal play the same games."""

    game: str
    players: int
    entrants: tuple[str, ...]
    maps: tuple[str, ...] = ()  # ids or texts, one after the other; none in a game without
    rules: tuple[tuple[str, Any], ...] = ()
    fair: bool = False  # with each board's fair head start
    seed: int = 0

    def tasks(self, games: int) -> Iterator[Task]:
        """The contest's first games, at least so many, in whole groups."""
        number = group = 0
        lineups = self.lineups()
        while number < games:
            lineup = lineups[group % len(lineups)]
            board = self.maps[group // len(lineups) % len(self.maps)] if self.maps else None
            for seats in self._seatings(lineup, group):
                yield Task(number, group, seats, board, self.seed * 1_000_003 + group)
                number += 1
            group += 1

    def lineups(self) -> list[tuple[str, ...]]:
        """Who plays together: all choices of as many as there are seats; all mixtures where there are more seats."""
        if len(self.entrants) >= self.players:
            return list(combinations(self.entrants, self.players))
        mixed = combinations_with_replacement(self.entrants, self.players)
        return [lineup for lineup in mixed if set(lineup) == set(self.entrants)]

    def _seatings(self, lineup: tuple[str, ...], group: int) -> list[tuple[str, ...]]:
        seatings = sorted(set(permutations(lineup)), key=lambda seats: [lineup.index(each) for each in seats])
        if len(seatings) <= MOST_SEATINGS:
            return seatings
        around = list(lineup)
        random.Random(group).shuffle(around)  # noqa: S311 - the same groups every time
        return [tuple(around[turn:] + around[:turn]) for turn in range(self.players)]

    def start(self, task: Task) -> Position:
        """The position the game begins with. Seat 0 starts: who sits there changes with the seating."""
        rules = dict(self.rules)
        if self.fair:
            rules |= fair_rules(find(self.game), task.map, self.players)
        return start(self.game, self.players, scenario=task.map, rules=rules)

    def value(self) -> dict[str, Any]:
        """The contest as a JSON value."""
        return asdict(self) | {"maps": list(self.maps), "entrants": list(self.entrants), "rules": dict(self.rules)}


def maps_for(game: Game, given: tuple[str, ...]) -> tuple[str, ...]:
    """The boards of a contest: those given, else the one to begin with."""
    return given or ((game.maps.standard(),) if game.maps else ())
