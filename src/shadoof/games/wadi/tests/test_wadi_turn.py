"""What one turn may hold, and who starts (W12 to W14)."""

import pytest

import shadoof
from shadoof.core.trouble import BadRequest, BadRules, IllegalAction
from shadoof.games.wadi.tests.drawn import after, pumps, sites, start, wet

STRIP = """
1  1 1 1
→5 → → →
1  1 1 1
"""
FROM_A2 = {"a2>a1", "a2>b1", "a2>c1"}  # what a shadoof on b1 can pump while only a2 is wet


def test_W12_ending_the_turn_without_an_action_is_always_allowed() -> None:
    position = start(STRIP)
    for text in ("+b1", "a2>a1"):
        assert "." in position.legal()
        position = position.play(text)
    assert position.play(".").to_move == 1


@pytest.mark.parametrize("players", [3, 4])
def test_W12_a_turn_is_one_build_and_one_pump(players: int) -> None:
    position = start(STRIP, players).play("+b1")
    assert sites(position) == set()
    assert pumps(position) == FROM_A2
    assert position.play("a2>a1").legal() == ["."]


@pytest.mark.parametrize("players", [3, 4])
def test_W12_or_first_the_pump_and_then_the_build(players: int) -> None:
    position = after(start(STRIP, players), "+b1 " + ". " * (2 * players - 1))
    assert (position.to_move, wet(position)) == (0, {"b2": 5})
    position = position.play("b2>b1")
    assert sites(position) == {"a1", "c1", "d1", "a3", "b3", "c3", "d3"}
    assert pumps(position) == {"b2>a1", "b2>c1", "b1>a1", "b1>c1"}
    assert position.play("+d3").legal() == ["."]


@pytest.mark.parametrize("players", [3, 4])
def test_W12_or_two_pumps(players: int) -> None:
    position = after(start(STRIP, players), "+b1 " + ". " * (2 * players - 1))
    assert after(position, "b2>b1 b2>c1").legal() == ["."]


def test_W12_the_build_comes_back_with_the_next_turn() -> None:
    position = after(start(STRIP), "+b1 . . . . .")
    assert position.to_move == 0
    assert "d1" in sites(position)


def test_W12_two_players_have_one_extra_pump() -> None:
    position = after(start(STRIP, players=2), "+b1 a2>a1")
    assert sites(position) == set()
    assert pumps(position) == {"a2>b1", "a2>c1", "a1>b1", "a1>c1"}
    assert position.play("a2>b1").legal() == ["."]


def test_W12_two_players_may_pump_three_times() -> None:
    position = after(start(STRIP, players=2), "+b1 . . .")
    position = after(position, "b2>a1 b2>b1")
    assert "d1" in sites(position)
    assert position.play("b2>c1").legal() == ["."]


@pytest.mark.parametrize("turn", ["b2>a1 b2>b1 +d1", "b2>a1 +d1 b2>b1", "+d1 b2>a1 b2>b1"])
def test_W12_the_actions_of_a_turn_come_in_any_order(turn: str) -> None:
    position = after(start(STRIP, players=2), "+b1 . . .")
    assert after(position, turn).legal() == ["."]


def test_W12_two_players_build_once_in_a_turn() -> None:
    position = after(start(STRIP, players=2), "+b1 a2>a1")
    with pytest.raises(IllegalAction):
        position.play("+d1")


@pytest.mark.parametrize("players", [3, 4])
def test_W13_both_actions_may_be_builds_in_the_pro_variant(players: int) -> None:
    position = start(STRIP, players, builds_per_turn=2).play("+b1")
    assert {"a1", "c1", "d3"} <= sites(position)
    assert position.play("+d3").legal() == ["."]
    assert position.play("a2>a1").legal() == ["."]


def test_W13_a_pump_and_a_build_take_both_actions_in_the_pro_variant() -> None:
    position = after(start(STRIP, builds_per_turn=2), "+b1 . . . . .")
    assert after(position, "b2>a1 +c1").legal() == ["."]
    assert after(position, "b2>a1 b2>b1").legal() == ["."]


def test_W13_with_two_players_the_extra_action_is_a_pump() -> None:
    position = after(start(STRIP, players=2, builds_per_turn=2), "+b1 +d1")
    assert sites(position) == set()
    assert pumps(position) == FROM_A2
    assert position.play("a2>a1").legal() == ["."]


@pytest.mark.parametrize("turn", ["+b1 a2>a1 +d1", "+b1 +d1 a2>b1", "+b1 a2>b1 a2>a1"])
def test_W13_with_two_players_a_turn_is_three_actions_in_any_order(turn: str) -> None:
    assert after(start(STRIP, players=2, builds_per_turn=2), turn).legal() == ["."]


@pytest.mark.parametrize("builds", [0, 3, -1, True, 1.0, 2.0, "2", None])
def test_W13_one_or_two_builds_a_turn_and_nothing_else_can_be_chosen(builds: object) -> None:
    with pytest.raises(BadRules):
        start(STRIP, builds_per_turn=builds)


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_W14_any_seat_may_be_the_starter(players: int, first: int) -> None:
    position = start(STRIP, players, first)
    assert position.to_move == first
    assert position.play(".").to_move == (first + 1) % players


def test_W14_when_nothing_is_said_the_first_seat_starts() -> None:
    assert shadoof.start("wadi", players=4, scenario=STRIP).to_move == 0


@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 3), (4, -1)])
def test_W14_a_seat_that_nobody_takes_cannot_start(players: int, first: int) -> None:
    with pytest.raises(BadRequest):
        start(STRIP, players, first)


def test_W14_a_turn_may_pump_a_disc_away_and_then_build_where_it_lay() -> None:
    position = after(start(STRIP), "+b1 a2>a1 . . . . .")
    assert position.to_move == 0
    assert "a1" not in sites(position)
    position = position.play("a1>c1")
    assert "a1" in sites(position)
    assert "c1" not in sites(position)
    assert position.play("+a1").legal() == ["."]
