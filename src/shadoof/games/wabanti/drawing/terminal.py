"""A position of Wabanti as lines of text: stones, empty fields, and on the edges their owners' letters."""

import click

from shadoof.core.position import Position
from shadoof.core.seats import LETTERS
from shadoof.core.words import say
from shadoof.games.wabanti.fields import axial, name
from shadoof.games.wabanti.view import View

SEATS = ((200, 60, 60), (40, 150, 80), (150, 80, 200), (200, 140, 30), (40, 130, 190), (130, 130, 130))
BRASS = (214, 170, 60)


def show(position: Position, colour: bool = False, language: str = "en") -> str:
    """The board with the first and last field of each row named, and below it the seats and dice."""
    view = View(position)
    lines = []
    for row in view.rows:
        r = axial(row[0])[1]
        fields = " ".join(_field(view, field, colour) for field in row)
        lines.append(f"{' ' * abs(r)}{name(row[0]):>3} {fields} {name(row[-1])}")
    seats = [
        say("wabanti-seat-moves", language, seat=LETTERS[seat], side=view.sides[seat])
        if seat == view.mover
        else say(
            "wabanti-seat-line", language, seat=LETTERS[seat], side=view.sides[seat], dice=view.dice_next[seat]
        )
        for seat in range(view.players)
    ]
    dice = [say("wabanti-dice-line", language, dice=" ".join(map(str, view.dice)))] if view.dice else []
    return "\n".join([*lines, "", *seats, *dice])


def _field(view: View, field: int, colour: bool) -> str:
    on = view.owners(field)
    mark = "●" if field in view.stones else LETTERS[on[0]].lower() if on else "·"
    if not colour:
        return mark
    if field in view.stones:
        return click.style(mark, fg=BRASS, bold=True)
    return click.style(mark, fg=SEATS[on[0]], bold=True) if on else click.style(mark, dim=True)
