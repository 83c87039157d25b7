"""What those who draw Wadi are told: the same as the rules decide, said rule by rule."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from shadoof.core.position import Position
from shadoof.games.wadi.tests.drawn import after, filled, standing, start, wet
from shadoof.games.wadi.tests.test_wadi_always import few, set_ups

BANKS = """
1 1 2 1 1
1 3 1 1 1
→ →9 → → →
1 1 1 1 1
"""
FORKED = "1 ↙↘5 1\n↓ 2 ↓\n. 1 ."


def board(position: Position) -> Any:
    return position.setup.game.board_data(position.setup)


def table(position: Position) -> Any:
    return position.setup.game.table_data(position)


def test_W2_every_tile_is_told_with_its_place_and_voids_are_not() -> None:
    tiles = {tile["cell"]: tile for tile in board(start(FORKED))["tiles"]}
    assert sorted(tiles) == ["a1", "a2", "b1", "b2", "b3", "c1", "c2"]
    assert (tiles["c2"]["row"], tiles["c2"]["column"]) == (1, 2)
    assert (board(start(FORKED))["rows"], board(start(FORKED))["columns"]) == (3, 3)


def test_W5_a_fork_has_two_flows_the_arrows_first() -> None:
    tiles = {tile["cell"]: tile for tile in board(start(FORKED))["tiles"]}
    assert tiles["b1"]["flows"] == [(1, -1), (1, 1)]
    assert tiles["a2"]["flows"] == [(1, 0)]
    assert tiles["a1"]["flows"] == []
    assert tiles["b1"]["reservoirs"] == 0


def test_W1_land_has_its_reservoirs_and_a_player_7_shadoofs() -> None:
    tiles = {tile["cell"]: tile["reservoirs"] for tile in board(start(BANKS))["tiles"]}
    assert (tiles["a1"], tiles["c1"], tiles["b2"], tiles["a3"]) == (1, 2, 3, 0)
    assert board(start(BANKS))["shadoofs"] == 7


def test_W30_the_reach_is_told_for_every_land_tile() -> None:
    reach = board(start(BANKS))["reach"]
    assert sorted(reach["a2"]) == ["a1", "a2", "a3", "b1", "b2", "b3"]
    assert len(reach) == 15


def test_W31_without_the_far_bank() -> None:
    reach = board(start("1 ↙9 1\n↙ 1 1"))["reach"]
    assert reach["a1"] == ["a1", "b1", "a2"]


def test_G4_zones_are_the_stretches_of_land_between_wadi_and_edge() -> None:
    zones = board(start(BANKS))["zones"]
    assert sorted(map(sorted, zones)) == [
        sorted(column + row for column in "abcde" for row in "12"),
        ["a4", "b4", "c4", "d4", "e4"],
    ]


def test_W52_the_head_start_is_told_and_counted() -> None:
    position = start(BANKS, players=2, head_start=[0, 4])
    assert board(position)["head_start"] == [0, 4]
    assert [seat["points"] for seat in table(position)["seats"]] == [0, 4]


def test_W40_water_is_told_as_it_lies_and_as_it_will_lie() -> None:
    told = table(start(FORKED))
    assert (told["water"], told["next_water"], told["leaving"]) == ({"b1": 5}, {"a2": 3, "c2": 2}, 0)


def test_W4_what_leaves_the_game_with_the_next_flow_is_told() -> None:
    told = table(start("1 . ←3 ←2 1"))
    assert (told["next_water"], told["leaving"]) == ({"c1": 2}, 3)
    told = table(start("←1 ←3 ←2 1"))
    assert (told["next_water"], told["leaving"]) == ({"a1": 3, "b1": 2}, 1)


def test_W11_rounds_left_until_the_water_is_gone() -> None:
    position = start(BANKS, players=2)
    for rounds in (4, 3, 2, 1):
        assert table(position)["rounds_left"] == rounds
        position = after(position, ". .")
    assert position.phase == "over"
    assert table(position)["rounds_left"] == 0


def test_W12_actions_and_builds_left() -> None:
    position = start(BANKS, players=3)
    assert (table(position)["actions_left"], table(position)["builds_left"]) == (2, 1)
    position = after(position, "+b2")
    assert (table(position)["actions_left"], table(position)["builds_left"]) == (1, 0)
    assert table(start(BANKS, players=2, builds_per_turn=2))["actions_left"] == 3
    position = after(start(BANKS, players=3, builds_per_turn=2), "+b2 b3>b2")
    assert (table(position)["actions_left"], table(position)["builds_left"]) == (0, 0)


def test_W10_the_talisman_goes_round() -> None:
    position = start(BANKS, players=3, first=2)
    assert table(position)["starter"] == 2
    assert table(after(position, ". . ."))["starter"] == 0


def test_W50_each_shadoofs_harvest_is_told() -> None:
    position = after(start(BANKS, players=2, builds_per_turn=2), "+b2 b3>b2 +a1 . +c2 b3>b1 .")
    seats = table(position)["seats"]
    assert seats[0]["harvests"] == [
        {"shadoof": "a1", "tiles": ["b1", "b2"], "points": 4},
        {"shadoof": "b2", "tiles": ["b1", "b2"], "points": 4},
    ]
    assert (seats[0]["points"], seats[1]["points"]) == (8, 4)
    assert (seats[0]["supply"], seats[1]["supply"]) == (5, 6)


def test_G2_forbidden_land_and_whose_watchmen_forbid_it() -> None:
    position = after(start(BANKS, players=2, watchmen=True), ". . @a1 @c1")
    assert table(position)["forbidden"] == {
        "a1": [0],
        "b1": [0, 1],
        "a2": [0],
        "c1": [1],
        "c2": [1],
        "d1": [1],
    }
    assert [seat["watchman"] for seat in table(position)["seats"]] == ["a1", "c1"]


def test_G7_what_the_watchman_brings_now() -> None:
    position = after(start(BANKS, players=2, watchmen=True), ". .")
    assert [seat["watchman_points"] for seat in table(position)["seats"]] == [0, 0]
    position = after(position, "@a1 @c1")
    assert [seat["watchman_points"] for seat in table(position)["seats"]] == [-4, -4]
    position = after(position, "@- .")
    assert [seat["watchman_points"] for seat in table(position)["seats"]] == [-4, 2]


@few
@given(set_up=set_ups(), seed=st.integers(0, 2**32 - 1))
def test_in_every_position_the_data_say_what_the_rules_say(set_up: dict[str, Any], seed: int) -> None:
    random, position = Random(seed), start(**set_up)
    while position.phase != "over":
        told = table(position)
        assert told["discs"] == [cell for cell in told["discs"] if cell in filled(position)]
        assert set(told["discs"]) == filled(position)
        assert told["water"] == wet(position)
        assert sum(told["water"].values()) == sum(told["next_water"].values()) + told["leaving"]
        for seat, each in enumerate(told["seats"]):
            assert set(each["shadoofs"]) == standing(position, seat)
            head_start = board(position)["head_start"][seat]
            earned = sum(harvest["points"] for harvest in each["harvests"])
            assert each["points"] == earned + each["watchman_points"] + head_start
        assert [each["points"] for each in told["seats"]] == position.points()
        flowed = passed_to_the_flow(position)
        if flowed is not None:
            assert told["next_water"] == wet(flowed)
        position = position.play(random.choice(sorted(position.legal())))
    assert table(position)["rounds_left"] == 0


def passed_to_the_flow(position: Position) -> Position | None:
    """The position after the next flow when all only end their turns; None where a Watchman is due before."""
    before = position.round
    while position.round == before:
        if position.phase != "act":
            return None
        position = position.play(".")
        if position.phase in ("over", "place"):
            break
    return position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_forbidden_cell_is_refused_by_G2(players: int) -> None:
    position = after(start(BANKS, players=players, watchmen=True), " ".join(["."] * players))
    for _ in range(players):
        position = position.play(next(each for each in position.legal() if each[0] == "@"))
    position = position.play(next(each for each in position.legal() if each != "@-"))
    told = table(position)
    for cell in told["forbidden"]:
        refused = position.why_not(f"+{cell}")
        assert refused is not None
        assert refused.rule in ("G2", "W20")
