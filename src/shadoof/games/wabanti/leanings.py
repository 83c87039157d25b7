"""What looks good at a glance: a guide for search, never a rule. What is legal does not depend on it."""

from numpy.typing import NDArray

from shadoof.core.chance import below
from shadoof.core.game import Actions
from shadoof.core.kernel import U64, rule
from shadoof.games.wabanti.actions import END, is_move, source, target
from shadoof.games.wabanti.chain import count_holes
from shadoof.games.wabanti.jumps import list_jumps
from shadoof.games.wabanti.rules import keeps_together
from shadoof.games.wabanti.sampling import sample
from shadoof.games.wabanti.state import ROLL, Board, Table

WIN = 40.0  # a stone on the own side, and the loss by one on another's
IDLE = -1.0  # ending a turn with dice unused: they are missing in the next one (B8)
FRONT = 0.5  # how much farther ahead counts than a step farther back


@rule
def glance(board: Board, table: Table, action: int) -> float:
    """How many rows the stone comes nearer to the mover's side, and how near it is then."""
    if not is_move(action):
        return IDLE
    seat, landing = table.to_move, target(action)
    owners = board.owners[landing]
    if owners != 0:
        return WIN if owners >> seat & 1 else -WIN
    nearer = int(board.heights[seat][landing]) - int(board.heights[seat][source(action)])
    return nearer + FRONT * int(board.heights[seat][landing])


@rule
def eager(board: Board, table: Table, random: NDArray[U64], room: Actions, tries: int) -> int:
    """A winning move where there is one; else of so many legal actions drawn the one that looks best."""
    if table.phase == ROLL or table.dice == 0 or board.must_play or tries == 1:
        return sample(board, table, random, room)
    holes = count_holes(table.stones)
    sure, unsure = list_jumps(board, table, holes, room)
    winning = winning_move(board, table, room, holes, sure, unsure)
    if winning != END:
        return winning
    while True:
        best, best_look = 0, glance(board, table, END) - 100.0
        for _ in range(tries):
            drawn = below(random, 1 + sure + unsure)
            look = glance(board, table, listed(room, sure, drawn))
            if look > best_look:
                best, best_look = drawn, look
        action = listed(room, sure, best)
        if best <= sure or keeps_together(table, action, holes):
            return action
        # It is taken out, so that this ends.
        room[len(room) - best + sure] = room[len(room) - unsure]
        unsure -= 1


@rule
def listed(room: Actions, sure: int, drawn: int) -> int:
    """The action of that number: the end of the turn, then what is sure, then what is not."""
    if drawn == 0:
        return END
    return int(room[drawn - 1] if drawn <= sure else room[len(room) - drawn + sure])


@rule
def winning_move(board: Board, table: Table, room: Actions, holes: int, sure: int, unsure: int) -> int:
    """A move onto the mover's own side; END where there is none."""
    for number in range(1, 1 + sure + unsure):
        action = listed(room, sure, number)
        wins = board.owners[target(action)] >> table.to_move & 1
        if wins and (number <= sure or keeps_together(table, action, holes)):
            return action
    return END
