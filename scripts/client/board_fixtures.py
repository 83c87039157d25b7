"""Writes recorded games to web/fixtures, for those who draw boards and for the tests of what they draw."""

import json
import random
import sys
from pathlib import Path
from typing import Any

from shadoof.core import registry
from shadoof.core.position import Position
from shadoof.core.record import start

FOLDER = Path(__file__).resolve().parents[2] / "web/fixtures"


def main() -> int:
    """A random game for each game, number of players and set of rules."""
    for name in registry.names():
        game = registry.find(name)
        for players in game.facts.player_counts:
            for label, rules in variants(name, players):
                scenario = game.maps.standard() if game.maps else None
                position = start(name, players=players, scenario=scenario, rules=rules)
                path = FOLDER / name / f"{players}-{label}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(recorded(position, random.Random(players)), separators=(",", ":")))
    return 0


def variants(name: str, players: int) -> list[tuple[str, dict[str, Any]]]:
    """The rules to show: none chosen, then each yes-or-no rule on."""
    given = registry.find(name).read_rules({}, players)
    return [("plain", {}), *((rule, {rule: True}) for rule, value in given.items() if value is False)]


def recorded(position: Position, chance: random.Random) -> dict[str, Any]:
    """One game played at random to its end, or for 400 actions."""
    setup = position.setup
    game = setup.game
    moments, legal = [moment(position, 0)], [position.legal()]
    steps: list[dict[str, Any] | None] = [None]
    while position.phase != "over" and len(moments) < 400:
        seat = position.to_move
        action = chance.choice(position.legal())
        position = position.play(action)
        moments.append(moment(position, len(moments)))
        steps.append({"action": action, "seat": seat, "moment": moments[-1]})
        legal.append(position.legal())
    board = game.board_data(setup)
    return {
        "game": game.name,
        "players": setup.players,
        "board": board,
        "moments": moments,
        "steps": steps,
        "legal": legal,
    }


def moment(position: Position, index: int) -> dict[str, Any]:
    """The position as the server shows it."""
    return {
        "index": index,
        "phase": position.phase,
        "to_move": position.to_move,
        "round": position.round,
        "points": position.points(),
        "winners": position.winners(),
        "data": position.setup.game.table_data(position),
    }


if __name__ == "__main__":
    sys.exit(main())
