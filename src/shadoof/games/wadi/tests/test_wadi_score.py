"""Points, ties and the head start (W50 to W52), with the rulebook's scoring examples on boards of ours."""

import pytest

from shadoof.core.position import Position
from shadoof.core.trouble import BadRules
from shadoof.games.wadi.tests.drawn import after, filled, start

# The wadi runs from the north-east corner to the south-west; c3 lies across it from b2.
ACROSS = """
1 2 1  ↙9
1 1 ↙  3
2 ↙ 3  1
↙ 1 1  1
"""

FOUR_PLAYERS = """
3  3  3  2  2  3  1  1
→9 →9 →9 →9 →9 →9 →9 →9
3  3  1  1  1  1  1  1
"""

ONE_ROUND = "1 ↑9 1\n2 . 3"


def to_the_end(position: Position) -> Position:
    while position.phase != "over":
        position = position.play(".")
    return position


def test_W50_the_rulebooks_example_of_2_and_2_and_1_and_nothing_from_across_the_wadi() -> None:
    position = after(start(ACROSS, players=2), "+b2 . +d3 .")
    position = after(position, "c2>c3 . c2>b1 c2>a3 c2>a1 .")
    assert filled(position) == {"b1", "a3", "a1", "c3"}
    assert position.points() == [2 + 2 + 1, 3]


def test_W50_the_rulebooks_example_of_four_players() -> None:
    position = start(FOUR_PLAYERS, players=4)
    position = after(position, "+d1 d2>d1 . +g1 g2>h1 . +f1 f2>f1 . +b1 b2>a1 .")
    position = after(position, "g2>g1 . +b3 b2>b3 . +c1 c2>c1 . +e1 e2>e1 .")
    position = after(position, "c2>c3 c2>a3 . c2>b1 . . .")
    position = after(position, ". . . +g3 .")
    assert filled(position) == {"a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a3", "b3", "c3"}
    assert position.points() == [7 + 7, 5, 6 + 7 + 0, 9 + 8]
    assert to_the_end(position).winners() == [3]


@pytest.mark.parametrize("reservoirs", [1, 2, 3])
def test_W50_a_filled_tile_counts_its_reservoirs(reservoirs: int) -> None:
    position = start(f"↑9 {reservoirs}").play("+b1")
    assert position.points() == [0, 0, 0]
    assert position.play("a1>b1").points() == [reservoirs, 0, 0]


def test_W50_one_tile_counts_for_many_shadoofs_own_and_others() -> None:
    drawn = "1 1 1\n1 3 1\n→9 → →"
    position = after(start(drawn, players=2, builds_per_turn=2), "+a2 +c2 a3>b2 . +b1 .")
    assert position.points() == [3 + 3, 3]


def test_W50_it_does_not_matter_who_pumped_the_disc() -> None:
    position = after(start("1 3 1\n→9 → →"), "+a1 . +c1 . +b1 a2>b1 .")
    assert position.points() == [3, 3, 3]


def test_W50_discs_in_the_wadi_count_nothing() -> None:
    assert start("3 ↑9 3").play("+a1").points() == [0, 0, 0]


def test_W50_a_filled_tile_out_of_reach_counts_nothing() -> None:
    position = after(start("1 1 3 3 1\n→9 → → → →", players=2), "+b1 a2>c1 . +e1")
    assert position.points() == [3, 0]
    position = after(position, ". . b2>b1 +a1")
    assert position.points() == [3 + 1 + 1, 0]


def test_W50_points_are_those_of_the_discs_where_they_lie_now() -> None:
    position = after(start("3 1 2\n→9 → →", players=2), "+b1 a2>a1")
    assert position.points() == [3, 0]
    assert position.play("a1>c1").points() == [2, 0]


def test_W51_most_points_win() -> None:
    position = after(start(ONE_ROUND, players=3), "+a1 b1>a2 . +c1 b1>c2 . .")
    assert position.points() == [2, 3, 0]
    assert position.winners() == [1]


def test_W51_the_winner_is_known_only_at_the_end() -> None:
    position = after(start(ONE_ROUND, players=3), "+a1 b1>a2 . +c1 b1>c2 .")
    assert position.winners() is None
    assert position.play(".").winners() == [1]


def test_W51_on_a_tie_who_has_more_shadoofs_left_wins() -> None:
    drawn = "1 ↑9 1\n1 . 1\n1 1 1"
    position = after(start(drawn, players=2, builds_per_turn=2), "+a1 +a3 b1>a1 . +c1 b1>c1 .")
    assert position.points() == [1, 1]
    assert position.winners() == [1]


def test_W51_more_points_go_before_more_shadoofs_left() -> None:
    drawn = "1 ↑9 1\n1 . 1\n1 1 1"
    position = after(start(drawn, players=2, builds_per_turn=2), "+a1 +a2 b1>a1 . +c1 b1>c1 .")
    assert position.points() == [2, 1]
    assert position.winners() == [0]


def test_W51_still_tied_they_win_together() -> None:
    position = after(start(ONE_ROUND, players=3), "+a1 b1>a1 . +c1 b1>c1 . .")
    assert position.points() == [1, 1, 0]
    assert position.winners() == [0, 1]


def test_W51_the_shadoofs_of_those_who_have_fewer_points_do_not_matter() -> None:
    position = after(start(ONE_ROUND, players=4), ". +a1 b1>a1 . +c1 b1>c1 . .")
    assert position.winners() == [1, 2]


def test_W51_without_any_points_supply_decides_too() -> None:
    position = after(start(ONE_ROUND, players=3), "+a1 . . .")
    assert position.points() == [0, 0, 0]
    assert position.winners() == [1, 2]


def test_W52_the_head_start_is_added_to_the_seats_points() -> None:
    position = start(ONE_ROUND, players=3, head_start=[0, 2, 99])
    assert position.points() == [0, 2, 99]
    assert after(position, "+a1 b1>a1 . +c1 b1>c2 .").points() == [1, 5, 99]


def test_W52_nobody_has_a_head_start_when_nothing_is_said() -> None:
    assert start(ONE_ROUND, players=4).points() == [0, 0, 0, 0]


def test_W52_the_head_start_can_decide() -> None:
    position = after(start(ONE_ROUND, players=2, head_start=[0, 2]), "+a1 b1>a1 . .")
    assert position.points() == [1, 2]
    assert position.winners() == [1]


def test_W52_the_head_start_is_added_before_ties_are_broken() -> None:
    position = after(start(ONE_ROUND, players=2, head_start=[0, 1]), "+a1 b1>a1 . .")
    assert position.points() == [1, 1]
    assert position.winners() == [1]


@pytest.mark.parametrize(
    "head_start",
    [[0], [0, 0, 0], [], [0, 100], [-1, 0], [0, 1.0], [True, 0], ["1", 0], [None, 0], 3, "00", {}, None],
)
def test_W52_a_head_start_is_a_whole_number_from_0_to_99_for_each_seat(head_start: object) -> None:
    with pytest.raises(BadRules):
        start(ONE_ROUND, players=2, head_start=head_start)
