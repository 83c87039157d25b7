"""Moving the Watchman, taking it back, and what that is worth (G5 to G7)."""

import pytest

from shadoof.core.position import Position
from shadoof.core.trouble import IllegalAction
from shadoof.games.wadi.tests.drawn import OFF_BOARD, after, posts, start, wet

BANKS = """
1 1 1 1 1
1 1 1 1 1
→9 → → → →
1 1 1 1 1
"""
LAND = {column + row for column in "abcde" for row in "124"}


def guarded(drawn: str, players: int = 2) -> Position:
    return start(drawn, players, watchmen=True)


def test_G5_from_round_2_the_watchman_comes_before_anything_else() -> None:
    position = after(guarded(BANKS), "+b2 . . @a4 @e1")
    assert (position.phase, position.round, position.to_move) == ("guard", 2, 1)
    assert {text[0] for text in position.legal()} == {"@"}
    for text in (".", "+a1"):
        with pytest.raises(IllegalAction):
            position.play(text)
    assert position.play("@-").phase == "act"
    assert position.play("@e2").phase == "act"


def test_G5_it_comes_before_the_turns_actions_and_takes_none_of_them() -> None:
    position = after(guarded(BANKS), "+b2 . . @a4 @e1 @- . @-")
    position = after(position, "+d2 b3>b1 b3>a1")
    assert position.legal() == ["."]


def test_G5_it_acts_once_in_a_turn() -> None:
    position = after(guarded(BANKS), ". . @a4 @e1 @e2")
    assert posts(position) == set()
    assert posts(position.play("+a1")) == set()


def test_G5_it_moves_to_any_other_empty_land_tile_outside_others_areas() -> None:
    position = after(guarded(BANKS), ". +b2 a3>a1 . @e4 @b4")
    assert posts(position) == (LAND | {"-"}) - {"b2", "a1", "e4", "d4", "b4"}


def test_G5_it_may_move_inside_its_own_area() -> None:
    position = after(guarded(BANKS), ". . @e4 @b1")
    assert {"a1", "c1", "b2"} <= posts(position)


def test_G5_it_cannot_stay_where_it_stands() -> None:
    position = after(guarded(BANKS), ". . @e4 @b1")
    assert "b1" not in posts(position)


def test_G5_zones_no_longer_matter() -> None:
    position = after(guarded(BANKS), ". +b2 . @e4")
    assert posts(position) == {"a4", "b4", "c4"}
    position = position.play("@a4")
    assert posts(position) >= {"a1", "b1", "e2"}


def test_G5_it_must_act_again_in_every_later_round() -> None:
    position = after(guarded(BANKS), ". . @e4 @b1 @c1 . @d4 .")
    assert (position.phase, position.round, position.to_move) == ("guard", 3, 0)
    position = after(position, "@a4 .")
    assert (position.phase, position.to_move) == ("guard", 1)


def test_G5_taken_back_it_is_gone_for_good() -> None:
    position = after(guarded(BANKS), ". . @e4 @b1 @- . @- .")
    assert [int(at) for at in position.table.watchman[:2]] == [OFF_BOARD, OFF_BOARD]
    while position.phase != "over":
        assert position.phase == "act"
        assert posts(position) == set()
        position = position.play(".")


def test_G5_the_others_watchmen_stay_when_one_is_taken_back() -> None:
    position = after(guarded(BANKS), ". . @e4 @b1 @- .")
    assert (position.phase, position.to_move) == ("guard", 0)


# Both must stand on the one bank; b1 carries the only shadoof, of seat 1.
NARROW = """
1  1 1 1
→1 → → →
"""


def dried_up() -> Position:
    """Round 2; seat 1 has pumped the last disc to a1, seat 0's Watchman stands on d1."""
    return after(guarded(NARROW), ". +b1 . @d1 @a1 @- b2>a1 .")


