"""Where a shadoof may be built: W20 to W23, and the forbidden areas of G2."""

from shadoof.core.kernel import NONE, U64, bit, lowest, rule, size
from shadoof.games.wadi.land import all_shadoofs, empty_land
from shadoof.games.wadi.pumping import may_receive, wet_in_reach
from shadoof.games.wadi.state import FREE, SPREADING, Board, Table
from shadoof.games.wadi.watchmen import forbidden_area

SUPPLY = 7  # shadoofs of each colour (W1)


@rule
def supply(table: Table, seat: int) -> int:
    """How many shadoofs the seat has not built yet."""
    return SUPPLY - size(table.shadoofs[seat])


@rule
def beside(board: Board, cells: U64) -> U64:
    """The cells horizontally or vertically next to one of these."""
    east = (cells & board.not_last) << U64(1)
    west = (cells & board.not_first) >> U64(1)
    return east | west | (cells << board.columns) | (cells >> board.columns)


@rule
def spread_sites(board: Board, table: Table, sites: U64) -> U64:
    """W22: those of the sites that no shadoof, whoever owns it, stands beside."""
    return sites & ~beside(board, all_shadoofs(table))


@rule
def water_is_within_reach(board: Board, table: Table, seat: int, sites: U64) -> bool:
    """W23: whether the seat could pump from a wadi tile, with what stands or with one more on a site."""
    receiving = may_receive(board, table)
    own = table.shadoofs[seat]
    while own != NONE:
        cell = lowest(own)
        own &= own - U64(1)
        if wet_in_reach(board, table, cell) != NONE and board.reach[cell] & receiving != NONE:
            return True
    while sites != NONE:
        cell = lowest(sites)
        sites &= sites - U64(1)
        # A site holds no disc and is not forbidden, so the new shadoof can fill its own tile.
        if wet_in_reach(board, table, cell) != NONE:
            return True
    return False


@rule
def original_sites(board: Board, table: Table, seat: int, sites: U64) -> U64:
    """W23: spread sites; or, with no water within reach of any, every site not beside an own shadoof."""
    spread = spread_sites(board, table, sites)
    if water_is_within_reach(board, table, seat, spread):
        return spread
    return sites & ~beside(board, table.shadoofs[seat])


@rule
def building_sites(board: Board, table: Table, seat: int) -> U64:
    """Where the seat may build now by the building rule in force, were it its turn to."""
    if supply(table, seat) <= 0:
        return NONE
    sites = empty_land(board, table) & ~forbidden_area(board, table)
    if board.building == FREE:
        return sites
    if board.building == SPREADING:
        return spread_sites(board, table, sites)
    return original_sites(board, table, seat, sites)


@rule
def build(table: Table, seat: int, cell: int) -> None:
    """W20: one shadoof of the seat's stands on the cell for the rest of the game."""
    table.shadoofs[seat] |= bit(cell)
    table.builds_left -= 1
    table.actions_left -= 1
