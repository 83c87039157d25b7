"""How many moves there are at the start, counted by hand: B4, B5 and B6 in numbers.

The start has three kinds of stones: six of the inner ring (I), six corners of the outer ring (C), and
six middles of its sides (M). Within a kind they differ only by a turn of the board.

    f8 |   C M C
    g7 |  M I I M
    h6 | C I . I C
    i6 |  M I I M
    j6 |   C M C

Taking any one stone away leaves the other 17 connected, so only the landing field is to be looked at.
"""

import pytest

import shadoof
from shadoof.games.wabanti.tests.drawn import RINGS, moves, standing


@pytest.mark.parametrize(
    ("die", "inner", "corner", "middle"),
    [
        # I to the centre. C rolls to either side, for straight out it would be alone. M straight out on
        # either of its two outer fields, each of which touches a C.
        (1, 1, 2, 2),
        # I over the C, and over the M on each side of it. C over its I into the centre. M over the C on
        # either side.
        (2, 3, 1, 2),
        # I over the neighbouring I and an M, on either side. C over the M and C of either side of the ring.
        (3, 2, 2, 0),
        # M over two I and an M, in two directions.
        (4, 0, 0, 2),
        # No row of five stands anywhere: the longest, through the centre's neighbours, have four.
        (5, 0, 0, 0),
        (6, 0, 0, 0),
    ],
)
def test_B5_the_moves_at_the_start_number_30_36_24_12_0_0_by_die(
    die: int, inner: int, corner: int, middle: int
) -> None:
    position = standing(RINGS, f"[{die}{die}{die}{die}{die}]")
    found = {name: len(moves(position, name)) for name in ("g8", "h9", "h10", "f10", "g10", "i9")}
    assert found == {
        "g8": inner,
        "h9": inner,
        "h10": corner,
        "f10": corner,
        "g10": middle,
        "i9": middle,
    }
    assert len(moves(position)) == 6 * (inner + corner + middle)
    assert position.legal().count(".") == 1


@pytest.mark.parametrize(
    ("must_play", "second", "reason"),
    [
        # Each of the 252 throws offers `.`; each of 126 = 252 - C(9, 5) throws shows a given number, and
        # the numbers 1 to 4 offer 30 + 36 + 24 + 12 = 102 moves.
        (False, 252 + 126 * 102, "leaving is always allowed"),
        # `.` only after the 6 throws of fives and sixes alone.
        (True, 6 + 126 * 102, "a playable die must be played"),
    ],
)
def test_B7_the_first_turn_begins_in_252_ways_and_goes_on_in_13104_or_12858(
    must_play: bool, second: int, reason: str
) -> None:
    position = shadoof.start("wabanti", 2, rules={"must_play": must_play})
    assert [shadoof.perft(position, depth) for depth in range(3)] == [1, 252, second], reason
