"""B5: a die of 1 steps, a die of 2 to 6 jumps over an unbroken row of one stone less."""

import pytest

from shadoof.games.wabanti.tests.drawn import (
    BOARD,
    RINGS,
    STEPS,
    Place,
    grown,
    length,
    moved,
    moves,
    place,
    standing,
    stones_of,
    text,
)

DIRECTIONS = range(6)

# Two players: the north-east and south-east edges, which meet in h15, are free.
FREE_EDGE = """
    g12 |   o o o o
    h11 |  . o o o o
    i11 |   o o o o
    j10 |  o o o o
    k10 |   o o
"""


def line(start: Place, direction: int) -> list[Place]:
    """The fields 0, 1, 2, ... 7 steps on."""
    return [moved(start, STEPS[direction], by) for by in range(8)]


def jumps(stones: set[Place], along: list[Place]) -> list[int]:
    """How far the first stone of the line may jump along it, by dice of 2 to 6."""
    landings = moves(standing(stones, "[23456]"), text(along[0]))
    return [by for by in range(8) if text(along[by]) in landings]


def test_B5_a_die_of_1_moves_a_stone_to_an_adjacent_empty_field() -> None:
    """The only empty field beside g8 is the centre; h10 may roll along the ring; alone on h11 it may not."""
    position = standing(RINGS, "[11111]")
    assert moves(position, "g8") == {"h8"}
    assert moves(position, "h10") == {"g11", "i10"}
    assert set(map(length, moves(position))) == {1}


def test_B5_a_move_takes_a_stone_from_one_field_to_another_and_changes_no_other() -> None:
    position = standing(RINGS, "[11234]")
    for move in moves(position):
        start, target = map(place, move.split(">"))
        assert stones_of(position.play(move)) == stones_of(position) - {start} | {target}


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("row", [2, 3, 4, 5, 6, 7])
def test_B5_a_die_of_k_jumps_over_exactly_k_less_one_stones(row: int, direction: int) -> None:
    """The end of a row of k stones lands k away and nowhere else on the line; no die jumps over six."""
    along = line(moved((0, 0), STEPS[direction], -3), direction)
    stones = grown(along[1:row], BOARD - set(along), beside=along[0])
    assert jumps(stones, along) == ([row] if row <= 6 else [])


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize(("row", "gap"), [(row, gap) for row in range(2, 7) for gap in range(1, row)])
def test_B5_the_row_jumped_over_is_unbroken_and_begins_next_to_the_stone(
    row: int, gap: int, direction: int
) -> None:
    """With stone number `gap` missing, the jump ends in the gap; where the first is missing there is none."""
    along = line(moved((0, 0), STEPS[direction], -3), direction)
    beside_gap = moved(along[gap], STEPS[(direction + 2) % 6])  # touches the gap and the field before it
    seeds = [beside_gap, *(along[by] for by in range(1, row) if by != gap)]
    stones = grown(seeds, BOARD - set(along), beside=along[0])
    assert jumps(stones, along) == ([gap] if gap >= 2 else [])


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
def test_B5_a_stone_lands_only_on_an_empty_field(row: int, direction: int) -> None:
    """A row of k and, on the field behind it, one more stone: k is refused, and so is one more (a gap)."""
    along = line(moved((0, 0), STEPS[direction], -3), direction)
    free = grown(along[1:row], BOARD - set(along), beside=along[0])
    taken = grown(along[1 : row + 1], BOARD - set(along), beside=along[0])
    assert row in jumps(free, along)
    assert row not in jumps(taken, along)


def test_B5_a_stone_does_not_jump_off_the_board_nor_round_it() -> None:
    """East of h12 stand three stones and then the board ends; h15 has board in three directions only."""
    position = standing(FREE_EDGE, "[23456]", players=2)
    assert moves(position, "h12") == {"f12", "f14", "k9", "k12"}
    assert moves(position, "h15") == {"f15", "h11", "k12"}


def test_B5_jumps_run_along_the_three_straight_lines_only() -> None:
    position = standing(RINGS, "[22334]")
    for move in moves(position):
        (q, r), (to_q, to_r) = map(place, move.split(">"))
        assert 0 in (to_q - q, to_r - r, to_q + to_r - q - r)


def test_B5_a_stone_jumped_over_stays_and_may_itself_jump_later() -> None:
    """In column 10, f10 jumps over g10 and h10 to i10, which then stands behind them."""
    position = standing(RINGS, "[33366]")
    after = position.play("f10>i10")
    assert stones_of(after) == stones_of(position) - {place("f10")} | {place("i10")}
    assert {place("g10"), place("h10")} <= stones_of(after)
    assert "i10>f10" in after.legal()
