"""The best turns of a position, with what they are worth."""

from dataclasses import dataclass

import numpy as np

from shadoof.core.position import Position
from shadoof.core.trouble import BadRequest
from shadoof.core.turns import CHANCE, END, OVER
from shadoof.search.bots import Bot
from shadoof.search.thinking import Budget, Thinking

FILL = 2_000  # playouts that finish a turn the search has not followed to its end
WIDER = 4  # so many beginnings are looked at for each turn that is wanted: actions of a turn often commute


@dataclass
class Hint:
    """One turn, and each seat's estimated share of the win after it."""

    turn: list[str]
    value: list[float]
    visits: int  # how often the search went there


def best_turns(position: Position, bot: Bot, count: int, seed: int = 0, threads: int = 1) -> list[Hint]:
    """At most so many turns that lead to different positions, the best first. BadRequest where nobody chooses."""
    if position.phase in (CHANCE, OVER):
        raise BadRequest("core-bot-phase", phase=position.phase)
    game = position.setup.game
    effort = bot.effort(game)
    thinking = bot.thinking(game, seed, threads, room=WIDER * count * FILL)
    thinking.think(position, Budget(effort.playouts or None, effort.seconds or None))
    found = thinking.branches(position)
    actions = position.legal()
    visits = dict.fromkeys(actions, 0)
    if found is not None:
        texts = position.setup.texts
        visits = {texts[int(each)]: int(seen) for each, seen in zip(found.actions, found.visits, strict=True)}
    hints: dict[Position, Hint] = {}
    for action in sorted(visits, key=lambda each: -visits[each])[: WIDER * count]:
        turn, end = _finished(position, action, thinking)
        if end not in hints:
            hints[end] = Hint(turn, _value(end, thinking), visits[action])
    us = position.to_move or 0
    return sorted(hints.values(), key=lambda each: (-each.visits, -each.value[us]))[:count]


def _finished(position: Position, action: str, thinking: Thinking) -> tuple[list[str], Position]:
    """The turn that begins with the action and goes on as the search prefers; and the position after it."""
    seat, turn = position.to_move, [action]
    after = position.play(action)
    while action != END and after.to_move == seat and after.phase not in (OVER, CHANCE):
        legal = after.legal()
        action = legal[0]
        if len(legal) > 1:
            found = thinking.branches(after)
            if found is None or found.visits.sum() < FILL // 10:
                thinking.think(after, Budget(playouts=FILL))
                found = thinking.branches(after)
            if found is not None:
                action = after.setup.texts[int(found.actions[int(np.argmax(found.visits))])]
        turn.append(action)
        after = after.play(action)
    return turn, after


def _value(after: Position, thinking: Thinking) -> list[float]:
    if after.phase == OVER:
        won = after.winners() or range(after.setup.players)
        return [1 / len(won) if seat in won else 0.0 for seat in range(after.setup.players)]
    if not thinking.knows(after):
        thinking.think(after, Budget(playouts=FILL))
    return [float(each) for each in thinking.shares(after)]
