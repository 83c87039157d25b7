"""How a weak player errs: carelessly, yet never absurdly."""

import random

import numpy as np

from shadoof.core.position import Position
from shadoof.core.turns import END, OVER
from shadoof.search.tree import Branches

CARELESS = 0.6  # of a seat's worth, from 0 to 1: who slips gives away no more than this knowingly
CLUMSY = 0.25  # the part of a position's actions that look worst and are left alone
LOST, UNDECIDED, WON = range(3)


def slip(position: Position, found: Branches, chance: random.Random) -> str:
    """Any action that is not among the worst at a glance and did not turn out much worse than the best.

    What was never tried seems like the others. What ends the game at once nobody overlooks: such a win is taken, and
    such a defeat avoided where it can be. And nobody ends a turn while there is something to do.
    """
    mean = np.average(found.worth, weights=found.visits) if found.visits.any() else 0.0
    worth = np.where(found.visits > 0, found.worth, mean)
    plausible = (worth >= worth.max() - CARELESS) & (found.looks >= np.quantile(found.looks, CLUMSY))
    ways: dict[int, list[str]] = {LOST: [], UNDECIDED: [], WON: []}
    careless = []
    for number, is_plausible in zip(found.actions, plausible, strict=True):
        action = position.setup.texts[int(number)]
        outcome = _outcome(position, action)
        ways[outcome].append(action)
        if is_plausible and outcome == UNDECIDED and action != END:
            careless.append(action)
    return chance.choice(ways[WON] or careless or ways[UNDECIDED] or ways[LOST])


def _outcome(position: Position, action: str) -> int:
    after = position.play(action)
    # A draw decides nothing between the seats.
    if after.phase != OVER or not (won := after.winners()):
        return UNDECIDED
    return WON if position.to_move in won else LOST
