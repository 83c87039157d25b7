"""B7 and B8: leaving dice, the two options, and how many dice the next turn has."""

from math import comb

import pytest

import shadoof
from shadoof.games.wabanti.tests.drawn import RINGS, moves, place, play, standing, stones_of

# h5 alone can use a die of 6: it jumps over h6 to h10, while h10 holds g11. Then only h11 can, back again,
# for h6 holds i5 and i4.
ONE_JUMPER = """
    g6  |   o o o o . o
    h5  |  o o o o o o
    i4  | o o . o o o o o
"""


def use(position: shadoof.Position, dice: int) -> shadoof.Position:
    """The position after so many dice of 1, by which one stone goes into the centre and back."""
    for _ in range(dice):
        position = position.play("h8>g8" if place("h8") in stones_of(position) else "g8>h8")
    return position


def dice_to_throw(position: shadoof.Position) -> int:
    """How many dice are thrown now; every distinct throw of that many must be listed."""
    numbers = {len(action) - 2 for action in position.legal()}
    assert len(numbers) == 1
    dice = numbers.pop()
    assert len(position.legal()) == len(set(position.legal())) == comb(dice + 5, 5)
    return dice


def turn(position: shadoof.Position, used: int) -> shadoof.Position:
    """The position after a turn that throws so many ones, which are used, and else sixes, which cannot be."""
    thrown = position.play(f"[{'1' * used}{'6' * (dice_to_throw(position) - used)}]")
    return use(thrown, used).play(".")


def test_B7_a_player_may_leave_dice_unused_at_any_time() -> None:
    position = standing(RINGS, "[11111]")
    for _ in range(6):
        assert position.legal().count(".") == 1
        position = use(position, 1) if moves(position) else position


def test_B7_with_must_play_a_turn_may_not_end_while_an_unused_die_can_be_played() -> None:
    position = standing(RINGS, "[11666]", must_play=True)
    assert "." not in position.legal()
    assert "." not in use(position, 1).legal()
    assert use(position, 2).legal() == ["."]


def test_B7_with_must_play_a_turn_may_end_when_no_unused_die_can_be_played() -> None:
    """No row of five or six stones stands at the start."""
    assert standing(RINGS, "[55566]", must_play=True).legal() == ["."]
    assert standing(RINGS, "[46666]", must_play=True).legal().count(".") == 0


def test_B7_with_must_play_a_die_that_becomes_playable_must_be_played() -> None:
    """With the centre filled, h6 can jump over h7 to h10 by a die of 5."""
    position = standing(RINGS, "[15666]", must_play=True)
    assert not [move for move in moves(position) if move == "h6>h11"]
    after = position.play("g8>h8")
    assert "h6>h11" in after.legal()
    assert "." not in after.legal()


def test_B7_one_stone_may_be_moved_by_several_dice() -> None:
    once = standing(RINGS, "[11111]").play("g8>h8")
    assert "h8>g8" in once.legal()
    assert stones_of(use(once, 4)) == stones_of(once)


def test_B7_with_distinct_stones_a_stone_moves_once_in_a_turn() -> None:
    free = standing(RINGS, "[11222]").play("g8>h8")
    once = standing(RINGS, "[11222]", distinct_stones=True).play("g8>h8")
    assert moves(once, "h8") == set()
    assert moves(once) == {move for move in moves(free) if not move.startswith("h8>")}
    assert moves(free, "h8") != set()


def test_B7_with_distinct_stones_another_stone_may_take_the_field_left() -> None:
    """f8 steps onto g8, which the first stone left; then neither of the two may move again."""
    twice = play(standing(RINGS, "[11111]", distinct_stones=True), "g8>h8", "f8>g8")
    assert moves(twice, "g8") == moves(twice, "h8") == set()
    assert moves(play(standing(RINGS, "[11111]"), "g8>h8", "f8>g8"), "g8") != set()


def test_B7_with_distinct_stones_a_stone_may_move_again_in_the_next_turn() -> None:
    position = play(standing(RINGS, "[11111]", players=2, distinct_stones=True), "g8>h8", ".", "[11111]")
    assert "h8>g8" in position.legal()


@pytest.mark.parametrize(
    ("must_play", "distinct_stones", "legal"),
    [
        (False, False, {"h11>h5", "."}),
        (False, True, {"."}),
        (True, False, {"h11>h5"}),
        (True, True, {"."}),
    ],
)
def test_B7_must_play_asks_only_for_what_distinct_stones_allows(
    must_play: bool, distinct_stones: bool, legal: set[str]
) -> None:
    position = standing(ONE_JUMPER, "[66666]", must_play=must_play, distinct_stones=distinct_stones)
    assert moves(position) == {"h5>h11"}
    assert set(position.play("h5>h11").legal()) == legal


@pytest.mark.parametrize("used", [1, 2, 3, 4])
def test_B8_who_left_dice_throws_as_many_as_were_used(used: int) -> None:
    """With u of 5 unused, 5 - u in the next turn of that seat; the other seat keeps its five."""
    position = turn(shadoof.start("wabanti", 2), used)
    assert dice_to_throw(position) == 5
    position = turn(position, 5)
    assert position.to_move == 0
    assert dice_to_throw(position) == used


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_B8_who_used_all_dice_throws_five_again_however_many_they_were(dice: int) -> None:
    position = turn(turn(shadoof.start("wabanti", 2), dice), 5)
    assert dice_to_throw(position) == dice
    assert dice_to_throw(turn(turn(position, dice), 5)) == 5


@pytest.mark.parametrize(("first", "second"), [(4, 3), (4, 1), (3, 2), (2, 1), (3, 1)])
def test_B8_the_dice_used_count_not_the_dice_of_an_earlier_turn(first: int, second: int) -> None:
    """Of d = `first` dice all but `second` are unused: d - u = `second`."""
    position = turn(turn(shadoof.start("wabanti", 2), first), 5)
    position = turn(turn(position, second), 5)
    assert dice_to_throw(position) == second


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("must_play", [False, True])
def test_B8_who_used_no_die_loses_the_next_turn_and_throws_five_after_it(dice: int, must_play: bool) -> None:
    start = shadoof.start("wabanti", 2, rules={"must_play": must_play})
    position = turn(turn(start, dice), 5)
    assert dice_to_throw(position) == dice
    position = turn(turn(position, 0), 5)
    assert (position.phase, position.to_move) == ("roll", 0)
    assert position.legal() == ["[]"]
    lost = position.play("[]")
    assert (lost.phase, lost.to_move) == ("move", 0)
    assert lost.legal() == ["."]
    assert lost.play(".").to_move == 1
    assert dice_to_throw(turn(lost.play("."), 5)) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B8_every_seat_has_its_own_number_of_dice(players: int) -> None:
    position = shadoof.start("wabanti", players, first=players - 1)
    for used in range(players):
        position = turn(position, used)
    for used in range(players):
        assert position.to_move == (players - 1 + used) % players
        assert dice_to_throw(position) == used
        position = turn(position, used)
    for _ in range(players):  # none unused of 0, 1, 2, ... dice
        assert dice_to_throw(position) == 5
        position = turn(position, 0)
