"""What changes during a game of Wabanti, in plain data: asked of the rules in one call, for it is asked often."""

import numpy as np
from numpy.typing import NDArray

from shadoof.core.game import Actions, Boards, Tables
from shadoof.core.kernel import U64, entry, rule
from shadoof.core.position import Position
from shadoof.games.wabanti.actions import source, target, unpack
from shadoof.games.wabanti.chain import count_holes, die_for, leaves_rest_whole, stays_connected
from shadoof.games.wabanti.data import Move, TableData
from shadoof.games.wabanti.dice import dice_after
from shadoof.games.wabanti.facts import FACTS
from shadoof.games.wabanti.fields import FIELDS, RADIUS, RING, name
from shadoof.games.wabanti.rules import list_moves, step_between
from shadoof.games.wabanti.sets import holds
from shadoof.games.wabanti.state import MOVE, SEATS, Board, Table

GRID = 256
NAMES = {field: name(field) for field in FIELDS}

COUNT, TURN, DICE, THROWN = range(4)  # places in `numbers`; then two of them a seat
BY_SEAT = 4
DICE_NEXT, DISTANCE = range(2)
STONE, MOVED, PINNED = range(3)  # rows of `marks`


def table_data(position: Position) -> TableData:
    """The position as it can be drawn."""
    numbers = np.zeros(BY_SEAT + 2 * SEATS, np.int64)
    marks = np.zeros((3, GRID), np.bool_)
    moves = np.zeros((FACTS.most_legal, 3), np.int64)
    room = np.empty(FACTS.most_legal, np.int32)
    _ask(position.setup.boards, position.tables(), numbers, marks, moves, room)
    found = numbers.tolist()
    by_seat = found[BY_SEAT : BY_SEAT + 2 * position.setup.players]
    stones, moved, pinned = ([NAMES[field] for field in np.flatnonzero(row).tolist()] for row in marks)
    return {
        "stones": stones,
        "thrown": unpack(found[THROWN]),
        "dice": unpack(found[DICE]),
        "dice_next": by_seat[DICE_NEXT::2],
        "turn": found[TURN],
        "moved": moved,
        "moves": [_move(*each) for each in moves[: found[COUNT]].tolist()],
        "pinned": pinned,
        "distance": by_seat[DISTANCE::2],
    }


def _move(origin: int, target: int, die: int) -> Move:
    start, landing = NAMES[origin], NAMES[target]
    return {"action": f"{start}>{landing}", "origin": start, "target": landing, "die": die}


@entry
def _ask(
    boards: Boards,
    tables: Tables,
    numbers: NDArray[np.int64],
    marks: NDArray[np.bool_],
    moves: NDArray[np.int64],
    room: Actions,
) -> None:
    """Fills the arrays in."""
    board: Board = boards[0]
    table: Table = tables[0]
    numbers[TURN] = table.turn
    numbers[DICE] = table.dice
    numbers[THROWN] = table.thrown
    if table.phase == MOVE:
        numbers[COUNT] = list_moves(board, table, room) if table.dice != 0 else 0
        for i in range(numbers[COUNT]):
            start, landing = source(room[i]), target(room[i])
            moves[i, 0], moves[i, 1] = start, landing
            moves[i, 2] = (landing - start) // step_between(start, landing)
    for seat in range(board.players):
        numbers[BY_SEAT + 2 * seat + DICE_NEXT] = table.dice_next[seat]
        numbers[BY_SEAT + 2 * seat + DISTANCE] = rows_away(board, table, seat)
    if table.phase == MOVE:
        numbers[BY_SEAT + 2 * table.to_move + DICE_NEXT] = dice_after(table)
    holes = count_holes(table.stones)
    for field in range(GRID):
        if holds(table.stones, field):
            marks[STONE, field] = True
            marks[MOVED, field] = holds(table.moved, field)
            marks[PINNED, field] = is_pinned(board, table.stones, field, holes)


@rule
def rows_away(board: Board, table: Table, seat: int) -> int:
    """B9: how many rows the nearest stone is away from the seat's side."""
    nearest = 2 * RADIUS
    for field in range(GRID):
        if holds(table.stones, field):
            nearest = min(nearest, RADIUS - int(board.heights[seat, field]))
    return nearest


@rule
def is_pinned(board: Board, stones: NDArray[U64], field: int, holes: int) -> bool:
    """B6: whether the others fall apart without the stone, and no die would take it to where it joins them again."""
    if leaves_rest_whole(stones, field, holes):
        return False
    for i in range(6):
        die = die_for(board, stones, field, RING[i])
        if 0 < die <= 6 and stays_connected(stones, field, field + RING[i] * die, die, False):
            return False
    return True
