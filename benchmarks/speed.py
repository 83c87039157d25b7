"""How many calls a second the Python interface makes, once `./shadoof` has set everything up.

    PYTHONPATH=src .venv/bin/python benchmarks/speed.py

The best of five runs of each, one core. Numbers taken are in benchmarks/README.md.
"""

import random
import time
from collections.abc import Callable
from functools import partial

import numpy as np

import shadoof
from shadoof.core.position import Position

CALLS = 200_000
RUNS = 5


def main() -> None:
    """Prints one line a measurement."""
    starts = {
        "wadi, 3 players, start board": shadoof.start("wadi", 3, scenario="start"),
        "wadi, 4 players, Watchmen": shadoof.start("wadi", 4, scenario="start", rules={"watchmen": True}),
        "wabanti, 4 players": shadoof.start("wabanti", 4),
    }
    for name, start in starts.items():
        positions = walk(start, 2000)
        report(f"{name}: Position.legal", partial(legal, positions))
        report(f"{name}: Position.play", partial(play, positions))
        report(f"{name}: in place", partial(in_place, start))


def walk(start: Position, count: int) -> list[tuple[Position, str]]:
    """Positions of random games, each with an action that is legal there."""
    chance = random.Random(1)
    found: list[tuple[Position, str]] = []
    position = start
    while len(found) < count:
        actions = position.legal()
        if not actions:
            position = start
            continue
        action = chance.choice(actions)
        found.append((position, action))
        position = position.play(action)
    return found


def legal(positions: list[tuple[Position, str]]) -> int:
    """Lists the legal actions of each; returns how many calls that were."""
    rounds = CALLS // len(positions)
    for _ in range(rounds):
        for position, _action in positions:
            position.legal()
    return rounds * len(positions)


def play(positions: list[tuple[Position, str]]) -> int:
    """Plays an action in each; returns how many calls that were."""
    rounds = CALLS // len(positions)
    for _ in range(rounds):
        for position, action in positions:
            position.play(action)
    return rounds * len(positions)


def in_place(start: Position) -> int:
    """Plays random games through the one entry an adapter calls for each action; returns the actions."""
    stepper = shadoof.Stepper(start)
    step, boards, actions = stepper.step_unchecked, stepper.setup.boards, stepper.actions
    tables, count = stepper.tables, stepper.count
    choices = np.random.default_rng(1).random(CALLS).tolist()
    for choice in choices:
        if not count:
            tables = start.tables()
            count = stepper.setup.game.kernels.legal(boards, tables, actions)
        count = step(boards, tables, actions[int(choice * count)], actions)
    return len(choices)


def report(name: str, measured: Callable[[], int]) -> None:
    """Prints the best run."""
    best = 0.0
    for _ in range(RUNS):
        began = time.perf_counter()
        calls = measured()
        best = max(best, calls / (time.perf_counter() - began))
    print(f"{name}: {best:,.0f} calls a second")


if __name__ == "__main__":
    main()
