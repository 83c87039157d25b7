"""Turns and the end: B3, B8, B9, B10."""

from shadoof.core.kernel import NONE, rule
from shadoof.games.wabanti.dice import dice_after
from shadoof.games.wabanti.state import LAST_TURN, OVER, ROLL, Board, Table


@rule
def end_turn(board: Board, table: Table) -> None:
    """B8, B3, B10: dice for the next turn are settled, the next seat throws; after 1000 turns a draw."""
    table.dice_next[table.to_move] = dice_after(table)
    table.dice = 0
    table.thrown = 0
    for word in range(4):
        table.moved[word] = NONE
    table.turn += 1
    table.to_move = (table.to_move + 1) % board.players
    table.phase = OVER if table.turn == LAST_TURN else ROLL


@rule
def is_over(table: Table) -> bool:
    """B9, B10: whether the game has ended."""
    return table.phase == OVER


@rule
def is_chance(table: Table) -> bool:
    """B4: whether the dice are thrown now."""
    return table.phase == ROLL


@rule
def mover(table: Table) -> int:
    """The seat that acts or throws."""
    return int(table.to_move)


@rule
def winners(board: Board, table: Table) -> int:
    """B9: the seats that won, as bits; none for a draw."""
    return int(table.winners)


@rule
def no_points(board: Board, table: Table, seat: int) -> int:
    """Wabanti has none."""
    return 0


@rule
def turns(board: Board, table: Table) -> int:
    """B10: how many turns have ended."""
    return int(table.turn)
