"""A legal action at random, every one equally likely, without listing them all; and fair dice.

Of the jumps that dice and board allow, only the drawn one is asked whether the stones stay connected (B6); where
they do not, all is drawn again.
"""

from numpy.typing import NDArray

from shadoof.core.chance import below
from shadoof.core.game import Actions
from shadoof.core.kernel import U64, rule
from shadoof.games.wabanti.actions import END, THROW, one_die
from shadoof.games.wabanti.chain import count_holes
from shadoof.games.wabanti.jumps import list_jumps
from shadoof.games.wabanti.rules import keeps_together, list_legal
from shadoof.games.wabanti.state import ROLL, Board, Table


@rule
def sample(board: Board, table: Table, random: NDArray[U64], room: Actions) -> int:
    """A throw of fair dice in phase roll; else one of what `list_legal` lists, drawn uniformly."""
    if table.phase == ROLL:
        return THROW + fair_dice(table.dice_next[table.to_move], random)
    if table.dice == 0:
        return END
    if board.must_play:
        return room[below(random, list_legal(board, table, room))]
    holes = count_holes(table.stones)
    sure, unsure = list_jumps(board, table, holes, room)
    while True:
        drawn = below(random, 1 + sure + unsure)
        if drawn == 0:
            return END
        if drawn <= sure:
            return room[drawn - 1]
        action = room[len(room) - drawn + sure]
        if keeps_together(table, action, holes):
            return action


@rule
def fair_dice(count: int, random: NDArray[U64]) -> int:
    """So many dice thrown, packed."""
    dice = 0
    for _ in range(count):
        dice += one_die(1 + below(random, 6))
    return dice
