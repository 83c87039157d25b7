"""Moving water onto land: W32, W33, and the forbidden areas of G2."""

from shadoof.core.kernel import NONE, U64, bit, has, lowest, rule
from shadoof.games.wadi.state import Board, Table
from shadoof.games.wadi.watchmen import forbidden_area


@rule
def may_receive(board: Board, table: Table) -> U64:
    """The land a disc may be pumped to: without a disc, and not forbidden (W32, G2)."""
    return board.land & ~table.discs & ~forbidden_area(board, table)


@rule
def may_give(board: Board, table: Table) -> U64:
    """The tiles a disc may be pumped from: wet wadi, and land with a disc that is not forbidden."""
    return table.wet | (table.discs & ~forbidden_area(board, table))


@rule
def wet_in_reach(board: Board, table: Table, cell: int) -> U64:
    """The wet wadi tiles that a shadoof on the cell reaches."""
    return board.reach[cell] & table.wet


@rule
def reach_of(board: Board, shadoofs: U64) -> U64:
    """All tiles that one of the shadoofs reaches."""
    reached = NONE
    while shadoofs != NONE:
        reached |= board.reach[lowest(shadoofs)]
        shadoofs &= shadoofs - U64(1)
    return reached


@rule
def pump_targets(board: Board, shadoofs: U64, source: int, receiving: U64) -> U64:
    """W32, W33: where a disc on the source can go, by any one of the shadoofs that reaches both."""
    return reach_of(board, shadoofs & board.pumpers[source]) & receiving


@rule
def pump(board: Board, table: Table, source: int, target: int) -> None:
    """W32: one disc from the source to the target."""
    if has(board.wadi, source):
        table.water[source] -= 1
        if table.water[source] == 0:
            table.wet &= ~bit(source)
    else:
        table.discs &= ~bit(source)
    table.discs |= bit(target)
    table.actions_left -= 1
