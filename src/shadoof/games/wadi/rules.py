"""The rules of Wadi put together: what is legal, and what an action does. All else asks here."""

from shadoof.core.game import Actions, Boards, Kernels, Tables
from shadoof.core.kernel import NONE, U64, entry, has, lowest, rule
from shadoof.games.wadi.actions import (
    BUILD,
    END,
    PUMP,
    PUT,
    TAKE_BACK,
    is_build,
    is_pump,
    is_put,
    source,
    target,
)
from shadoof.games.wadi.building import build, building_sites
from shadoof.games.wadi.course import begin_turn, end_turn, next_to_place
from shadoof.games.wadi.pumping import may_give, may_receive, pump, pump_targets, reach_of
from shadoof.games.wadi.scoring import seat_points, winners
from shadoof.games.wadi.state import ACT, GUARD, OVER, PLACE, Board, Table
from shadoof.games.wadi.watchmen import (
    empty_for_watchman,
    may_take_back,
    placing_sites,
    take_back,
)


@rule
def list_cells(cells: U64, action: int, actions: Actions, count: int) -> int:
    """Adds one action a cell, `action + cell`; returns the new count."""
    while cells != NONE:
        actions[count] = action + lowest(cells)
        cells &= cells - U64(1)
        count += 1
    return count


@rule
def list_pumps(board: Board, table: Table, actions: Actions, count: int) -> int:
    """W32: adds every pump, source by source."""
    own = table.shadoofs[table.to_move]
    receiving = may_receive(board, table)
    sources = reach_of(board, own) & may_give(board, table)
    while sources != NONE:
        cell = lowest(sources)
        sources &= sources - U64(1)
        goals = pump_targets(board, own, cell, receiving)
        count = list_cells(goals, PUMP + (cell << 6), actions, count)
    return count


@rule
def list_legal(board: Board, table: Table, actions: Actions) -> int:
    """Every legal action, each once; returns how many."""
    seat = table.to_move
    if table.phase == ACT:
        actions[0] = END
        count = 1
        if table.actions_left > 0:
            if table.builds_left > 0:
                count = list_cells(building_sites(board, table, seat), BUILD, actions, count)
            count = list_pumps(board, table, actions, count)
        return count
    if table.phase == GUARD:
        moves = empty_for_watchman(board, table, seat)
        count = list_cells(moves, PUT, actions, 0)
        if may_take_back(table, moves):
            actions[count] = TAKE_BACK
            count += 1
        return count
    if table.phase == PLACE:
        return list_cells(placing_sites(board, table, seat), PUT, actions, 0)
    return 0


@rule
def is_legal(board: Board, table: Table, action: int) -> bool:
    """Whether `list_legal` lists the action."""
    seat = table.to_move
    cell = target(action)
    if table.phase == ACT:
        if action == END:
            return True
        if table.actions_left == 0:
            return False
        if is_build(action):
            return table.builds_left > 0 and has(building_sites(board, table, seat), cell)
        if is_pump(action) and has(may_give(board, table), source(action)):
            own = table.shadoofs[seat]
            return has(pump_targets(board, own, source(action), may_receive(board, table)), cell)
    elif table.phase == GUARD:
        moves = empty_for_watchman(board, table, seat)
        if action == TAKE_BACK:
            return may_take_back(table, moves)
        return is_put(action) and has(moves, cell)
    elif table.phase == PLACE:
        return is_put(action) and has(placing_sites(board, table, seat), cell)
    return False


@rule
def play(board: Board, table: Table, action: int) -> None:
    """Does a legal action."""
    seat = table.to_move
    if is_pump(action):
        pump(board, table, source(action), target(action))
    elif is_build(action):
        build(table, seat, target(action))
    elif action == END:
        end_turn(board, table)
    elif table.phase == PLACE:
        table.watchman[seat] = target(action)
        table.turn += 1
        next_to_place(board, table)
    else:
        if action == TAKE_BACK:
            take_back(table, seat)
        else:
            table.watchman[seat] = target(action)
        table.phase = ACT


@entry
def legal(boards: Boards, tables: Tables, actions: Actions) -> int:
    """Kernels.legal."""
    return list_legal(boards[0], tables[0], actions)


@entry
def step(boards: Boards, tables: Tables, action: int, actions: Actions) -> int:
    """Kernels.step."""
    play(boards[0], tables[0], action)
    return list_legal(boards[0], tables[0], actions)


@entry
def successor(boards: Boards, tables: Tables, action: int, after: Tables) -> bool:
    """Kernels.successor."""
    if not is_legal(boards[0], tables[0], action):
        return False
    after[0] = tables[0]
    play(boards[0], after[0], action)
    return True


@entry
def status(boards: Boards, tables: Tables) -> tuple[int, int, int, int]:
    """Kernels.status."""
    board, table = boards[0], tables[0]
    if table.phase == OVER:
        return OVER, -1, int(table.round_number), winners(board, table)
    return int(table.phase), int(table.to_move), int(table.round_number), -1


@entry
def points(boards: Boards, tables: Tables, by_seat: Actions) -> bool:
    """Kernels.points."""
    for seat in range(boards[0].players):
        by_seat[seat] = seat_points(boards[0], tables[0], seat)
    return True


@entry
def begin(boards: Boards, tables: Tables) -> None:
    """Gives the first turn, once the water and everything else lies as the set-up has it."""
    begin_turn(boards[0], tables[0])


KERNELS = Kernels(legal, step, successor, status, points)
