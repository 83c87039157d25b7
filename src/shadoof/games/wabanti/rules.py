"""The rules of Wabanti put together: what is legal, and what an action does. All else asks here."""

import numpy as np

from shadoof.core.game import Actions, Boards, Kernels, Tables
from shadoof.core.kernel import entry, rule
from shadoof.games.wabanti.actions import (
    END,
    THROW,
    how_many,
    is_move,
    is_throw,
    one_die,
    showing,
    source,
    target,
)
from shadoof.games.wabanti.chain import count_holes, die_for, leaves_rest_whole, stays_connected
from shadoof.games.wabanti.course import end_turn
from shadoof.games.wabanti.dice import list_throws, throw
from shadoof.games.wabanti.fields import FARTHEST, STEPS
from shadoof.games.wabanti.jumps import list_jumps
from shadoof.games.wabanti.sets import flip, holds
from shadoof.games.wabanti.state import OVER, ROLL, Board, Table


@rule
def usable_die(board: Board, table: Table, field: int, step: int) -> int:
    """B4, B5: the unused die that fits a jump of the stone along the step; 0 where there is none."""
    die = die_for(board, table.stones, field, step)
    return die if 0 < die <= 6 and showing(table.dice, die) > 0 else 0


@rule
def is_free_to_move(board: Board, table: Table, field: int) -> bool:
    """B7: with distinct_stones no stone is moved by two dice."""
    return not board.distinct_stones or not holds(table.moved, field)


@rule
def keeps_together(table: Table, action: int, holes: int) -> bool:
    """B6, for a jump that everything else allows; `holes` as `count_holes` has it."""
    field, landing = source(action), target(action)
    die = (landing - field) // step_between(field, landing)
    whole = leaves_rest_whole(table.stones, field, holes)
    return stays_connected(table.stones, field, landing, die, whole)


@rule
def list_moves(board: Board, table: Table, actions: Actions) -> int:
    """Every move of a stone; returns how many."""
    holes = count_holes(table.stones)
    count, unsure = list_jumps(board, table, holes, actions)
    for i in range(unsure):
        action = actions[len(actions) - 1 - i]
        if keeps_together(table, action, holes):
            actions[count] = action
            count += 1
    return count


@rule
def list_legal(board: Board, table: Table, actions: Actions) -> int:
    """Every legal action, each once; returns how many."""
    if table.phase == ROLL:
        return list_throws(int(table.dice_next[table.to_move]), actions)
    if table.phase == OVER:
        return 0
    count = list_moves(board, table, actions) if table.dice != 0 else 0
    # B7: with must_play a turn ends only when no unused die can be played.
    if count == 0 or not board.must_play:
        actions[count] = END
        count += 1
    return count


@rule
def step_between(source: int, target: int) -> int:
    """The ring's step that leads from the source to the target, in a straight line; 0 where none does."""
    apart = target - source
    return int(STEPS[apart + FARTHEST]) if -FARTHEST <= apart <= FARTHEST else 0


@rule
def is_legal(board: Board, table: Table, action: int, room: Actions) -> bool:
    """Whether `list_legal` lists the action."""
    if table.phase == ROLL:
        return is_throw(action) and how_many(action - THROW) == table.dice_next[table.to_move]
    if table.phase == OVER:
        return False
    if action == END:
        return not board.must_play or table.dice == 0 or list_moves(board, table, room) == 0
    return is_move(action) and is_legal_move(board, table, source(action), target(action))


@rule
def is_legal_move(board: Board, table: Table, source: int, target: int) -> bool:
    """B4 to B7, for one stone and one landing."""
    step = step_between(source, target)
    if step == 0 or not holds(table.stones, source) or not is_free_to_move(board, table, source):
        return False
    die = usable_die(board, table, source, step)
    if die == 0 or source + die * step != target:
        return False
    whole = leaves_rest_whole(table.stones, source, count_holes(table.stones))
    return stays_connected(table.stones, source, target, die, whole)


@rule
def move(board: Board, table: Table, source: int, target: int) -> None:
    """B5, B9: the stone jumps by its die; on the edge of an owned side it decides the game."""
    step = step_between(source, target)
    table.dice -= one_die((target - source) // step)
    flip(table.stones, source)
    flip(table.stones, target)
    if holds(table.moved, source):
        flip(table.moved, source)
    flip(table.moved, target)
    if board.owners[target] != 0:
        table.winners = board.owners[target]
        table.phase = OVER


@rule
def play(board: Board, table: Table, action: int) -> None:
    """Does a legal action."""
    if is_throw(action):
        throw(table, action - THROW)
    elif action == END:
        end_turn(board, table)
    else:
        move(board, table, source(action), target(action))


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
    room = np.empty(128, np.int32)
    if not is_legal(boards[0], tables[0], action, room):
        return False
    after[0] = tables[0]
    play(boards[0], after[0], action)
    return True


@entry
def status(boards: Boards, tables: Tables) -> tuple[int, int, int, int]:
    """Kernels.status."""
    table = tables[0]
    if table.phase == OVER:
        return OVER, -1, -1, int(table.winners)
    return int(table.phase), int(table.to_move), -1, -1


@entry
def points(boards: Boards, tables: Tables, by_seat: Actions) -> bool:
    """Kernels.points: Wabanti has none."""
    return False


KERNELS = Kernels(legal, step, successor, status, points)
