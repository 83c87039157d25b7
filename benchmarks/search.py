"""How many playouts a second a search does, on one thread and on two, from the beginning of a game.

    PYTHONPATH=src .venv/bin/python benchmarks/search.py

The best of three runs of two seconds each. Numbers taken are in benchmarks/README.md.
"""

import time

import shadoof
from shadoof.core.position import Position
from shadoof.search.thinking import Budget, Thinking

SECONDS, RUNS = 2.0, 3


def main() -> None:
    """Prints a line a set-up."""
    starts = {
        "wadi, 2 players, start board": shadoof.start("wadi", 2, scenario="start"),
        "wadi, 3 players, start board": shadoof.start("wadi", 3, scenario="start"),
        "wadi, 4 players, Watchmen": shadoof.start("wadi", 4, scenario="start", rules={"watchmen": True}),
        "wabanti, 2 players": shadoof.start("wabanti", 2).play("[13456]"),
        "wabanti, 6 players": shadoof.start("wabanti", 6).play("[13456]"),
    }
    for name, start in starts.items():
        one, two = (max(rate(start, threads) for _ in range(RUNS)) for threads in (1, 2))
        print(f"{name}: {one:,.0f} playouts a second on one thread, {two:,.0f} on two ({two / one:.2f} times)")


def rate(start: Position, threads: int) -> float:
    """Playouts a second of a search that begins with an empty memory."""
    game = start.setup.game
    thinking = Thinking(game, game.style, 1, threads)
    thinking.think(start, Budget(playouts=100))
    began = time.perf_counter()
    done = thinking.think(start, Budget(seconds=SECONDS))
    return done / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
