"""A record cut into turns: what one seat, or chance before it, does until another is due."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from shadoof.core.position import Position

END = "."


@dataclass(frozen=True)
class Turn:
    """One turn, and the position after it."""

    number: int  # from 1
    seat: int
    round: int | None
    actions: tuple[str, ...]
    after: Position


def turns(positions: Iterable[Position], actions: Iterable[str]) -> Iterator[Turn]:
    """The turns of a replay: its positions, one more than its actions."""
    number, done = 1, list[str]()
    walk = iter(positions)
    before = next(walk)
    for action, after in zip(actions, walk, strict=False):
        done.append(action)
        seat = before.to_move
        assert seat is not None
        # The same seat may be due again, in the next round or after a full stop.
        if action == END or after.to_move != seat or after.round != before.round:
            yield Turn(number, seat, before.round, tuple(done), after)
            number, done = number + 1, []
        before = after
    if done and before.to_move is not None:
        yield Turn(number, before.to_move, before.round, tuple(done), before)
