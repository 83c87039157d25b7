"""How even a board is between equal players, and the head start that brings the seats closest to even."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from shadoof.core.fair import Fair
from shadoof.core.game import Game
from shadoof.core.position import Position, Setup
from shadoof.core.record import Record
from shadoof.core.registry import find
from shadoof.core.trouble import BadRequest
from shadoof.lab.arena import Line, play_contest
from shadoof.lab.contest import Contest
from shadoof.lab.intervals import of_means
from shadoof.search.version import version_of

MOST = 99  # of a head start, by the rule
FARTHEST = 12  # points that a seat's head start changes in one step
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
        """The head start with which these games would have ended most evenly: found seat by seat from `now`.

        Of equally even ones the smallest.
        """
        ends = [_end(line) for line in lines]
        best = (self._spread(ends, now), sum(now), now)
        while True:
            tried = [(self._spread(ends, other), sum(other), other) for other in _neighbours(best[2])]
            if min(tried) >= best:
                return best[2]
            best = min(tried)

    def _spread(self, ends: list[Position], head_start: Points) -> float:
        """The shares' squared distance from even, had the games had this head start."""
        shares = [0.0] * len(head_start)
        setup = _with_head_start(ends[0].setup, self.game.facts.head_start, head_start)
        for end in ends:
            # Legality does not depend on the head start, so the same actions lead to the same table.
            won = Position(setup, end.tables()).winners() or range(len(head_start))
            for seat in won:
                shares[seat] += 1 / len(won) / len(ends)
        return round(sum((share - 1 / len(shares)) ** 2 for share in shares), 9)


def _neighbours(head_start: Points) -> Iterator[Points]:
    """Head starts in which one seat has more or fewer points; the least has none."""
    for seat in range(len(head_start)):
        for step in (*range(-FARTHEST, 0), *range(1, FARTHEST + 1)):
            moved = [each + step * (number == seat) for number, each in enumerate(head_start)]
            level = [each - min(moved) for each in moved]
            if max(level) <= MOST:
                yield tuple(level)


def _end(line: Line) -> Position:
    return Record.from_value(line["record"]).position()


def _with_head_start(setup: Setup, rule: str, head_start: Points) -> Setup:
    rules: dict[str, Any] = {**setup.rules, rule: list(head_start)}
    boards, _ = setup.game.set_up(setup.players, setup.first, rules, setup.plan)
    return replace(setup, rules=rules, boards=boards)


def _margin(points: list[int]) -> int:
    first, second = sorted(points, reverse=True)[:2]
    return first - second
