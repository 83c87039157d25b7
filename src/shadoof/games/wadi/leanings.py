"""What looks good at a glance: a guide for search, never a rule. What is legal does not depend on it."""

from numpy.typing import NDArray

from shadoof.core.game import Actions
from shadoof.core.kernel import U64, has, rule, size
from shadoof.games.wadi.actions import END, is_build, is_pump, source, target
from shadoof.games.wadi.land import all_shadoofs
from shadoof.games.wadi.sampling import choices, draw_choice, sample
from shadoof.games.wadi.scoring import harvest, reservoirs
from shadoof.games.wadi.state import ACT, Board, Table

IDLE = -0.5  # ending a turn: rather an action that changes no points
HOPE = 0.35  # of a reservoir that a new shadoof could yet fill, against one that is full
THIRST = 0.15  # of a wet tile in a new shadoof's reach


@rule
def glance(board: Board, table: Table, action: int) -> float:
    """The points the mover gains on the others by the action alone, and what a new shadoof may hope for."""
    if action == END:
        return IDLE
    own = table.shadoofs[table.to_move]
    if is_pump(action):
        everyone = all_shadoofs(table)
        gained = filling(board, own, everyone, target(action))
        if has(board.land, source(action)):
            gained -= filling(board, own, everyone, source(action))
        return gained / board.players
    if is_build(action):
        cell = target(action)
        reached = board.reach[cell]
        open_land = reached & board.land & ~table.discs
        full = size(open_land) + size(open_land & board.two) + size(open_land & board.three)
        water = size(reached & board.wadi)
        wet = size(reached & table.wet)
        hope = HOPE * min(full, 6) if water > 0 else 0.0
        return harvest(board, table, cell) + hope + THIRST * wet
    return 0.0


@rule
def filling(board: Board, own: U64, everyone: U64, cell: int) -> int:
    """What a disc on the land is worth to the owner of the shadoofs, times players, less what it is to others."""
    near = board.pumpers[cell]
    return reservoirs(board, cell) * (size(own & near) * int(board.players) - size(everyone & near))


@rule
def eager(board: Board, table: Table, random: NDArray[U64], room: Actions, tries: int) -> int:
    """Of so many legal actions drawn uniformly, the one that looks best at a glance."""
    if table.phase != ACT:
        return sample(board, table, random, room)
    if table.actions_left == 0:
        return END
    offered = choices(board, table)
    best = draw_choice(board, offered, random)
    best_look = glance(board, table, best)
    for _ in range(tries - 1):
        drawn = draw_choice(board, offered, random)
        look = glance(board, table, drawn)
        if look > best_look:
            best, best_look = drawn, look
    return best
