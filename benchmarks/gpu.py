"""How many actions a second a graphics card plays, and whether its means are the processor's.

    PYTHONPATH=src python3 benchmarks/gpu.py [SECONDS]

Needs the extra `gpu` and a card. Numbers taken are in benchmarks/README.md.
"""

import sys
from math import hypot

import shadoof
from shadoof.search.gpu import run_playouts_on_gpu
from shadoof.search.playouts import Playouts, run_playouts

STARTS = {
    "wadi, 3 players, start board": shadoof.start("wadi", 3, scenario="start"),
    "wadi, 2 players, el-arish, spreading": shadoof.start(
        "wadi", 2, scenario="el-arish", rules={"building": "spreading"}
    ),
    "wadi, 4 players, Watchmen": shadoof.start("wadi", 4, scenario="start", rules={"watchmen": True}),
    "wabanti, 2 players": shadoof.start("wabanti", 2),
    "wabanti, 6 players": shadoof.start("wabanti", 6),
}


def main(seconds: float, threads: int) -> None:
    """Prints three lines a set-up: the card, the processor, and how far their means lie apart."""
    for name, start in STARTS.items():
        gpu = run_playouts_on_gpu(start, seconds, seed=1)
        cpu = run_playouts(start, seconds, threads=threads, seed=2)
        for device, found in (("gpu", gpu), (f"cpu, {threads} threads", cpu)):
            means = f"turns {found.turns:.4f}, points {[round(each, 4) for each in found.points]}"
            rate = f"{found.actions_a_second / 1e6:,.1f} million actions a second"
            print(f"{name}: {device}: {rate}, {found.games:,} games, {means}", flush=True)
        apart = ", ".join(f"{each:.2f}" for each in standard_errors_apart(gpu, cpu))
        print(f"{name}: means lie this many standard errors apart: {apart}", flush=True)


def standard_errors_apart(one: Playouts, other: Playouts) -> list[float]:
    """By seat for the points, then for the turns."""
    pairs = [*zip(one.points, one.point_errors, other.points, other.point_errors, strict=True)]
    pairs.append((one.turns, one.turns_error, other.turns, other.turns_error))
    return [abs(a - b) / hypot(e, f) for a, e, b, f in pairs if hypot(e, f) > 0]


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0, int(sys.argv[2]) if len(sys.argv) > 2 else 2)
