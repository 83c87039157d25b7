"""What looks good at a glance: a guide for search, never a rule. What is legal does not depend on it."""

from numpy.typing import NDArray

from shadoof.core.chance import draw
from shadoof.core.game import Actions
from shadoof.core.kernel import NONE, U64, has, rule, size
from shadoof.games.wadi.actions import BUILD, END, PUMP, is_build, is_pump, source, target
from shadoof.games.wadi.building import building_sites
from shadoof.games.wadi.land import all_shadoofs
from shadoof.games.wadi.picking import pick, rest_of
from shadoof.games.wadi.pumping import may_give, may_receive, reach_of
from shadoof.games.wadi.sampling import sample
from shadoof.games.wadi.scoring import harvest, reservoirs
from shadoof.games.wadi.state import ACT, Board, Table

IDLE = -0.5  # ending a turn: rather an action that changes no points
HOPE = 0.35  # of a reservoir that a new shadoof could yet fill, against one that is full
THIRST = 0.15  # of a wet tile in a new shadoof's reach
SITES, SOURCES = 2, 2  # how many an eager player looks at
NOTHING = -1000.0


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
        return promise(board, table, target(action))
    return 0.0


@rule
def promise(board: Board, table: Table, cell: int) -> float:
    """What a new shadoof on the cell harvests, and could yet."""
    reached = board.reach[cell]
    open_land = reached & board.land & ~table.discs
    full = size(open_land) + size(open_land & board.two) + size(open_land & board.three)
    hope = HOPE * min(full, 6) if reached & board.wadi != NONE else 0.0
    return harvest(board, table, cell) + hope + THIRST * size(reached & table.wet)


@rule
def filling(board: Board, own: U64, everyone: U64, cell: int) -> int:
    """What a disc on the land is worth to the owner of the shadoofs, times players, less what it is to others."""
    near = board.pumpers[cell]
    return reservoirs(board, cell) * (size(own & near) * int(board.players) - size(everyone & near))


@rule
def eager(board: Board, table: Table, random: NDArray[U64], room: Actions, tries: int) -> int:
    """A legal action that looks good: the best of a few sites and pumps, picked at random but not evenly.

    The whole action takes one random number, and the pumps are not counted: an even draw takes three times as long.
    """
    if table.phase != ACT or tries == 1:
        return sample(board, table, random, room)
    if table.actions_left == 0:
        return END
    bits = draw(random)
    best, best_look = END, IDLE
    if table.builds_left > 0:
        sites = building_sites(board, table, table.to_move)
        if sites != NONE:
            for _ in range(SITES):
                cell = pick(sites, bits)
                bits = rest_of(bits)
                look = promise(board, table, cell)
                if look > best_look:
                    best, best_look = BUILD + cell, look
    action, look = eager_pump(board, table, bits, tries)
    return action if look > best_look else best


@rule
def eager_pump(board: Board, table: Table, bits: U64, tries: int) -> tuple[int, float]:
    """The pump to the best of so many targets, from the better of two sources; and how good it looks."""
    own, everyone = table.shadoofs[table.to_move], all_shadoofs(table)
    reached = reach_of(board, own)
    giving, targets = reached & may_give(board, table), reached & may_receive(board, table)
    if giving == NONE or targets == NONE:  # noqa: PLR1714 - the compiler knows no `in` here
        return END, NOTHING
    goal, goal_look = 0, -(1 << 20)
    for _ in range(tries):
        cell = pick(targets, bits)
        bits = rest_of(bits)
        worth = filling(board, own, everyone, cell)
        if worth > goal_look:
            goal, goal_look = cell, worth
    sources = reach_of(board, own & board.pumpers[goal]) & giving
    if sources == NONE:
        return END, NOTHING
    origin, origin_loss = 0, 1 << 20
    for _ in range(SOURCES):
        cell = pick(sources, bits)
        bits = rest_of(bits)
        loss = filling(board, own, everyone, cell) if has(board.land, cell) else 0
        if loss < origin_loss:
            origin, origin_loss = cell, loss
    return PUMP + (origin << 6) + goal, (goal_look - origin_loss) / board.players
