"""A turn without search, for when there is no time for one: legal always, and not silly."""

import random

from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, END, OVER


def hasty_turn(position: Position, seed: int) -> list[str]:
    """A whole turn, looking one action ahead: wins where it can, gives no win away, takes points, else acts at all."""
    chance = random.Random(seed)  # noqa: S311 - the same seed shall play alike
    seat, turn = position.to_move, list[str]()
    if seat is None or position.phase == CHANCE:
        return turn
    while position.to_move == seat and position.phase not in (OVER, CHANCE):
        worths = {action: _worth(position.play(action), seat, action) for action in position.legal()}
        best = max(worths.values())
        action = chance.choice([each for each, worth in worths.items() if worth == best])
        turn.append(action)
        position = position.play(action)
        if action == END:
            break
    return turn


def is_whole_turn(position: Position, actions: list[str]) -> bool:
    """Whether the actions are legal one after the other, and lead to where the seat is done and no farther."""
    seat = position.to_move
    for number, action in enumerate(actions):
        if position.phase in (OVER, CHANCE) or position.to_move != seat or END in actions[:number]:
            return False
        if position.why_not(action) is not None:
            return False
        position = position.play(action)
    return bool(actions) and (actions[-1] == END or position.phase in (OVER, CHANCE) or position.to_move != seat)


def _worth(after: Position, seat: int, action: str) -> tuple[int, int, bool]:
    winners = after.winners()
    won = 0 if winners is None else (1 if seat in winners else -1)
    points = after.points()
    lead = 0 if points is None else points[seat] - max(p for other, p in enumerate(points) if other != seat)
    return won, lead, action != END
