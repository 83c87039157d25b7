"""Wabanti, as everything generic sees it."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from shadoof.core.game import Boards, Game, Rules, Tables
from shadoof.core.position import Position, Setup
from shadoof.core.refusal import Refusal
from shadoof.games.wabanti import actions, options, refusals
from shadoof.games.wabanti.board_data import board_data
from shadoof.games.wabanti.choices import CHOICES
from shadoof.games.wabanti.course import is_chance, is_over, mover, no_points, turns, winners
from shadoof.games.wabanti.data import BoardData, TableData
from shadoof.games.wabanti.drawing import svg, terminal
from shadoof.games.wabanti.facts import FACTS
from shadoof.games.wabanti.fields import FIELDS, OWNED, START, heights, owners
from shadoof.games.wabanti.leanings import eager, glance
from shadoof.games.wabanti.levels import LEVELS, STYLE
from shadoof.games.wabanti.rules import KERNELS, list_legal, play
from shadoof.games.wabanti.sampling import sample
from shadoof.games.wabanti.state import BOARD, DICE, PHASES, TABLE
from shadoof.games.wabanti.table_data import table_data


class Wabanti(Game):
    """Wabanti."""

    facts = FACTS
    phases = PHASES
    kernels = KERNELS
    rules = Rules(
        TABLE, list_legal, play, sample, is_over, is_chance, mover, winners, no_points, turns, glance, eager
    )
    style = STYLE
    levels = LEVELS
    choices = CHOICES

    def read_rules(self, given: Mapping[str, object], players: int) -> dict[str, Any]:
        return options.read_rules(given)

    def read_scenario(self, given: object) -> None:
        return None

    def set_up(self, players: int, first: int, rules: dict[str, Any], scenario: None) -> tuple[Boards, Tables]:
        boards, tables = np.zeros(1, BOARD), np.zeros(1, TABLE)
        board, table = boards[0], tables[0]
        board.fields[:] = words(FIELDS)
        for field in FIELDS:
            board.owners[field] = sum(1 << seat for seat in owners(field, players))
            for seat, side in enumerate(OWNED[players]):
                board.heights[seat, field] = heights(field)[side]
        board.players = players
        board.first = first
        board.must_play = rules["must_play"]
        board.distinct_stones = rules["distinct_stones"]
        table.stones[:] = words(START)
        table.dice_next[:] = DICE
        table.to_move = first
        return boards, tables

    def texts(self, boards: Boards) -> Mapping[int, str]:
        return actions.texts()

    def ways(self, position: Position) -> dict[str, int]:
        actions_by_text = position.setup.actions
        return {text: actions.ways(actions_by_text[text]) for text in position.legal()}

    def throw(self, position: Position, below: Callable[[int], int]) -> str:
        # B4: die by die, so that anybody can follow it by hand.
        dice = int(position.table.dice_next[position.table.to_move])
        return f"[{''.join(map(str, sorted(below(6) + 1 for _ in range(dice))))}]"

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


def words(fields: tuple[int, ...]) -> list[int]:
    """A set of fields as its four numbers."""
    return [sum(1 << field % 64 for field in fields if field // 64 == word) for word in range(4)]


GAME = Wabanti()
