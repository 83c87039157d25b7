"""How many action sequences of a length there are: the count that two programs compare."""

import numpy as np

from shadoof.core.position import Position
from shadoof.core.trouble import BadRequest


def perft(position: Position, depth: int, most_visited: int | None = None) -> int:
    """The number of action sequences of exactly `depth` actions; each distinct throw counts once.

    A game that ends earlier contributes none. With `most_visited`, BadRequest once more positions than
    that had to be opened, so that nobody waits for ever.
    """
    setup = position.setup
    facts, kernels = setup.game.facts, setup.game.kernels
    if depth == 0:
        return 1
    if depth > facts.longest:
        return 0
    total = visited = 0
    room = np.empty(facts.most_legal, np.int32)
    # Each level holds a table and its actions still to try; the last level is only counted.
    levels = [(position.tables(), _actions(position, room))]
    if depth == 1:
        return len(levels[0][1])
    while levels:
        tables, actions = levels[-1]
        if not actions:
            levels.pop()
            continue
        visited += 1
        if most_visited is not None and visited > most_visited:
            raise BadRequest("core-perft-large", most=most_visited)
        after = tables.copy()
        count = kernels.step(setup.boards, after, actions.pop(), room)
        if len(levels) + 1 == depth:
            total += count
        elif count:
            levels.append((after, room[:count].tolist()))
    return total


def divide(position: Position, depth: int) -> dict[str, int]:
    """`perft` split by the first action, in the order of the alphabet: where two programs part ways."""
    return {text: perft(position.play(text), depth - 1) for text in sorted(position.legal())}


def _actions(position: Position, room: np.ndarray[tuple[int], np.dtype[np.int32]]) -> list[int]:
    setup = position.setup
    count = setup.game.kernels.legal(setup.boards, position.tables(), room)
    found: list[int] = room[:count].tolist()
    return found
