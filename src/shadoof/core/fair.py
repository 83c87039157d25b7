"""How even a board was between equal players, and the head start that made it so (data kept beside the boards)."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from shadoof.core.trouble import BadRequest

if TYPE_CHECKING:
    from shadoof.core.game import Game


@dataclass(frozen=True)
class Fair:
    """One board with so many players, measured. Everything by seat stands in the order of turn: the starter first."""

    head_start: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    low: tuple[float, ...]  # the true share lies between these 95 times in a hundred
    high: tuple[float, ...]
    points: tuple[float, ...]  # mean, the head start included
    margin: float  # mean lead of the winner over the next
    ties: float  # the part of the games with more than one winner
    rounds: float  # mean
    games: int
    bot: str  # who sat on every seat
    code: str  # the version of program, rules and search

    @property
    def unevenness(self) -> float:
        """How far the share of the seat that is worst or best off lies from even."""
        even = 1 / len(self.shares)
        return max(abs(share - even) for share in self.shares)


Measured = dict[int, Fair]  # by number of players


def read_measured(file: Traversable) -> dict[str, Measured]:
    """By board, what a file says; nothing where there is no file."""
    if not file.is_file():
        return {}
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return {
        board: {int(players): _from_value(value) for players, value in by_players.items()}
        for board, by_players in found.items()
    }


def write_measured(found: Mapping[str, Measured]) -> str:
    """The text of that file."""
    value = {
        board: {str(players): asdict(by_players[players]) for players in sorted(by_players)}
        for board, by_players in sorted(found.items())
    }
    lines = [f' "{board}": {{\n' + ",\n".join(_lines(each)) + "\n }" for board, each in value.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(by_players: dict[str, Any]) -> list[str]:
    return [f'  "{players}": {json.dumps(value)}' for players, value in by_players.items()]


def _from_value(value: dict[str, Any]) -> Fair:
    fields: dict[str, Any] = {key: tuple(each) if isinstance(each, list) else each for key, each in value.items()}
    return Fair(**fields)


def fair_rules(game: "Game", scenario: str | None, players: int, first: int = 0) -> dict[str, Any]:
    """The rule that gives the board's fair head start, seat by seat; BadRequest where none was measured."""
    measured: Measured = {}
    if game.maps and game.facts.head_start and scenario is not None:
        measured = game.maps.measured(game.read_scenario(scenario))
    if players not in measured:
        raise BadRequest("core-no-fair", players=players)
    by_turn = measured[players].head_start
    return {game.facts.head_start: [by_turn[(seat - first) % players] for seat in range(players)]}
