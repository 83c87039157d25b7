"""Every jump the dice allow, found for all stones at once (B4, B5, B7), and told apart by how sure B6 is of it."""

from shadoof.core.game import Actions
from shadoof.core.kernel import NONE, ONE, lowest, rule
from shadoof.games.wabanti.actions import MOVE, showing
from shadoof.games.wabanti.fields import RING
from shadoof.games.wabanti.sets import EVERY, Words, both, but_not, by_value, down, holds, is_empty, join, up
from shadoof.games.wabanti.state import Board, Table


@rule
def list_jumps(board: Board, table: Table, holes: int, room: Actions) -> tuple[int, int]:
    """Lists jumps in `room`: those sure to be legal from its start, those B6 may forbid back from its end.

    Returns how many of each. Sure are jumps over others by stones whose neighbours form one arc: the rest
    stays whole, and the landing is beside a stone jumped over. Where the stones enclose no holes, any other stone
    parts the rest and must land between two arcs to join it again; jumps over others that don't are left out.
    """
    stones = by_value(table.stones)
    between = between_arcs(stones)
    easy = but_not(stones, between)
    joining = between if holes == 0 else by_value(board.fields)
    free = but_not(stones, by_value(table.moved)) if board.distinct_stones else stones
    sure, unsure = 0, 0
    for i in range(6):
        step = RING[i]
        # `row` are the stones with an unbroken row of die - 1 next to them; `ahead` those with one more behind.
        row = free
        ahead = ahead_of(stones, step)
        for die in range(1, 7):
            if showing(table.dice, die) > 0:
                here = but_not(row, ahead)
                if die == 1:
                    unsure = list_landings(board, here, step, room, unsure, -1)
                else:
                    sure = list_landings(board, both(here, easy), step * die, room, sure, 1)
                    hard = both(but_not(here, easy), ahead_of_by(joining, step, die))
                    unsure = list_landings(board, hard, step * die, room, unsure, -1)
            row = both(row, ahead)
            if is_empty(row):
                break
            ahead = ahead_of(ahead, step)
    return sure, unsure


@rule
def list_landings(board: Board, here: Words, apart: int, room: Actions, count: int, way: int) -> int:
    """Adds a jump so far apart for each of the stones, as far as it ends on the board; returns the new count."""
    for word in range(4):
        left = here[word]
        while left != NONE:
            field = word * 64 + lowest(left)
            left &= left - ONE
            landing = field + apart & EVERY
            if holds(board.fields, landing):
                room[count if way > 0 else len(room) - 1 - count] = MOVE + (field << 8) + landing
                count += 1
    return count


@rule
def ahead_of(stones: Words, step: int) -> Words:
    """The fields from which the step leads onto a stone."""
    return down(stones, step) if step > 0 else up(stones, -step)


@rule
def ahead_of_by(fields: Words, step: int, times: int) -> Words:
    """The fields from which so many steps lead into the set."""
    for _ in range(times):
        fields = ahead_of(fields, step)
    return fields


@rule
def between_arcs(stones: Words) -> Words:
    """The fields, with a stone or empty, around which stones form two arcs or three (see chain.is_one_arc)."""
    e, ne, nw = ahead_of(stones, RING[0]), ahead_of(stones, RING[1]), ahead_of(stones, RING[2])
    w, sw, se = ahead_of(stones, RING[3]), ahead_of(stones, RING[4]), ahead_of(stones, RING[5])
    once = but_not(e, ne)
    end = but_not(ne, nw)
    twice, once = both(once, end), join(once, end)
    end = but_not(nw, w)
    twice, once = join(twice, both(once, end)), join(once, end)
    end = but_not(w, sw)
    twice, once = join(twice, both(once, end)), join(once, end)
    end = but_not(sw, se)
    twice, once = join(twice, both(once, end)), join(once, end)
    return join(twice, both(once, but_not(se, e)))
