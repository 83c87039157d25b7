"""Rounds and turns: W10 to W12, G3 and G5."""

from shadoof.core.kernel import NONE, rule
from shadoof.games.wadi.flow import flow
from shadoof.games.wadi.state import ACT, GUARD, NOWHERE, OVER, PLACE, Board, Table
from shadoof.games.wadi.watchmen import placing_sites


@rule
def starter(board: Board, table: Table) -> int:
    """W10: the talisman goes one seat on after each round."""
    return (board.first + table.round_number - 1) % board.players


@rule
def begin_turn(board: Board, table: Table) -> None:
    """W12, W13: what the seat whose turn it is may do; G5: its Watchman first."""
    seat = (starter(board, table) + table.turn) % board.players
    table.to_move = seat
    table.actions_left = 3 if board.players == 2 else 2
    table.builds_left = board.builds_per_turn
    table.phase = ACT if table.watchman[seat] == NOWHERE else GUARD


@rule
def end_turn(board: Board, table: Table) -> None:
    """W10: the next player; after the last one the water flows."""
    table.turn += 1
    if table.turn < board.players:
        begin_turn(board, table)
    else:
        end_round(board, table)


@rule
def end_round(board: Board, table: Table) -> None:
    """W10, W11: the water flows and, where none is left, the game ends; G3: Watchmen after round 1."""
    flow(board, table)
    table.actions_left = 0
    table.builds_left = 0
    table.turn = 0
    if table.wet == NONE:
        table.phase = OVER
    elif board.watchmen and table.round_number == 1:
        next_to_place(board, table)
    else:
        begin_round(board, table)


@rule
def begin_round(board: Board, table: Table) -> None:
    """W10: the talisman moves on."""
    table.round_number += 1
    table.turn = 0
    begin_turn(board, table)


@rule
def next_to_place(board: Board, table: Table) -> None:
    """G3, G4: in turn order from round 1's starter; a Watchman for whom no tile is left stays out."""
    while table.turn < board.players:
        seat = (board.first + table.turn) % board.players
        if placing_sites(board, table, seat) != NONE:
            table.to_move = seat
            table.phase = PLACE
            return
        table.turn += 1
    begin_round(board, table)


@rule
def is_over(table: Table) -> bool:
    """W11: whether the game has ended."""
    return table.phase == OVER


@rule
def mover(table: Table) -> int:
    """The seat that acts."""
    return int(table.to_move)


@rule
def is_chance(table: Table) -> bool:
    """Never: nothing is left to chance once the starter is drawn."""
    return False


@rule
def turns(board: Board, table: Table) -> int:
    """How many turns have ended."""
    players = int(board.players)
    ended = int(table.round_number) * players
    return ended if table.phase == OVER else ended - players + int(table.turn)
