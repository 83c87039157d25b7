"""First positions, shared by all tables of the same set-up: they hold the board's dictionary of actions."""

from functools import lru_cache
from typing import Any

import msgspec

from shadoof.core.position import Position
from shadoof.core.record import start

KEPT = 256  # set-ups; tables in memory keep their own alive


def first_position(game: str, players: int, first: int, scenario: str | None, rules: dict[str, Any]) -> Position:
    """The position before the first action."""
    return _first_position(game, players, first, scenario, msgspec.json.encode(rules, order="deterministic"))


@lru_cache(KEPT)
def _first_position(game: str, players: int, first: int, scenario: str | None, rules: bytes) -> Position:
    return start(game, players, first=first, scenario=scenario, rules=msgspec.json.decode(rules))
