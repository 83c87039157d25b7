"""A position of Wadi as lines of text.

     a      b      c
1    1     A2      ↓7      a shadoof of A's on land with 2 reservoirs; 7 discs on a wadi tile
2    2●    1      ↙↘       a disc on land; a fork, the odd disc goes by its first arrow
3   @B3     1      .       B's Watchman; a void

Where the terminal is too narrow for that, cells are as wide as what can stand in them.
"""

import shutil

import click

from shadoof.core.position import Position
from shadoof.core.seats import LETTERS
from shadoof.core.words import say
from shadoof.games.wadi.state import NOWHERE
from shadoof.games.wadi.view import View

NAMES = 4  # columns for the numbers of the rows
WIDTH, NARROW = 7, 5  # of a cell

SAND, GRASS, FIELD = (233, 214, 170), (216, 203, 120), (170, 190, 90)  # by reservoirs
BED, WATER, VOID = (196, 160, 110), (70, 140, 200), (40, 40, 40)
SEATS = ((176, 42, 48), (20, 110, 60), (110, 50, 150), (30, 30, 30))
INK = (30, 25, 15)


def show(position: Position, colour: bool = False, language: str = "en") -> str:
    """The board, and below it a line a seat."""
    view = View(position)
    fits = NAMES + view.columns * WIDTH <= shutil.get_terminal_size().columns
    width = WIDTH if fits else NARROW
    names = "".join(view.name(column)[0].center(width) for column in range(view.columns))
    lines = [f"{'':{NAMES}}{names}".rstrip()]
    for row in range(view.rows):
        cells = range(row * view.columns, (row + 1) * view.columns)
        line = f"{row + 1:>3} " + "".join(_cell(view, cell, colour, width) for cell in cells)
        lines.append(line if colour else line.rstrip())
    return "\n".join([*lines, "", *_seats(position, view, language)])


def _cell(view: View, cell: int, colour: bool, width: int) -> str:
    seat, watchman = view.shadoof(cell), view.watchman(cell)
    mark = f"@{LETTERS[watchman]}" if watchman is not None else LETTERS[seat] if seat is not None else ""
    tile = _tile(view, cell)
    # What is long is water, on which nobody's mark stands.
    before = mark.rjust(min(width // 2, width - len(tile)))
    body = tile.ljust(width - len(before))
    if not colour:
        return before + body
    owner = watchman if watchman is not None else seat
    head = click.style(
        before,
        bg=_ground(view, cell) if owner is None else SEATS[owner],
        fg=INK if owner is None else (255, 255, 255),
        bold=True,
    )
    return head + click.style(body, bg=_ground(view, cell), fg=INK, bold=True)


def _tile(view: View, cell: int) -> str:
    if cell in view.river:
        discs = view.water(cell)
        return view.arrows(cell) + (str(discs) if discs else "")
    if cell in view.land:
        return f"{view.reservoirs(cell)}{'●' if view.disc(cell) else ''}"
    return "."


def _ground(view: View, cell: int) -> tuple[int, int, int]:
    if cell in view.river:
        return WATER if view.water(cell) else BED
    if cell in view.land:
        return WATER if view.disc(cell) else (SAND, GRASS, FIELD)[view.reservoirs(cell) - 1]
    return VOID


def _seats(position: Position, view: View, language: str) -> list[str]:
    points = position.points() or []
    lines = []
    for seat, own in enumerate(points):
        line = say("wadi-seat-line", language, seat=LETTERS[seat], points=own, supply=view.supply(seat))
        if position.table.watchman[seat] != NOWHERE:
            where = view.name(int(position.table.watchman[seat]))
            line += say("wadi-seat-watchman", language, cell=where)
        lines.append(line)
    return lines