def test_G6_once_the_wadi_is_dry_the_watchman_cannot_be_taken_back_and_must_move() -> None:
    position = dried_up()
    assert wet(position) == {}
    assert (position.phase, position.to_move) == ("guard", 0)
    assert position.legal() == ["@c1"]
    with pytest.raises(IllegalAction):
        position.play("@-")


def test_G6_while_any_wadi_tile_is_wet_it_can_be_taken_back() -> None:
    position = after(guarded(NARROW.replace("→1", "→2")), ". +b1 . @d1 @a1 @- b2>a1 .")
    assert wet(position) == {"b2": 1}
    assert sorted(position.legal()) == ["@-", "@c1"]


def test_G6_with_nowhere_to_move_it_is_taken_off_while_the_wadi_is_wet() -> None:
    position = after(guarded(NARROW), ". +b1 . @d1 @a1")
    assert (position.to_move, wet(position)) == (1, {"b2": 1})
    assert position.legal() == ["@-"]
    assert posts(position.play("@-")) == set()


# a1 is beside b1; c1 is the third tile of the one bank.
SHORT = """
1  1 1
→1 → →
"""


def forced_dry() -> Position:
    """Seat 1 has left, wet, and pumped the last disc to c1: seat 0's Watchman on a1 has nowhere to go."""
    return after(guarded(SHORT), ". +b1 . @a1 @c1 @- b2>c1 .")


def test_G6_with_nowhere_to_move_it_is_taken_off_although_the_wadi_is_dry() -> None:
    position = forced_dry()
    assert wet(position) == {}
    assert (position.phase, position.to_move) == ("guard", 0)
    assert position.legal() == ["@-"]
    assert int(position.play("@-").table.watchman[0]) == OFF_BOARD


def test_G7_the_first_to_take_back_has_two_points_the_second_one_the_others_none() -> None:
    position = after(guarded(BANKS, players=4), ". . . . @a1 @c1 @e1 @a4")
    position = after(position, "@- .")
    assert position.points() == [-4, 2, -4, -4]
    position = after(position, "@- .")
    assert position.points() == [-4, 2, 1, -4]
    position = after(position, "@- .")
    assert position.points() == [-4, 2, 1, 0]
    position = after(position, "@- .")
    assert position.points() == [0, 2, 1, 0]


def test_G7_the_order_is_that_of_taking_back_in_whatever_round() -> None:
    position = after(guarded(BANKS, players=3), ". . . @a1 @c1 @e1")
    position = after(position, "@c2 . @- . @a2 .")
    assert position.points() == [-4, -4, 2]
    position = after(position, ". @- .")
    assert position.points() == [1, -4, 2]
    assert after(position, "@- .").points() == [1, 0, 2]


def test_G7_a_watchman_on_the_board_at_the_end_costs_four_points() -> None:
    position = after(guarded("1 1 1 1\n→1 → . ."), ". . @a1 @d1 @c1 . @- .")
    assert position.phase == "over"
    assert position.points() == [2, -4]
    assert position.winners() == [0]


def test_G7_a_watchman_that_moved_to_the_last_costs_four_points_too() -> None:
    position = after(dried_up(), "@c1 .")
    assert position.phase == "over"
    assert position.points() == [-4, 1 + 2]


def test_G7_forced_off_when_the_wadi_was_dry_costs_four_points() -> None:
    position = after(forced_dry(), "@- .")
    assert position.phase == "over"
    assert position.points() == [-4, 1 + 2]


def test_G7_forced_off_while_it_is_wet_is_an_ordinary_taking_back() -> None:
    position = after(guarded(NARROW), ". +b1 . @d1 @a1 @-")
    assert position.points() == [-4, 2]
    position = after(position, ". @- .")
    assert position.points() == [1, 2]


def test_G7_bonus_and_penalty_are_counted_with_the_head_start_before_ties_are_broken() -> None:
    drawn = "1 1 1 1\n→1 → . ."
    position = start(drawn, players=2, watchmen=True, head_start=[0, 6])
    position = after(position, ". +b1 . @a1 @c1 @d1 . @- .")
    assert position.points() == [2, 6 - 4]
    assert position.winners() == [0]
