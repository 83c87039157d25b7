"""Measures every built-in board for each number of players it names, and writes down what `--fair` uses.

    PYTHONPATH=src .venv/bin/python benchmarks/fair_boards.py [--bot 7] [--games 48] [--players 2] [--worse-than 0.1]
        [BOARD ...]

A quick first look (level 6, no head start) says which head start to try, or what was measured before; the games that
are published are played with it, and played again with another where they say so. An hour on one core with level 7;
what is done is kept as it comes. With --worse-than only what is not measured yet, or lies further from even, is played.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from shadoof.core import registry
from shadoof.core.fair import Fair, read_measured, write_measured
from shadoof.lab.arena import Line, cores_here
from shadoof.lab.balance import Points, Study
from shadoof.lab.contest import Contest

QUICK, QUICK_GAMES = "6", 60
EVEN_ENOUGH = 0.12  # of a share: further from even, the head start these games ask for is tried too
RETRIES = 2


def main() -> None:
    """Prints a line a measurement."""
    options = argparse.ArgumentParser()
    options.add_argument("--bot", default="7")
    options.add_argument("--games", type=int, default=48)
    options.add_argument("--players", type=int, help="only for so many")
    options.add_argument("--worse-than", type=float, default=-1.0)
    options.add_argument("--out", type=Path)
    options.add_argument("boards", nargs="*")
    given = options.parse_args()
    game = next(found for found in map(registry.find, registry.names()) if found.maps)
    assert game.maps
    path = given.out or game.folder / "scenarios" / "fair.json"
    for board in given.boards or game.maps.ids():
        for players in game.maps.card(game.read_scenario(board), "en").players:
            known = read_measured(path).get(board, {}).get(players)
            if given.players not in (None, players):
                continue
            if known and known.unevenness <= given.worse_than:
                continue
            contest = Contest(game.name, players, (given.bot,), (board,))
            found = measure(contest, given.games, known.head_start if known else first_look(contest))
            measured = read_measured(path)
            measured.setdefault(board, {})[players] = found
            path.write_text(write_measured(measured), encoding="utf-8")
            shares = " ".join(f"{share:.2f}" for share in found.shares)
            print(f"{board}, {players} players: head start {found.head_start}, shares {shares}", flush=True)


def first_look(contest: Contest) -> Points:
    """The head start that games of weaker players, played without one, ask for."""
    quick = Study(replace(contest, entrants=(QUICK,), seed=1), QUICK_GAMES, cores_here())
    none = (0,) * contest.players
    return quick.best_head_start(list(quick.play(none, 0)), none)


def measure(contest: Contest, games: int, head_start: Points) -> Fair:
    """The evenest of the head starts tried."""
    study = Study(contest, games, cores_here())
    tried: dict[Points, Fair] = {}
    played: list[Line] = []
    for stage in range(1 + RETRIES):
        lines = list(study.play(head_start, stage))
        tried[head_start] = study.report(lines, head_start)
        if tried[head_start].unevenness <= EVEN_ENOUGH:
            break
        # A head start changes play but little, so all games so far say which one to try next.
        played += lines
        head_start = study.best_head_start(played, head_start)
        if head_start in tried:
            break
    return min(tried.values(), key=lambda found: found.unevenness)


if __name__ == "__main__":
    main()
