"""B1 to B3: the board, the start, the sides and the seats."""

import pytest

import shadoof
from shadoof.games.wabanti.tests.drawn import (
    BOARD,
    CLOCKWISE,
    RINGS,
    picture,
    place,
    play,
    ring,
    sides_of,
    standing,
    stones_of,
    text,
)
from shadoof.games.wabanti.tests.reaching import reached

MIDDLE = {"N": "a11", "NE": "e15", "SE": "k12", "S": "o5", "SW": "k1", "NW": "e4"}  # of each side


def test_B1_the_board_is_a_hexagon_of_169_fields_with_8_a_side() -> None:
    start = shadoof.start("wabanti", 2)
    written = {name for action in start.setup.texts.values() if ">" in action for name in action.split(">")}
    assert len(BOARD) == 169
    assert written == {text(here) for here in BOARD}
    for side in CLOCKWISE:
        assert sum(side in sides_of(place(name)) for name in written) == 8


def test_B1_18_stones_fill_the_two_rings_around_the_empty_centre() -> None:
    start = shadoof.start("wabanti", 2)
    assert stones_of(start) == picture(RINGS)
    assert sorted(map(ring, stones_of(start))) == [1] * 6 + [2] * 12


def test_B1_a_stone_may_enter_the_centre_and_leave_it() -> None:
    entered = play(shadoof.start("wabanti", 2), "[11111]", "g8>h8")
    assert place("h8") in stones_of(entered)
    left = entered.play("h8>g8")
    assert stones_of(left) == picture(RINGS)


def test_B1_a_stone_in_the_centre_can_be_jumped_over() -> None:
    """With the centre filled row h is h6..h10, so that h6 jumps over four: h7, h8, h9, h10."""
    before = shadoof.start("wabanti", 2).play("[11115]")
    assert "h6>h11" not in before.legal()
    assert "h6>h11" in before.play("g8>h8").legal()


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        #    N    NE   SE   S    SW   NW
        (2, ([0], [], [], [1], [], [])),
        (3, ([0], [], [1], [], [2], [])),
        (4, ([0], [], [1], [2], [], [3])),
        (5, ([0], [1], [2], [3], [4], [])),
        (6, ([0], [1], [2], [3], [4], [5])),
    ],
)
def test_B2_each_seat_owns_one_side_and_the_others_are_free(players: int, winners: tuple[list[int]]) -> None:
    found = [reached(MIDDLE[side], players).winners() for side in CLOCKWISE]
    assert found == [seats or None for seats in winners]


@pytest.mark.parametrize("players", [1, 7])
def test_B2_there_are_2_to_6_players(players: int) -> None:
    with pytest.raises(shadoof.Trouble):
        shadoof.start("wabanti", players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B3_any_seat_may_start_and_turns_go_clockwise(players: int) -> None:
    for first in range(players):
        position = shadoof.start("wabanti", players, first=first)
        for turn in range(players + 1):
            assert position.phase == "roll"
            assert position.to_move == (first + turn) % players
            position = position.play(max(position.legal()))
            assert position.phase == "move"
            assert position.to_move == (first + turn) % players
            position = position.play(".")


def test_B3_seat_0_starts_where_nobody_is_chosen() -> None:
    assert shadoof.start("wabanti", 3).to_move == 0


def test_NOTATION_wabanti_has_neither_rounds_nor_points() -> None:
    position = standing(RINGS, "[12345]")
    assert position.round is None
    assert position.points() is None
    assert position.winners() is None
