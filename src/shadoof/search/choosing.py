"""A whole turn chosen by search: every action up to its end, or to where chance or another seat acts."""

import random
import time
from dataclasses import dataclass, field

import numpy as np

from shadoof.core.position import Position
from shadoof.core.style import Level
from shadoof.core.turns import CHANCE, END, OVER
from shadoof.search.slipping import slip
from shadoof.search.thinking import Budget, Thinking
from shadoof.search.tree import Branches

NOW = 0.6  # of what is left goes to the next action; the rest of the turn profits from it too
STEPS = 4  # an action's part is spent in so many steps, and the later ones only where they can change anything
GLIMPSE = 256  # playouts that tell the value of a turn without a choice


@dataclass
class Choice:
    """A turn, and what its seat and the others may expect of it."""

    turn: list[str] = field(default_factory=list)
    value: list[float] = field(default_factory=list)  # each seat's share of the win
    playouts: int = 0
    seconds: float = 0.0


def choose(position: Position, level: Level, thinking: Thinking, seed: int = 0) -> Choice:
    """The turn the search prefers, within the level's playouts or seconds. The position waits for a seat.

    A search that was stopped answers a whole legal turn too: the best it knew by then.
    """
    began, before = time.perf_counter(), thinking.playouts
    chance = random.Random(seed)  # noqa: S311 - the same seed shall play alike
    choice = Choice()
    thinking.focus(position)
    seat = position.to_move
    while position.to_move == seat and position.phase not in (OVER, CHANCE):
        legal = position.legal()
        action = legal[0]
        if len(legal) > 1:
            spent, passed = thinking.playouts - before, time.perf_counter() - began
            left = Budget(
                max(0, level.playouts - spent) if level.playouts else None,
                max(0.0, level.seconds - passed) if level.seconds else None,
            )
            action = _next_action(position, left.part(NOW), thinking, level.slips, chance)
            if not choice.value:
                choice.value = _value_after(position, action, thinking)
        choice.turn.append(action)
        position = position.play(action)
        if action == END:
            break
    if not choice.value:
        thinking.think(position, Budget(playouts=min(GLIMPSE, level.playouts or GLIMPSE)))
        choice.value = thinking.shares(position).tolist()
    choice.playouts = thinking.playouts - before
    choice.seconds = time.perf_counter() - began
    return choice


def _next_action(
    position: Position, budget: Budget, thinking: Thinking, slips: float, chance: random.Random
) -> str:
    for step in range(STEPS):
        began = time.perf_counter()
        done = thinking.think(position, budget.part(1 / (STEPS - step)))
        took = time.perf_counter() - began
        if budget.playouts is not None:
            budget.playouts = max(0, budget.playouts - done)
        if budget.seconds is not None:
            budget.seconds = max(0.0, budget.seconds - took)
        found = thinking.branches(position)
        if thinking.stopped or budget.is_spent or (found and _is_settled(found, budget, done / took)):
            break
    if found is None:  # it was stopped before it came here, or no memory was left
        legal = position.legal()
        return END if END in legal else chance.choice(legal)
    if slips > chance.random():
        return slip(position, found, chance)
    return position.setup.texts[int(found.actions[_preferred(found)])]


def _is_settled(found: Branches, budget: Budget, playouts_a_second: float) -> bool:
    """Whether what is left of the budget could no longer bring another action ahead."""
    visits = np.sort(found.visits)
    left = [np.inf]
    if budget.playouts is not None:
        left.append(budget.playouts)
    if budget.seconds is not None:
        left.append(budget.seconds * playouts_a_second)
    return found.solved or len(visits) == 1 or bool(visits[-1] - visits[-2] > min(left))


def _preferred(found: Branches) -> int:
    """The action visited most, of those the best; or the best where all is certain."""
    if found.solved:
        return int(np.lexsort((found.visits, found.worth.round(9)))[-1])
    return int(np.lexsort((found.worth, found.visits))[-1])


def _value_after(position: Position, action: str, thinking: Thinking) -> list[float]:
    found = thinking.branches(position)
    number = position.setup.actions[action]
    if found is not None:
        after = found.shares[list(found.actions).index(number)]
        if after.sum() > 0:
            return [float(each) for each in after[: position.setup.players]]
    return [float(each) for each in thinking.shares(position)]
