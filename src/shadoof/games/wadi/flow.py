"""The water flows: W40, ends (W4) and forks (W5)."""

from shadoof.core.kernel import NONE, U64, bit, has, rule
from shadoof.games.wadi.state import NOWHERE, Board, Table


@rule
def flow(board: Board, table: Table) -> None:
    """W40: all discs on wadi tiles move one tile downstream at the same time.

    Downstream first: a tile has been emptied before it receives, so nothing moves twice.
    """
    wet = NONE
    for i in range(board.tiles):
        tile = board.river[i]
        discs = table.water[tile]
        if discs == 0:
            continue
        table.water[tile] = 0
        by_arrow = discs
        if has(board.fork, tile):
            by_arrow = discs - discs // 2
            wet |= receive(table, board.other[tile], discs // 2)
        wet |= receive(table, board.arrow[tile], by_arrow)
    table.wet = wet


@rule
def receive(table: Table, tile: int, discs: int) -> U64:
    """The tile, as a set, if discs now lie on it; discs that flow nowhere leave the game (W4)."""
    if tile == NOWHERE or discs == 0:
        return NONE
    table.water[tile] += discs
    return bit(tile)
