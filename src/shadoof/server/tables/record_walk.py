"""A record's actions walked from its start: the position they lead to, and the turns they make."""

from collections.abc import Sequence

import msgspec

from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, ends_turn
from shadoof.server.tables.state import Played, TurnStart


class Walk(msgspec.Struct, frozen=True):
    """Where a record stands."""

    position: Position
    starts: tuple[TurnStart, ...]  # the turn that is due included
    due: tuple[Played, ...]  # what was done of it
    last_turn: tuple[Played, ...]
    throws: tuple[int, ...]  # indices of the throws of dice


def walk(position: Position, actions: Sequence[str]) -> Walk:
    """The walk; IllegalAction at the first action that is refused."""
    starts, throws = list[TurnStart](), list[int]()
    due, last_turn = list[Played](), list[Played]()
    if position.to_move is not None:
        starts.append(TurnStart(0, position.to_move))
    for index, action in enumerate(actions):
        seat = position.to_move
        after = position.play(action)
        assert seat is not None
        due.append(Played(action, seat, index + 1, after))
        if position.phase == CHANCE:
            throws.append(index)
        if ends_turn(position, action, after):
            last_turn, due = due, []
            if after.to_move is not None:
                starts.append(TurnStart(index + 1, after.to_move))
        position = after
    return Walk(position, tuple(starts), tuple(due), tuple(last_turn), tuple(throws))
