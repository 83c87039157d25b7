"""How even a board is between equal players, and the head start that brings the seats closest to even."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from shadoof.core.fair import Fair
from shadoof.core.game import Game
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.registry import find
from shadoof.core.trouble import BadRequest
from shadoof.lab.arena import Line, play_contest
from shadoof.lab.contest import Contest
from shadoof.lab.intervals import of_means
from shadoof.search.version import version_of

MOST = 99  # of a head start, by the rule
Points = tuple[int, ...]


@dataclass
class Study:
    """A board and a number of players under study. `games` of each stage are played with one head start."""

    contest: Contest  # of one entrant, who sits on every seat
    games: int
    cores: int

    def __post_init__(self) -> None:
        if not find(self.contest.game).facts.head_start:
            raise BadRequest("lab-no-head-start", game=self.contest.game)

    @property
    def game(self) -> Game:
        """The game under study."""
        return find(self.contest.game)

    def play(self, head_start: Points, stage: int) -> Iterator[Line]:
        """The lines of a stage; each stage plays other games."""
        given = {**dict(self.contest.rules), self.game.facts.head_start: list(head_start)}
        contest = replace(self.contest, rules=tuple(given.items()), seed=self.contest.seed * 100 + stage)
        return play_contest(contest, self.games, self.cores, {})

    def report(self, lines: list[Line], head_start: Points) -> Fair:
        """What the lines, all played with that head start, say."""
        ends = [_end(line) for line in lines]
        players = self.contest.players
        shares = [of_means([line["shares"][seat] for line in lines]) for seat in range(players)]
        return Fair(
            head_start=head_start,
            shares=tuple(round(each.mean, 4) for each in shares),
            low=tuple(round(each.low, 4) for each in shares),
            high=tuple(round(each.high, 4) for each in shares),
            points=tuple(
                round(sum(line["points"][seat] for line in lines) / len(lines), 2) for seat in range(players)
            ),
            margin=round(sum(_margin(line["points"]) for line in lines) / len(lines), 2),
            ties=round(sum(len(end.winners() or []) > 1 for end in ends) / len(ends), 4),
            rounds=round(sum(end.round or 0 for end in ends) / len(ends), 2),
            games=len(lines),
            bot=self.contest.entrants[0],
            code=version_of(self.game),
        )

    def best_head_start(self, lines: list[Line], now: Points) -> Points:
        """The head start with which these games would have ended most evenly: found step by step from `now`."""
        ends = [_end(line) for line in lines]
        best, best_spread = now, self._spread(ends, now)
        while True:
            tried = [(self._spread(ends, other), other) for other in _neighbours(best)]
            spread, other = min(tried)
            if spread >= best_spread:
                return best
            best, best_spread = other, spread

    def _spread(self, ends: list[Position], head_start: Points) -> float:
        """The shares' squared distance from even, had the games had this head start."""
        shares = [0.0] * len(head_start)
        for end in ends:
            won = _with_head_start(end, head_start, self.game.facts.head_start).winners() or range(len(head_start))
            for seat in won:
                shares[seat] += 1 / len(won) / len(ends)
        return sum((share - 1 / len(shares)) ** 2 for share in shares)


def _neighbours(head_start: Points) -> Iterator[Points]:
    """Head starts in which one seat has up to three points more or less; the least has none."""
    for seat in range(len(head_start)):
        for step in (-3, -2, -1, 1, 2, 3):
            moved = [each + step * (number == seat) for number, each in enumerate(head_start)]
            level = [each - min(moved) for each in moved]
            if max(level) <= MOST:
                yield tuple(level)


def _end(line: Line) -> Position:
    return Record.from_value(line["record"]).position()


def _with_head_start(end: Position, head_start: Points, rule: str) -> Position:
    """The same last position, had the seats begun with other points: legality does not depend on them."""
    setup = end.setup
    rules: dict[str, Any] = {**setup.rules, rule: list(head_start)}
    boards, _ = setup.game.set_up(setup.players, setup.first, rules, setup.plan)
    return Position(replace(setup, rules=rules, boards=boards), end.tables())


def _margin(points: list[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second
