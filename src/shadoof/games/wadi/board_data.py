"""What does not change during a game of Wadi, in plain data."""

from functools import lru_cache

from shadoof.core.position import Setup
from shadoof.games.wadi.building import SUPPLY
from shadoof.games.wadi.data import BoardData, Tile
from shadoof.games.wadi.geography import Geography, cells_of
from shadoof.games.wadi.map import STEPS, Land, Map, River


def board_data(setup: Setup) -> BoardData:
    """The board as the set-up has it."""
    drawn: Map = setup.plan.map
    tiles, reach, zones = _of_map(drawn)
    return {
        "rows": drawn.rows,
        "columns": drawn.columns,
        "tiles": tiles,
        "reach": reach,
        "zones": zones,
        "head_start": list(setup.rules["head_start"]),
        "watchmen": bool(setup.rules["watchmen"]),
        "shadoofs": SUPPLY,
    }


@lru_cache(maxsize=64)
def _of_map(drawn: Map) -> tuple[list[Tile], dict[str, list[str]], list[list[str]]]:
    geography = Geography(drawn)
    tiles = [_tile(drawn, cell) for cell, tile in enumerate(drawn.tiles) if tile is not None]
    reach = {drawn.name(cell): _names(drawn, geography.reach[cell]) for cell in drawn.land}
    return tiles, reach, [_names(drawn, zone) for zone in geography.zones]


def _tile(drawn: Map, cell: int) -> Tile:
    tile = drawn.tiles[cell]
    row, column = divmod(cell, drawn.columns)
    return {
        "cell": drawn.name(cell),
        "row": row,
        "column": column,
        "reservoirs": tile.reservoirs if isinstance(tile, Land) else 0,
        "flows": [STEPS[arrow] for arrow in tile.arrows] if isinstance(tile, River) else [],
    }


def _names(drawn: Map, cells: int) -> list[str]:
    return [drawn.name(cell) for cell in cells_of(cells)]
