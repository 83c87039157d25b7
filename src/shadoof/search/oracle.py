"""What a position is worth when everybody plays perfectly: every line followed to its end. For small positions."""

from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, OVER

SAME = 1e-9  # worths closer than this are equal


class TooLargeError(Exception):
    """The position leads to more positions than the oracle may visit."""


class Oracle:
    """Max-n: each seat picks what is worth most to itself; chance's throws count by how likely they are.

    Where several actions are worth the same to the mover, the others get the mean of what they would from each. With
    three players or more the outcome can hang on which of them the mover takes; `hangs_on_ties` tells.
    """

    def __init__(self, most: int) -> None:
        self.most = most  # positions it may visit
        self.hangs_on_ties = False  # whether equal actions of some mover differ to the others, wherever it looked
        self.known: dict[Position, tuple[float, ...]] = {}

    def worth(self, position: Position) -> tuple[float, ...]:
        """The worth to each seat; TooLargeError where that takes too long to find out."""
        if position not in self.known:
            if len(self.known) >= self.most:
                raise TooLargeError
            # Taken now: a position cannot come again below itself, and the count must not wait for its end.
            self.known[position] = ()
            self.known[position] = self._worth(position)
        return self.known[position]

    def by_action(self, position: Position) -> dict[str, tuple[float, ...]]:
        """The worth to each seat after each legal action."""
        return {action: self.worth(position.play(action)) for action in position.legal()}

    def best(self, position: Position) -> set[str]:
        """The actions that are worth most to the seat that moves."""
        seat = position.to_move
        assert seat is not None
        after = self.by_action(position)
        most = max(each[seat] for each in after.values())
        return {action for action, each in after.items() if each[seat] > most - SAME}

    def _worth(self, position: Position) -> tuple[float, ...]:
        if position.phase == OVER:
            return end_worth(position)
        after = self.by_action(position)
        if position.phase == CHANCE:
            ways = position.setup.game.ways(position)
            return _mean(list(after.values()), [ways[throw] for throw in after])
        best = [after[action] for action in self.best(position)]
        if any(abs(one - other) > SAME for each in best for one, other in zip(each, best[0], strict=True)):
            self.hangs_on_ties = True
        return _mean(best, [1] * len(best))


def end_worth(position: Position) -> tuple[float, ...]:
    """What the end is worth to each seat, by the game's style: the share of the win, blended with the lead."""
    style, players = position.setup.game.style, position.setup.players
    won = position.winners() or range(players)
    points = position.points() or [0] * players
    worth = []
    for seat in range(players):
        share = 1 / len(won) if seat in won else 0.0
        lead = (points[seat] - (sum(points) - points[seat]) / (players - 1)) / style.scale
        worth.append((1 - style.blend) * share + style.blend * (0.5 + 0.5 * min(1.0, max(-1.0, lead))))
    return tuple(worth)


def _mean(values: list[tuple[float, ...]], weights: list[int]) -> tuple[float, ...]:
    total = sum(weights)
    pairs = list(zip(values, weights, strict=True))
    return tuple(sum(value[seat] * weight for value, weight in pairs) / total for seat in range(len(values[0])))
