"""Points and winners: W50, W51, W52, and the Watchmen's G7."""

from shadoof.core.kernel import NONE, U64, has, lowest, rule, size
from shadoof.games.wadi.building import supply
from shadoof.games.wadi.state import Board, Table
from shadoof.games.wadi.watchmen import watchman_points


@rule
def reservoirs(board: Board, cell: int) -> int:
    """W50: how many reservoirs the land has."""
    return 1 + int(has(board.two, cell)) + int(has(board.three, cell))


@rule
def harvest(board: Board, table: Table, cell: int) -> int:
    """W50: the reservoirs of the land with a disc that a shadoof on the cell reaches."""
    filled = board.reach[cell] & table.discs
    return size(filled) + size(filled & board.two) + size(filled & board.three)


@rule
def seat_points(board: Board, table: Table, seat: int) -> int:
    """W50, W52, G7: what the seat would have if the game ended now."""
    total = int(board.head_start[seat])
    own = table.shadoofs[seat]
    while own != NONE:
        total += harvest(board, table, lowest(own))
        own &= own - U64(1)
    if board.watchmen:
        total += watchman_points(table, seat)
    return total


@rule
def winners(board: Board, table: Table) -> int:
    """W51: the seats with most points, of those the ones with most shadoofs left; as bits."""
    best = -1000000
    won = 0
    for seat in range(board.players):
        # At most 7 shadoofs are left, so points decide first.
        worth = seat_points(board, table, seat) * 8 + supply(table, seat)
        if worth > best:
            best = worth
            won = 0
        if worth == best:
            won |= 1 << seat
    return won
