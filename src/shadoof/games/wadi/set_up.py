"""A map and a table's choice of rules, turned into the two records the rules work on."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np

from shadoof.core.game import Boards, Tables
from shadoof.games.wadi.geography import Geography, as_set
from shadoof.games.wadi.map import Land, Map, River
from shadoof.games.wadi.options import BUILDING
from shadoof.games.wadi.rules import begin
from shadoof.games.wadi.state import BOARD, CELLS, NOWHERE, TABLE


def set_up(players: int, first: int, rules: dict[str, Any], drawn: Map) -> tuple[Boards, Tables]:
    """Board and table before the first action."""
    boards = _empty_board(drawn).copy()
    board = boards[0]
    board.players = players
    board.first = first
    board.building = BUILDING.index(rules["building"])
    board.builds_per_turn = rules["builds_per_turn"]
    board.watchmen = rules["watchmen"]
    board.head_start[:players] = rules["head_start"]

    tables = np.zeros(1, TABLE)
    table = tables[0]
    table.water[:] = _by_cell(tile.discs if isinstance(tile, River) else 0 for tile in drawn.tiles)
    table.wet = as_set(np.flatnonzero(table.water).tolist())
    table.watchman[:] = NOWHERE
    table.round_number = 1
    begin(boards, tables)
    return boards, tables


@lru_cache(maxsize=64)
def _empty_board(drawn: Map) -> Boards:
    """All that the map alone decides."""
    geography = Geography(drawn)
    boards = np.zeros(1, BOARD)
    board = boards[0]
    board.land = as_set(drawn.land)
    board.wadi = as_set(drawn.river)
    board.two = as_set(i for i in drawn.land if _reservoirs(drawn, i) >= 2)
    board.three = as_set(i for i in drawn.land if _reservoirs(drawn, i) == 3)
    board.not_first = as_set(i for i in range(drawn.cells) if i % drawn.columns > 0)
    board.not_last = as_set(i for i in range(drawn.cells) if i % drawn.columns < drawn.columns - 1)
    board.columns = drawn.columns
    board.rows = drawn.rows
    board.fork = as_set(i for i in drawn.river if len(drawn.flows(i)) == 2)
    board.reach[:] = _by_cell(geography.reach)
    board.pumpers[:] = _by_cell(geography.pumpers)
    board.guarded[:] = _by_cell(geography.guarded)
    board.zone[:] = _by_cell(geography.zone)
    board.tiles = len(drawn.river)
    board.river[: board.tiles] = drawn.downstream_first
    flows = {cell: [NOWHERE if goal is None else goal for goal in drawn.flows(cell)] for cell in drawn.river}
    board.arrow[:] = _by_cell(flows[i][0] if i in flows else NOWHERE for i in range(drawn.cells))
    board.other[:] = _by_cell(flows[i][-1] if i in flows else NOWHERE for i in range(drawn.cells))
    return boards


def _reservoirs(drawn: Map, cell: int) -> int:
    tile = drawn.tiles[cell]
    return tile.reservoirs if isinstance(tile, Land) else 0


def _by_cell(values: Iterable[int]) -> list[int]:
    """One value a cell, zeros after the map's last."""
    found = list(values)
    return found + [0] * (CELLS - len(found))
