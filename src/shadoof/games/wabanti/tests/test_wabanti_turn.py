"""B4: the throw, and each die at most once in any order."""

from itertools import permutations
from math import comb

import pytest

import shadoof
from shadoof.games.wabanti.tests.drawn import RINGS, length, moves, play, standing


def test_B4_the_252_throws_of_five_dice_are_listed_once_each_ascending() -> None:
    """As many as there are ways to share five dice among six numbers: C(10, 5) = 252."""
    throws = standing(RINGS).legal()
    assert len(throws) == len(set(throws)) == comb(10, 5)
    for throw in throws:
        dice = throw[1:-1]
        assert throw == f"[{dice}]"
        assert len(dice) == 5
        assert set(dice) <= set("123456")
        assert list(dice) == sorted(dice)


def test_B4_a_turn_begins_with_the_throw_and_only_then_stones_move() -> None:
    start = standing(RINGS)
    assert start.phase == "roll"
    assert all(action.startswith("[") for action in start.legal())
    thrown = start.play("[12345]")
    assert thrown.phase == "move"
    assert thrown.to_move == start.to_move
    assert not any(action.startswith("[") for action in thrown.legal())


@pytest.mark.parametrize(
    ("throw", "lengths"),
    [
        ("[12345]", {1, 2, 3, 4}),  # no row of five stands at the start
        ("[11112]", {1, 2}),
        ("[33336]", {3}),
        ("[24444]", {2, 4}),
        ("[55666]", set()),
    ],
)
def test_B4_only_the_dice_thrown_are_used(throw: str, lengths: set[int]) -> None:
    assert set(map(length, moves(standing(RINGS, throw)))) == lengths


def plays_in_order(position: shadoof.Position, dice: tuple[int, ...]) -> bool:
    """Whether some moves use the dice in this order."""
    if not dice:
        return True
    fitting = [move for move in sorted(moves(position)) if length(move) == dice[0]]
    return any(plays_in_order(position.play(move), dice[1:]) for move in fitting)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3, 4))))
def test_B4_the_dice_are_used_in_any_order(order: tuple[int, ...]) -> None:
    assert plays_in_order(standing(RINGS, "[12346]"), order)


def test_B4_each_die_is_used_at_most_once() -> None:
    position = standing(RINGS, "[12666]").play("g8>h8")
    assert set(map(length, moves(position))) == {2}
    assert position.play(sorted(moves(position))[0]).legal() == ["."]


def test_B4_two_dice_with_the_same_number_are_two_dice() -> None:
    once = standing(RINGS, "[11666]").play("g8>h8")
    assert "h8>g8" in once.legal()
    assert once.play("h8>g8").legal() == ["."]


def test_B4_the_turn_ends_only_when_the_player_says_so() -> None:
    used = play(standing(RINGS, "[11111]", players=2), *["g8>h8", "h8>g8"] * 2, "g8>h8")
    assert used.phase == "move"
    assert used.to_move == 0
    assert used.legal() == ["."]
    ended = used.play(".")
    assert ended.phase == "roll"
    assert ended.to_move == 1


def test_B4_dice_left_over_are_gone_in_the_next_turn() -> None:
    following = play(standing(RINGS, "[11111]", players=2), "g8>h8", ".", "[66666]")
    assert following.legal() == ["."]


def test_B4_playing_leaves_the_position_before_as_it_was() -> None:
    before = standing(RINGS, "[11111]")
    after = before.play("g8>h8")
    assert before == standing(RINGS, "[11111]")
    assert hash(before) == hash(standing(RINGS, "[11111]"))
    assert after != before
    assert after.play("h8>g8") != before  # two dice fewer
