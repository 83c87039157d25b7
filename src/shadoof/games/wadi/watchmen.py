"""The Watchmen: G1 to G7."""

from shadoof.core.kernel import NONE, U64, bit, rule
from shadoof.games.wadi.land import empty_land
from shadoof.games.wadi.state import NOWHERE, Board, Table

STANDING = -4  # for a Watchman on the board at the end, or forced off a dry one (G7)


@rule
def forbidden_by_watchman(board: Board, table: Table, seat: int) -> U64:
    """G2: the forbidden area of the seat's Watchman; nothing where it does not stand."""
    if table.watchman[seat] == NOWHERE:
        return NONE
    return board.guarded[table.watchman[seat]]


@rule
def forbidden_by_others(board: Board, table: Table, seat: int) -> U64:
    """G2: the forbidden areas of everybody's Watchman but the seat's."""
    area = NONE
    if board.watchmen:
        for other in range(board.players):
            if other != seat:
                area |= forbidden_by_watchman(board, table, other)
    return area


@rule
def forbidden_area(board: Board, table: Table) -> U64:
    """G2: the forbidden areas of all Watchmen, the owner's own included."""
    return forbidden_by_others(board, table, -1)


@rule
def empty_for_watchman(board: Board, table: Table, seat: int) -> U64:
    """G4, G5: land without shadoof, disc or Watchman, outside other Watchmen's forbidden areas."""
    sites = empty_land(board, table) & ~forbidden_by_others(board, table, seat)
    if table.watchman[seat] != NOWHERE:
        sites &= ~bit(table.watchman[seat])
    return sites


@rule
def placing_sites(board: Board, table: Table, seat: int) -> U64:
    """G4: of those, the ones in a zone without own shadoofs; all of them where there is none such."""
    sites = empty_for_watchman(board, table, seat)
    strangers = NONE
    for cell in range(64):
        if sites & bit(cell) != NONE and board.zone[cell] & table.shadoofs[seat] == NONE:
            strangers |= bit(cell)
    return sites if strangers == NONE else strangers


@rule
def may_take_back(table: Table, moves: U64) -> bool:
    """G6: while a wadi tile holds a disc, or when there is nowhere to move."""
    return table.wet != NONE or moves == NONE


@rule
def take_back(table: Table, seat: int) -> None:
    """G7: +2 for the first, +1 for the second, and -4 when forced off a dry board."""
    if table.wet == NONE:
        table.bonus[seat] = STANDING
    elif table.returned < 2:
        table.bonus[seat] = 2 - table.returned
    table.returned += 1
    table.watchman[seat] = NOWHERE


@rule
def watchman_points(table: Table, seat: int) -> int:
    """G7: the bonus of a Watchman taken back, the penalty of one that stands."""
    if table.watchman[seat] != NOWHERE:
        return STANDING
    return int(table.bonus[seat])
