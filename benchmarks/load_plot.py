"""Draws what `load.py --sweep --out sweep.json` measured, as SVG.

python benchmarks/load_plot.py sweep.json > docs/pictures/server-load.svg
"""

import json
import math
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, GAP = 360, 200, 56, 34, 40

Result = dict[str, Any]
LINES: tuple[tuple[str, str, tuple[tuple[str, str, Callable[[Result], float]], ...]], ...] = (
    (
        "from a turn to the others' event",
        "ms",
        (
            ("99 of 100", "#b3261e", lambda result: result["event_at_others_ms"]["p99"]),
            ("95 of 100", "#b07a00", lambda result: result["event_at_others_ms"]["p95"]),
            ("half", "#1c5d99", lambda result: result["event_at_others_ms"]["p50"]),
        ),
    ),
    (
        "the server's processor time",
        "% of one core",
        (("", "#1c5d99", lambda result: 100 * result["server_cpu"]),),
    ),
    ("the server's memory", "MB", (("", "#1c5d99", lambda result: result["server_rss_mb"]),)),
)


def draw(results: list[Result]) -> str:
    """The picture: one plot for each of `LINES`, side by side."""
    step = WIDTH + LEFT + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {step * len(LINES)} {HEIGHT + TOP + 50}" '
        'font-family="sans-serif" font-size="12" role="img">',
        f"<title>One server at {results[0]['tables']} to {results[-1]['tables']} tables</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
    ]
    for place, (title, unit, lines) in enumerate(LINES):
        parts.append(f'<g transform="translate({LEFT + place * step} {TOP})">')
        parts += _plot(results, title, unit, lines)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def _plot(
    results: list[Result], title: str, unit: str, lines: Iterable[tuple[str, str, Callable[[Result], float]]]
) -> Iterable[str]:
    lines = list(lines)
    highest = _round_up(max(value(result) for result in results for _, _, value in lines))
    most = results[-1]["tables"]
    yield f'<text x="0" y="-14" font-weight="bold">{title} ({unit})</text>'
    for part in range(5):
        y = HEIGHT - part * HEIGHT / 4
        yield f'<path d="M0 {y:.0f}H{WIDTH}" stroke="#ddd"/>'
        yield f'<text x="-6" y="{y + 4:.0f}" text-anchor="end">{highest * part / 4:g}</text>'
    for result in results:
        x = WIDTH * result["tables"] / most
        yield f'<path d="M{x:.1f} {HEIGHT}v4" stroke="#333"/>'
        if result["tables"] == results[0]["tables"] or result["tables"] >= most / 10:
            yield f'<text x="{x:.1f}" y="{HEIGHT + 18}" text-anchor="middle">{result["tables"]:,}</text>'
    yield f'<text x="{WIDTH / 2}" y="{HEIGHT + 36}" text-anchor="middle">tables, three people with a socket at each</text>'
    for number, (name, colour, value) in enumerate(lines):
        points = [(WIDTH * result["tables"] / most, HEIGHT * (1 - value(result) / highest)) for result in results]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points)
        if name:
            yield f'<text x="8" y="{14 + 16 * number}" fill="{colour}">{name}</text>'


def _round_up(value: float) -> float:
    """The next 1, 2 or 5 with noughts, so that the marks are round."""
    size = 10.0 ** math.floor(math.log10(value))
    return next(size * times for times in (1, 2, 4, 5, 8, 10) if size * times >= value)


if __name__ == "__main__":
    sys.stdout.write(draw(json.loads(Path(sys.argv[1]).read_text())))
