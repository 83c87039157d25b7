"""A stand-in for the workers: random turns."""

import random
from dataclasses import dataclass
from typing import Any

from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, END, OVER


@dataclass
class BotTurn:
    """A turn."""

    actions: list[str]
    label: str


class Pool:
    """No workers at all."""

    queued = 0

    def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to end."""

    async def choose(
        self,
        record: dict[str, Any],
        level: int,
        seed: int,
        deadline_s: float = 30,
        position: Position | None = None,
    ) -> BotTurn:
        """A random turn."""
        assert position
        chance, seat, actions = random.Random(seed), position.to_move, list[str]()  # noqa: S311
        while position.to_move == seat and position.phase not in (OVER, CHANCE):
            actions.append(chance.choice(position.legal()))
            position = position.play(actions[-1])
            if actions[-1] == END:
                break
        return BotTurn(actions, f"level {level}, random")
