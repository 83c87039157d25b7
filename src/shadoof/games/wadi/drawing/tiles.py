"""The ground: land with its clay basins, the river bed, its flow, and water."""

from itertools import pairwise

from shadoof.games.wadi.view import View

CELL = 72
MIDDLE = CELL / 2
MOUTH = 0.36  # of a step: with its round end a river reaches a little into the margin, short of the labels

TILES = """
<linearGradient id="sand1" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#f1e1ba"/><stop offset="1" stop-color="#e4cf9e"/></linearGradient>
<linearGradient id="sand2" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#e9dda0"/><stop offset="1" stop-color="#d8c77f"/></linearGradient>
<linearGradient id="sand3" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#d5d68c"/><stop offset="1" stop-color="#b8c06b"/></linearGradient>
<radialGradient id="clay" cx=".5" cy=".4" r=".6">
<stop offset="0" stop-color="#8d4f31"/><stop offset=".7" stop-color="#a9653f"/><stop offset="1" stop-color="#c98657"/>
</radialGradient>
<radialGradient id="water" cx=".4" cy=".35" r=".75">
<stop offset="0" stop-color="#9bd8f3"/><stop offset=".6" stop-color="#3b97cf"/><stop offset="1" stop-color="#1f6aa5"/>
</radialGradient>
"""

BANKS = ((36, "#b08552"), (28, "#c9a274"), (10, "#bd9463"))  # width and colour, from the outside in

# Where the 1 to 3 basins lie on a tile, from its middle.
BASINS = {1: ((0, 0),), 2: ((-12, 10), (12, -8)), 3: ((-14, 12), (14, 12), (2, -12))}
ASIDE = ((-26, -26), (-26, -13), (-13, -26))  # small, in the corner, under a shadoof or Watchman


def centre(view: View, cell: int) -> tuple[float, float]:
    """The middle of the cell, from the board's north-west corner."""
    return cell % view.columns * CELL + MIDDLE, cell // view.columns * CELL + MIDDLE


def land(view: View, cell: int) -> str:
    """A land tile and its basins, filled with water where a disc lies."""
    x, y = centre(view, cell)
    reservoirs = view.reservoirs(cell)
    tile = (
        f'<rect x="{x - MIDDLE + 1.5:g}" y="{y - MIDDLE + 1.5:g}" width="{CELL - 3}" height="{CELL - 3}" rx="7" '
        f'fill="url(#sand{reservoirs})" stroke="#b99a63" stroke-width="1"/>'
    )
    filling = "water" if view.disc(cell) else "clay"
    taken = view.shadoof(cell) is not None or view.watchman(cell) is not None
    places, radius = (ASIDE[:reservoirs], 5) if taken else (BASINS[reservoirs], 10)
    basins = [
        f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="{radius}" fill="url(#{filling})" stroke="#7c4a2c" '
        'stroke-width="2"/>'
        for dx, dy in places
    ]
    return tile + "".join(basins)


def disc(view: View, cell: int) -> str:
    """The ring that tells a watered tile from far off."""
    x, y = centre(view, cell)
    return f'<circle cx="{x:g}" cy="{y:g}" r="30" fill="#3b97cf" fill-opacity=".22" stroke="#1f6aa5" stroke-width="3"/>'


def river_bed(view: View, cell: int) -> str:
    """The ground of a wadi tile."""
    x, y = centre(view, cell)
    return (
        f'<rect x="{x - MIDDLE + 1.5:g}" y="{y - MIDDLE + 1.5:g}" width="{CELL - 3}" height="{CELL - 3}" rx="7" '
        'fill="#d9b98a" stroke="#b08f5c" stroke-width="1"/>'
    )


def channels(view: View) -> list[str]:
    """The river over its ground: all banks first, so that the channels run into each other."""
    cells = sorted(view.river)
    dry = [_channel(view, cell, width, colour) for width, colour in BANKS for cell in cells]
    return dry + [_channel(view, cell, 14, "#63b3dd") for cell in cells if view.water(cell)]


def river_signs(view: View, cell: int) -> str:
    """Chevrons along the flow, bold for a fork's arrow, and the discs."""
    x, y = centre(view, cell)
    flows = view.flows(cell)
    signs = [
        _chevron(x + right * CELL * 0.44, y + down * CELL * 0.44, down, right, bold=number < len(flows) - 1)
        for number, (down, right) in enumerate(flows)
    ]
    return "".join(signs) + (_pile(x, y, view.water(cell)) if view.water(cell) else "")


def _channel(view: View, cell: int, width: int, colour: str) -> str:
    """One layer of a tile's channel: as long as the step, or just over the edge where it leaves the map."""
    x, y = centre(view, cell)
    lines = []
    for down, right in view.flows(cell):
        length = CELL * (1.0 if _flows_on(view, cell, down, right) else MOUTH)
        lines.append(f"M{x:g} {y:g}L{x + right * length:g} {y + down * length:g}")
    return f'<path d="{"".join(lines)}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _flows_on(view: View, cell: int, down: int, right: int) -> bool:
    row, column = cell // view.columns + down, cell % view.columns + right
    inside = 0 <= row < view.rows and 0 <= column < view.columns
    return inside and row * view.columns + column in view.river


def _chevron(x: float, y: float, down: int, right: int, bold: bool) -> str:
    tips = ((-6, -8), (3, 0), (-6, 8))
    length = (down * down + right * right) ** 0.5
    across, along = right / length, down / length
    points = [(x + a * across - b * along, y + a * along + b * across) for a, b in tips]
    path = "".join(f"M{a:g} {b:g}L{c:g} {d:g}" for (a, b), (c, d) in pairwise(points))
    return f'<path d="{path}" fill="none" stroke="#5a3d1e" stroke-linecap="round" stroke-width="{5 if bold else 2.5}"/>'


def _pile(x: float, y: float, discs: int) -> str:
    stack = "".join(
        f'<ellipse cx="{x:g}" cy="{y + 6 - 4 * i:g}" rx="19" ry="13" fill="url(#water)" stroke="#1a5a8e" '
        'stroke-width="1.5"/>'
        for i in range(min(discs, 3))
    )
    top = y + 6 - 4 * (min(discs, 3) - 1)
    return stack + (
        f'<text x="{x:g}" y="{top:g}" font-size="17" font-weight="bold" fill="#fff" text-anchor="middle" '
        f'dominant-baseline="central" stroke="#123f63" stroke-width="3" paint-order="stroke">{discs}</text>'
    )
