"""Positions close to the end: the next move reaches an edge field, or the 1000th turn is near."""

import shadoof
from shadoof.games.wabanti.tests.drawn import BOARD, STEPS, Place, grown, moved, place, ring, standing, text

INSIDE = frozenset(here for here in BOARD if ring(here) < 7)


def inward(edge: Place) -> Place:
    """A step that leads straight away from the edge."""
    return next(step for step in STEPS if [ring(moved(edge, step, by)) for by in (1, 2)] == [6, 5])


def before_reaching(
    name: str, players: int, *, first: int = 0, must_play: bool = False
) -> tuple[shadoof.Position, str]:
    """A position after the throw `[22222]`, and the jump onto this edge field; it is the first on an edge."""
    edge = place(name)
    step = inward(edge)
    jumper, over = moved(edge, step, 2), moved(edge, step)
    stones = grown([over], INSIDE, beside=jumper)
    position = standing(stones, "[22222]", players=players, first=first, must_play=must_play)
    return position, f"{text(jumper)}>{name}"


def reached(name: str, players: int, *, first: int = 0) -> shadoof.Position:
    """The position after a jump onto the edge field of this name."""
    position, jump = before_reaching(name, players, first=first)
    return position.play(jump)


def late(turns_ended: int, position: shadoof.Position) -> shadoof.Position:
    """The same position after so many turns."""
    tables = position.tables()
    tables[0].turn = turns_ended
    return shadoof.Position(position.setup, tables)
