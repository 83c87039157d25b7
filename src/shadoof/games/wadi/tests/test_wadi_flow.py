"""Rounds, their end and the flow between them (W10, W11, W40)."""

import pytest

from shadoof.games.wadi.tests.drawn import after, filled, pumps, start, wet

STRIP = """
1  1 1 1
→4 → → →
1  1 1 1
"""


@pytest.mark.parametrize(
    ("players", "first", "turns"),
    [
        (3, 0, [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2]),
        (3, 1, [1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0]),
        (2, 1, [1, 0, 0, 1, 1, 0, 0, 1]),
        (4, 3, [3, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]),
    ],
)
def test_W10_turns_go_clockwise_from_the_starter_and_the_talisman_too(
    players: int, first: int, turns: list[int]
) -> None:
    position = start(STRIP, players, first)
    seen, rounds = [], []
    while position.phase != "over":
        seen.append(position.to_move)
        rounds.append(position.round)
        position = position.play(".")
    assert seen == turns
    assert rounds == [number for number in (1, 2, 3, 4) for _ in range(players)]


def test_W10_water_flows_when_all_players_have_taken_a_turn_and_not_before() -> None:
    position = after(start(STRIP), ". .")
    assert wet(position) == {"a2": 4}
    assert wet(position.play(".")) == {"b2": 4}


def test_W10_what_is_pumped_in_a_round_does_not_flow_at_its_end() -> None:
    position = after(start(STRIP), "+a1 a2>b1 . . .")
    assert wet(position) == {"b2": 3}
    assert filled(position) == {"b1"}


def test_W11_the_game_ends_when_no_wadi_tile_holds_a_disc_after_the_flow() -> None:
    position = after(start(STRIP), ". " * 11)
    assert (position.phase, position.round, position.winners()) == ("act", 4, None)
    position = position.play(".")
    assert (position.phase, position.to_move, position.round) == ("over", None, 4)
    assert position.legal() == []
    assert position.winners() == [0, 1, 2]


def test_W11_the_others_still_take_their_turns_when_the_last_disc_is_pumped() -> None:
    position = after(start("1 1 1\n→1 → →"), "+a1 a2>b1 .")
    assert wet(position) == {}
    assert (position.phase, position.to_move) == ("act", 1)
    position = after(position, "+c1 b1>c1 .")
    assert (position.phase, position.to_move) == ("act", 2)
    assert position.play(".").phase == "over"


def test_W11_water_left_on_any_arm_keeps_the_game_going() -> None:
    position = after(start("→1 → .\n1 1 ↓1"), ". . .")
    assert wet(position) == {"b1": 1}
    assert position.phase == "act"
    assert after(position, ". . .").phase == "over"


def test_W40_all_discs_move_one_tile_at_the_same_time() -> None:
    position = start("→1 →2 → →4 →\n1 1 1 1 1")
    position = after(position, ". . .")
    assert wet(position) == {"b1": 1, "c1": 2, "e1": 4}
    position = after(position, ". . .")
    assert wet(position) == {"c1": 1, "d1": 2}


def test_W40_against_the_order_of_the_cells_too() -> None:
    position = after(start("←1 ←2 ← ←4 ←5\n1 1 1 1 1"), ". . .")
    assert wet(position) == {"a1": 2, "c1": 4, "d1": 5}


def test_W40_discs_on_land_stay() -> None:
    position = after(start(STRIP, players=2), "+b1 a2>a1 a2>c1 . .")
    for _ in range(3):
        assert filled(position) == {"a1", "c1"}
        position = after(position, ". .")
    assert position.phase == "over"
    assert filled(position) == {"a1", "c1"}


def test_W40_a_shadoof_reaches_the_water_only_where_it_has_flowed_to() -> None:
    position = after(start(STRIP), "+d1 . . .")
    assert pumps(after(position, ". .")) == set()
    position = after(position, ". . . .")
    assert wet(position) == {"c2": 4}
    assert position.to_move == 0
    assert pumps(position) == {"c2>c1", "c2>d1"}
