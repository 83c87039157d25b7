"""What a contest says about its players: shares of the win, groups taken from each other, and ratings."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt
from typing import Any

from shadoof.lab.intervals import Interval, of_means, of_part

Line = dict[str, Any]

START = 1500.0  # a rating everybody begins with
BETA = 400 / log(10) / sqrt(2)  # then 400 points mean ten wins for each loss, as with Elo's numbers


@dataclass
class Standing:
    """One entrant's results."""

    name: str
    games: int
    share: Interval  # of the win, mean a game
    points: float | None  # mean a game
    rating: float
    rating_error: float  # 95 %
    seconds: float  # mean a turn


@dataclass
class Duel:
    """Two entrants compared in the groups in which both played: a group goes to the one with more."""

    one: str
    other: str
    groups: int
    taken: Interval  # by `one`; a tie is half


def standings(lines: list[Line]) -> list[Standing]:
    """Every entrant's results, the best rated first."""
    names = sorted({name for line in lines for name in line["seats"]})
    ratings = rate(lines)
    return sorted((_standing(name, lines, ratings[name]) for name in names), key=lambda each: -each.rating)


def _standing(name: str, lines: list[Line], rating: tuple[float, float]) -> Standing:
    by_group: dict[int, list[float]] = defaultdict(list)
    points: list[float] = []
    seconds, turns = 0.0, 0
    for line in lines:
        for seat, sitting in enumerate(line["seats"]):
            if sitting == name:
                by_group[line["group"]].append(line["shares"][seat])
                seconds, turns = seconds + line["seconds"][seat], turns + line["turns"][seat]
                if line["points"] is not None:
                    points.append(line["points"][seat])
    games = sum(name in line["seats"] for line in lines)
    share = of_means([sum(each) / len(each) for each in by_group.values()])
    mean = sum(points) / len(points) if points else None
    return Standing(name, games, share, mean, rating[0], 1.96 * rating[1], seconds / max(turns, 1))


def duels(lines: list[Line]) -> list[Duel]:
    """Every two entrants that met. More are points where there are any, and else shares of the win."""
    groups: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        groups[line["group"]].append(line)
    names = list(dict.fromkeys(name for line in lines for name in line["seats"]))
    found = []
    for one, other in combinations(names, 2):
        outcomes = [
            _taken(_sum(group, one), _sum(group, other))
            for group in groups.values()
            if all({one, other} <= set(line["seats"]) for line in group)
        ]
        if outcomes:
            found.append(Duel(one, other, len(outcomes), of_part(sum(outcomes), len(outcomes))))
    return found


def _sum(group: Iterable[Line], name: str) -> float:
    """What the entrant made in the group's games, a seat."""
    made = [
        (line["shares"] if line["points"] is None else line["points"])[seat]
        for line in group
        for seat, sitting in enumerate(line["seats"])
        if sitting == name
    ]
    return float(sum(made)) / len(made)


def _taken(mine: float, theirs: float) -> float:
    return 0.5 if abs(mine - theirs) < 1e-9 else float(mine > theirs)


def rate(lines: list[Line]) -> dict[str, tuple[float, float]]:
    """A rating and its standard error for each entrant, from the places in each game in turn."""
    from openskill.models import BradleyTerryPart

    model = BradleyTerryPart(mu=START, sigma=2 * BETA, beta=BETA, tau=0.0, kappa=0.0001, gamma=_learns_fully)
    known: dict[str, Any] = {}
    for line in lines:
        names = list(dict.fromkeys(line["seats"]))
        if len(names) == 1:
            continue
        for name in names:
            known.setdefault(name, model.rating(name=name))
        scores = [_place_score(line, name) for name in names]
        rated = model.rate([[known[name]] for name in names], scores=scores)
        known |= {name: team[0] for name, team in zip(names, rated, strict=True)}
    everybody = {name for line in lines for name in line["seats"]}
    return {
        name: (known[name].mu, known[name].sigma) if name in known else (START, 2 * BETA) for name in everybody
    }


def _learns_fully(*_: Any, **__: Any) -> float:
    """How much of what a game tells shrinks the error: all, as nobody's strength changes in a contest."""
    return 1.0


def _place_score(line: Line, name: str) -> float:
    """More for winners; among the others, by points."""
    seats = [seat for seat, sitting in enumerate(line["seats"]) if sitting == name]
    share: float = sum(line["shares"][seat] for seat in seats) / len(seats)
    points: float = 0.0 if line["points"] is None else sum(line["points"][seat] for seat in seats) / len(seats)
    return share * 1000 + points
