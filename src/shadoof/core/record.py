"""A game as it is saved, sent and read: the set-up and the list of actions (NOTATION, "Record")."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.core.json_text import is_whole, kind, read_json, shown
from shadoof.core.position import Position, Setup
from shadoof.core.trouble import BadRequest, BadRules, IllegalAction

FIELDS = ("game", "players", "first", "scenario", "rules", "actions")
NO_RULES: Mapping[str, object] = MappingProxyType({})


@dataclass
class Record:
    """One record. Only the fields' kinds are certain until `start` or `replay` has accepted it."""

    game: str
    players: int
    first: int = 0
    scenario: object = None
    rules: object = field(default_factory=dict)
    actions: list[Any] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)  # names, dates, comments: kept and ignored

    @classmethod
    def read(cls, text: str) -> "Record":
        """The record in a JSON text; BadJson or BadRequest says what was expected and what came."""
        return cls.from_value(read_json(text))

    @classmethod
    def from_value(cls, value: object) -> "Record":
        """The record in a JSON value."""
        if not isinstance(value, dict):
            raise BadRequest("core-record-object", came=kind(value))
        name = value.get("game")
        if not isinstance(name, str) or name not in registry.names():
            raise BadRequest("core-record-game", games=", ".join(registry.names()), came=shown(name))
        counts = registry.find(name).facts.player_counts
        players = value.get("players")
        if not is_whole(players) or players not in counts:
            raise BadRequest("core-record-players", fewest=counts[0], most=counts[-1], came=shown(players))
        first = value.get("first", 0)
        if not is_whole(first) or not 0 <= first < players:
            raise BadRequest("core-record-first", most=players - 1, came=shown(first))
        actions = value.get("actions", [])
        if not isinstance(actions, list):
            raise BadRequest("core-record-actions", came=kind(actions))
        extra = {key: each for key, each in value.items() if key not in FIELDS}
        return cls(name, players, first, value.get("scenario"), value.get("rules", {}), actions, extra)

    @classmethod
    def of(cls, position: Position) -> "Record":
        """A record of the position's set-up, without actions."""
        setup = position.setup
        return cls(setup.game.name, setup.players, setup.first, setup.scenario, dict(setup.rules))

    def to_value(self) -> dict[str, Any]:
        """The record as a JSON value, with the version of the rules it was played by."""
        value: dict[str, Any] = {"game": self.game, "players": self.players, "first": self.first}
        if self.scenario is not None:
            value["scenario"] = self.scenario
        value |= {"rules": self.rules, "actions": self.actions}
        return {"rules_version": self.find_game().facts.rules_version} | value | self.extra

    def write(self) -> str:
        """The record as a JSON text that `read` gives back."""
        text = json.dumps(self.to_value(), ensure_ascii=False, indent=1) + "\n"
        try:
            text.encode()
        except UnicodeEncodeError:
            # Half a character, as JSON can escape it, can only be written escaped.
            return json.dumps(self.to_value(), indent=1) + "\n"
        return text

    def find_game(self) -> Game:
        """The game that is played."""
        return registry.find(self.game)

    def start(self) -> Position:
        """The position before the first action; BadRules or BadScenario where the set-up is wrong."""
        return start(self.game, self.players, first=self.first, scenario=self.scenario, rules=self.rules)

    def replay(self) -> Iterator[Position]:
        """The position at the start and after each action; IllegalAction at the first refused one."""
        position = self.start()
        yield position
        for at, action in enumerate(self.actions):
            try:
                position = position.play(action)
            except IllegalAction as trouble:
                raise IllegalAction(trouble.refusal, at) from None
            yield position

    def position(self) -> Position:
        """The position after the last action."""
        for last in self.replay():
            position = last
        return position


def start(
    game: str,
    players: int,
    *,
    first: int = 0,
    scenario: object = None,
    rules: object = NO_RULES,
) -> Position:
    """The first position of a game, e.g. `start("wadi", 3, scenario="start")`."""
    checked = Record.from_value({"game": game, "players": players, "first": first})
    found = checked.find_game()
    if not isinstance(rules, Mapping):
        raise BadRules("core-rules-object", came=kind(rules))
    complete = found.read_rules(rules, players)
    plan = found.read_scenario(scenario)
    boards, tables = found.set_up(players, first, complete, plan)
    kept = scenario if isinstance(scenario, str) and found.facts.has_scenarios else None
    return Position(Setup(found, players, first, kept, plan, complete, boards), tables)
