"""What players put on the board: shadoofs, Watchmen with their forbidden area, and the talisman.

Every seat is a colour, a letter and a pattern, so that no two look alike in any light or to any eye.
"""

from shadoof.core.seats import LETTERS
from shadoof.games.wadi.drawing.tiles import CELL, MIDDLE, centre
from shadoof.games.wadi.view import View

COLOURS = ("#b02a30", "#146e3c", "#6e3296", "#2b2b2b")

FIGURES = (
    "".join(
        f'<pattern id="seat{seat}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{colour}"/>{mark}</pattern>'
        for seat, (colour, mark) in enumerate(
            zip(
                COLOURS,
                (
                    "",
                    '<path d="M0 6L6 0" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>',
                    '<circle cx="3" cy="3" r="1.1" fill="#fff" fill-opacity=".6"/>',
                    '<path d="M0 3H6M3 0V6" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>',
                ),
                strict=True,
            )
        )
    )
    + '<pattern id="forbidden" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3" height="9" fill="#8c1d18" fill-opacity=".38"/></pattern>'
)


def shadoof(view: View, cell: int) -> str:
    """A wooden crane on a base in its owner's colour: a post, a beam with a weight, a bucket on a rope."""
    x, y = centre(view, cell)
    seat = view.shadoof(cell) or 0
    return (
        f'<g transform="translate({x:g} {y:g})" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M-20 27L-9 2L2 27M-16 17H-2" fill="none" stroke="#fdf3dc" stroke-width="9"/>'
        '<path d="M-24 12L24 -20M24 -20V0" fill="none" stroke="#fdf3dc" stroke-width="8"/>'
        '<path d="M-20 27L-9 2L2 27M-16 17H-2" fill="none" stroke="#6b4423" stroke-width="4.5"/>'
        '<path d="M-24 12L24 -20" fill="none" stroke="#8a5a2e" stroke-width="4.5"/>'
        '<circle cx="-23" cy="11" r="5.5" fill="#6d6a66" stroke="#3c3936" stroke-width="1.2"/>'
        '<path d="M24 -20V-3" stroke="#54422c" stroke-width="1.6"/>'
        '<path d="M19 -3H29L27 6H21Z" fill="#a9653f" stroke="#5b3218" stroke-width="1.4"/>'
        f'<circle cx="16" cy="20" r="12" fill="url(#seat{seat})" stroke="#fff" stroke-width="2"/>'
        f"{_letter(16, 20, seat)}</g>"
    )


def watchman(view: View, cell: int) -> str:
    """A standing figure with a staff, in its owner's colour."""
    x, y = centre(view, cell)
    seat = view.watchman(cell) or 0
    return (
        f'<g transform="translate({x:g} {y:g})" stroke="#fff" stroke-width="2" stroke-linejoin="round">'
        '<path d="M20 -28V28" stroke="#4c3318" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M-13 28L-10 -4Q0 -14 10 -4L13 28Z" fill="url(#seat{seat})"/>'
        f'<circle cx="0" cy="-18" r="9.5" fill="#d9a066"/>'
        f'<path d="M-11 -18Q0 -36 11 -18Z" fill="{COLOURS[seat]}"/>'
        f'<g stroke="none">{_letter(0, 12, seat)}</g></g>'
    )


def forbidden(view: View, cell: int) -> str:
    """Hatching over a land tile in a Watchman's forbidden area."""
    x, y = centre(view, cell)
    return (
        f'<rect x="{x - MIDDLE + 1.5:g}" y="{y - MIDDLE + 1.5:g}" width="{CELL - 3}" height="{CELL - 3}" rx="7" '
        'fill="url(#forbidden)" stroke="#8c1d18" stroke-width="1.5" stroke-dasharray="5 4"/>'
    )


def talisman(view: View, width: float, height: float) -> str:
    """The starter's blue glass bead, with the starter's letter, in the south-east corner once a game is on."""
    if not view.is_begun():
        return ""
    x, y = width - 21, height - 21
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="12" fill="url(#water)" stroke="#0f3a5c" stroke-width="2"/>'
        f"{_letter(x, y, view.starter())}"
    )


def _letter(x: float, y: float, seat: int) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="15" font-weight="bold" fill="#fff" text-anchor="middle" '
        f'dominant-baseline="central" stroke="#000" stroke-opacity=".35" stroke-width="2.5" '
        f'paint-order="stroke">{LETTERS[seat]}</text>'
    )
