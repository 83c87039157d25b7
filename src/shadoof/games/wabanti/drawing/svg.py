"""A position of Wabanti as an SVG picture: a honeycomb, brass hex nuts, banded sides, dice with pips."""

from math import cos, pi, sin, sqrt

from shadoof.core.position import Position
from shadoof.core.seats import LETTERS
from shadoof.games.wabanti.fields import RADIUS, axial, name, sides
from shadoof.games.wabanti.view import View

SIZE = 24  # from a field's middle to its corner
WIDTH, HEIGHT = 760, 700
COLOURS = ("#b02a30", "#146e3c", "#6e3296", "#a86a08", "#14628f", "#3a3a3a")
PATTERNS = (
    "",
    '<path d="M0 6L6 0" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>',
    '<circle cx="3" cy="3" r="1.1" fill="#fff" fill-opacity=".6"/>',
    '<path d="M0 3H6" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>',
    '<path d="M3 0V6" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/>',
    '<path d="M0 3H6M3 0V6" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>',
)
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BRASS = (
    '<radialGradient id="brass" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fff0b8"/>'
    '<stop offset=".45" stop-color="#dcae48"/><stop offset="1" stop-color="#8a6318"/></radialGradient>'
)


def draw(position: Position) -> str:
    """The picture, complete in itself: no fonts, files or scripts from elsewhere."""
    view = View(position)
    fields = [field for row in view.rows for field in row]
    patterns = "".join(
        f'<pattern id="seat{seat}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{COLOURS[seat]}"/>{mark}</pattern>'
        for seat, mark in enumerate(PATTERNS)
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" font-family="Georgia, serif">',
            f"<defs>{BRASS}{patterns}</defs>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="18" fill="#35302a"/>',
            *(_comb(view, field) for field in fields),
            *(_label(row[0], -1) for row in view.rows),
            *(_label(row[-1], 1) for row in view.rows),
            *(_side(side, seat) for seat, side in enumerate(view.sides)),
            *(_nut(field) for field in fields if field in view.stones),
            *(_die(30 + 40 * i, HEIGHT - 32, die) for i, die in enumerate(view.dice)),
            "</svg>\n",
        ]
    )


def _middle(q: float, r: float) -> tuple[float, float]:
    return WIDTH / 2 + SIZE * sqrt(3) * (q + r / 2), HEIGHT / 2 + SIZE * 1.5 * r


def _hexagon(x: float, y: float, radius: float) -> str:
    corners = [(x + radius * sin(pi * k / 3), y + radius * cos(pi * k / 3)) for k in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def _comb(view: View, field: int) -> str:
    x, y = _middle(*axial(field))
    on = view.owners(field)
    fill = f"url(#seat{on[0]})" if on else "#5c5347" if sides(field) else "#efe3c8"
    corner = (
        f'<polygon points="{_hexagon(x, y, SIZE * 0.5)}" fill="url(#seat{on[1]})" stroke="#fff" stroke-width="1.5"/>'
        if len(on) > 1
        else ""
    )
    opacity = ' fill-opacity=".75"' if on else ""
    return (
        f'<polygon points="{_hexagon(x, y, SIZE - 1)}" fill="{fill}"{opacity} stroke="#a8936a" '
        f'stroke-width="1.2"/>{corner}'
    )


def _label(field: int, towards: int) -> str:
    q, r = axial(field)
    x, y = _middle(q + towards * 1.05, r)
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="13" fill="#d8c9a6" text-anchor="middle" '
        f'dominant-baseline="central">{name(field)}</text>'
    )


def _side(side: str, seat: int) -> str:
    """The owner's letter, outside the middle of its side."""
    towards = {
        "N": (0.5, -1),
        "NE": (1, -0.5),
        "SE": (0.5, 0.5),
        "S": (-0.5, 1),
        "SW": (-1, 0.5),
        "NW": (-0.5, -0.5),
    }
    scale = RADIUS + (1.9 if side in ("N", "S") else 3.1)
    q, r = towards[side]
    x, y = _middle(q * scale, r * scale)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="url(#seat{seat})" stroke="#fff" stroke-width="2"/>'
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="18" font-weight="bold" fill="#fff" text-anchor="middle" '
        f'dominant-baseline="central" stroke="#000" stroke-opacity=".4" stroke-width="2.5" '
        f'paint-order="stroke">{LETTERS[seat]}</text>'
    )


def _nut(field: int) -> str:
    x, y = _middle(*axial(field))
    return (
        f'<polygon points="{_hexagon(x, y, SIZE * 0.82)}" fill="url(#brass)" stroke="#5e430f" stroke-width="1.6"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.36:.1f}" fill="#35302a" stroke="#7d5a17" stroke-width="2.4"/>'
    )


def _die(x: float, y: float, number: int) -> str:
    pips = "".join(
        f'<circle cx="{x + 8.5 * dx:g}" cy="{y + 8.5 * dy:g}" r="3.1" fill="#2b2118"/>' for dx, dy in PIPS[number]
    )
    return (
        f'<rect x="{x - 16:g}" y="{y - 16:g}" width="32" height="32" rx="7" fill="#fbf6e9" stroke="#8c7a58" '
        f'stroke-width="1.5"/>{pips}'
    )
