"""What stands and lies on the land: the parts that building and the Watchmen share."""

from shadoof.core.kernel import U64, rule
from shadoof.games.wadi.state import Board, Table


@rule
def all_shadoofs(table: Table) -> U64:
    """The land on which anybody's shadoof stands."""
    return table.shadoofs[0] | table.shadoofs[1] | table.shadoofs[2] | table.shadoofs[3]


@rule
def empty_land(board: Board, table: Table) -> U64:
    """Land without shadoof and disc (W20, G4)."""
    return board.land & ~table.discs & ~all_shadoofs(table)
