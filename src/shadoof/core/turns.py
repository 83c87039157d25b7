"""A record cut into turns: what one seat, or chance before it, does until another is due."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shadoof.core.position import Position

END = "."
CHANCE = "roll"  # the phase in which dice are thrown
OVER = "over"


@dataclass(frozen=True)
class Turn:
    """One turn, and the position after it."""

    number: int  # from 1
    seat: int
    round: int | None
    actions: tuple[str, ...]
    after: Position


def ends_turn(before: Position, action: str, after: Position) -> bool:
    """Whether the action was a turn's last. The same seat may be due again: in the next round, or at once."""
    return action == END or after.to_move != before.to_move or after.round != before.round


def turns(positions: Iterable[Position], actions: Iterable[str]) -> Iterator[Turn]:
    """The turns of a replay: its positions, one more than its actions."""
    number, done = 1, list[str]()
    walk = iter(positions)
    before = next(walk)
    for action, after in zip(actions, walk, strict=False):
        done.append(action)
        seat = before.to_move
        assert seat is not None
        if ends_turn(before, action, after):
            yield Turn(number, seat, before.round, tuple(done), after)
            number, done = number + 1, []
        before = after
    if done and before.to_move is not None:
        yield Turn(number, before.to_move, before.round, tuple(done), before)
