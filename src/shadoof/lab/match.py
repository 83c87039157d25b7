"""One game between computer players, played to its end."""

import random
from dataclasses import dataclass, field

from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.turns import CHANCE, OVER
from shadoof.lab.entrants import Entrant


@dataclass
class Played:
    """A finished game."""

    record: Record
    points: list[int] | None
    shares: list[float]  # of the win, by seat; a draw is shared by all
    turns: int = 0
    rounds: int | None = None
    seconds: list[float] = field(default_factory=list)  # by seat: spent thinking
    turns_by_seat: list[int] = field(default_factory=list)


def play_match(start: Position, seats: list[Entrant], seed: int) -> Played:
    """The game those players play; the same seed throws the same dice in the same turn."""
    game, players = start.setup.game, start.setup.players
    sitting = [entrant.sit_down(game, seed * 64 + seat) for seat, entrant in enumerate(seats)]
    record = Record.of(start)
    played = Played(record, None, [], seconds=[0.0] * players, turns_by_seat=[0] * players)
    position = start
    while position.phase != OVER:
        seat = position.to_move
        assert seat is not None
        if position.phase == CHANCE:
            actions = [throw(position, seed, played.turns)]
        else:
            choice = sitting[seat].choose(position, seed * 1_000_003 + played.turns)
            actions = choice.turn
            played.turns += 1
            played.turns_by_seat[seat] += 1
            played.seconds[seat] += choice.seconds
        for action in actions:
            position = position.play(action)
        record.actions += actions
    won = position.winners() or range(players)
    played.shares = [1 / len(won) if seat in won else 0.0 for seat in range(players)]
    played.points, played.rounds = position.points(), position.round
    return played


def throw(position: Position, seed: int, turn: int) -> str:
    """Chance's action in that turn of the games of that seed."""
    ways = position.setup.game.ways(position)
    dice = random.Random(f"{seed} {turn}")  # noqa: S311 - dice of a study have to come again
    return dice.choices(list(ways), weights=list(ways.values()))[0]
