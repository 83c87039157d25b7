"""Wadi, as everything generic sees it."""

from collections.abc import Mapping
from typing import Any

from shadoof.core.game import Boards, Game, Rules, Tables
from shadoof.core.position import Position, Setup
from shadoof.core.refusal import Refusal
from shadoof.games.wadi import actions, options, refusals, scenario, set_up
from shadoof.games.wadi.board_data import board_data
from shadoof.games.wadi.choices import CHOICES, VARIANTS
from shadoof.games.wadi.course import is_chance, is_over, mover, turns
from shadoof.games.wadi.data import BoardData, TableData
from shadoof.games.wadi.drawing import svg, terminal
from shadoof.games.wadi.facts import FACTS
from shadoof.games.wadi.leanings import eager, glance
from shadoof.games.wadi.levels import LEVELS, STYLE
from shadoof.games.wadi.maps import WadiMaps
from shadoof.games.wadi.rules import KERNELS, list_legal, play
from shadoof.games.wadi.sampling import sample
from shadoof.games.wadi.scoring import seat_points, winners
from shadoof.games.wadi.state import PHASES, TABLE
from shadoof.games.wadi.table_data import table_data


class Wadi(Game):
    """Wadi and The Watchmen."""

    facts = FACTS
    phases = PHASES
    kernels = KERNELS
    rules = Rules(
        TABLE, list_legal, play, sample, is_over, is_chance, mover, winners, seat_points, turns, glance, eager
    )
    style = STYLE
    levels = LEVELS
    choices = CHOICES
    variants = VARIANTS
    maps = WadiMaps()

    def read_rules(self, given: Mapping[str, object], players: int) -> dict[str, Any]:
        return options.read_rules(given, players)

    def read_scenario(self, given: object) -> scenario.Scenario:
        return scenario.find_scenario(given)

    def set_up(
        self, players: int, first: int, rules: dict[str, Any], scenario: scenario.Scenario
    ) -> tuple[Boards, Tables]:
        return set_up.set_up(players, first, rules, scenario.map)

    def texts(self, boards: Boards) -> Mapping[int, str]:
        return actions.texts(int(boards[0].rows), int(boards[0].columns))

    def explain(self, position: Position, text: str, action: int | None) -> Refusal:
        return refusals.explain(position, text, action)

    def board_data(self, setup: Setup) -> BoardData:
        return board_data(setup)

    def table_data(self, position: Position) -> TableData:
        return table_data(position)

    def show(self, position: Position, colour: bool = False, language: str = "en") -> str:
        return terminal.show(position, colour, language)

    def draw(self, position: Position) -> str:
        return svg.draw(position)


GAME = Wadi()
