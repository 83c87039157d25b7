"""What a board may be: ends, circles, forks, discs (W4 to W6)."""

import pytest

from shadoof.core.trouble import BadScenario
from shadoof.games.wadi.tests.drawn import ARROWS, STEPS, after, start, untokens, wet


def a_round(drawn: str, rounds: int = 1) -> dict[str, int] | None:
    """The discs in the wadi after so many rounds without an action; None when the game is over."""
    position = after(start(drawn, players=2), ". . " * rounds)
    return None if position.phase == "over" else wet(position)


@pytest.mark.parametrize("arrow", ARROWS)
def test_W4_a_wadi_tile_flows_to_any_of_its_eight_neighbours(arrow: str) -> None:
    rows = [["1"] * 3 for _ in range(3)]
    down, right = STEPS[ARROWS.index(arrow)]
    rows[1][1] = f"{arrow}2"
    rows[1 + down][1 + right] = arrow
    assert a_round(untokens(rows)) == {"abc"[1 + right] + str(2 + down): 2}
    assert a_round(untokens(rows), 2) is None


@pytest.mark.parametrize("arrow", ARROWS)
def test_W4_water_that_flows_off_the_grid_leaves_the_game(arrow: str) -> None:
    assert a_round(f"{arrow}3") is None


@pytest.mark.parametrize("arrow", ARROWS)
def test_W4_water_that_flows_onto_a_void_leaves_the_game(arrow: str) -> None:
    rows = [["1"] * 3 for _ in range(3)]
    down, right = STEPS[ARROWS.index(arrow)]
    rows[1][1] = f"{arrow}2"
    rows[1 + down][1 + right] = "."
    assert a_round(untokens(rows)) is None


def test_W4_water_never_comes_back_over_a_void() -> None:
    assert a_round("→2 . → →1 → →") == {"e1": 1}


@pytest.mark.parametrize("arrow", ARROWS)
def test_W4_a_flow_onto_land_is_refused(arrow: str) -> None:
    rows = [["."] * 3 for _ in range(3)]
    down, right = STEPS[ARROWS.index(arrow)]
    rows[1][1] = f"{arrow}1"
    rows[1 + down][1 + right] = "1"
    with pytest.raises(BadScenario):
        start(untokens(rows))


def test_W4_a_fork_with_one_flow_onto_land_is_refused() -> None:
    with pytest.raises(BadScenario):
        start("↑→1 1")
    with pytest.raises(BadScenario):
        start("→↑1 1")


@pytest.mark.parametrize(
    "drawn", ["→1 ←", "→1 ↓\n↑ ←", "→ ↓1 1\n↑ ←→ →", "↑1 1 1\n1 ↘ .\n1 . ↖", "→1 →↓ →\n1 ↖ 1"]
)
def test_W4_water_that_runs_round_in_a_circle_is_refused(drawn: str) -> None:
    with pytest.raises(BadScenario):
        start(drawn)


def test_W4_several_tiles_may_flow_into_one() -> None:
    assert a_round("↘3 ↓4 ↙2\n. ↓ .") == {"b2": 9}


def test_W4_arms_that_parted_may_join_again() -> None:
    drawn = ". ↙↘5 .\n↘ 1 ↙\n. ↓ ."
    assert a_round(drawn, 1) == {"a2": 3, "c2": 2}
    assert a_round(drawn, 2) == {"b3": 5}


@pytest.mark.parametrize(("discs", "by_arrow", "other"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (7, 4, 3)])
def test_W5_of_an_odd_number_the_arrow_gets_the_one_more(discs: int, by_arrow: int, other: int) -> None:
    west_first = {"a2": by_arrow, "c2": other}
    east_first = {"c2": by_arrow, "a2": other}
    assert a_round(f"1 ↙↘{discs} 1\n↓ 1 ↓") == {cell: n for cell, n in west_first.items() if n}
    assert a_round(f"1 ↘↙{discs} 1\n↓ 1 ↓") == {cell: n for cell, n in east_first.items() if n}


def test_W5_every_single_disc_goes_by_the_arrow() -> None:
    drawn = ". ↓1 .\n. ↓1 .\n. ↙↘1 .\n↓ . ↓\n↓ . ↓\n↓ . ↓"
    assert a_round(drawn, 3) == {"a4": 1, "a5": 1, "a6": 1}


def test_W5_what_goes_by_a_flow_out_of_the_map_leaves_the_game() -> None:
    assert a_round("1 ↑↙5 1\n↓ 1 1") == {"a2": 2}
    assert a_round("1 ↙↑5 1\n↓ 1 1") == {"a2": 3}
    assert a_round("1 ↑↙1 1\n↓ 1 1") is None
    assert a_round("1 ↑↗9 1\n1 1 1") is None


def test_W5_a_fork_has_two_different_flows_and_no_more() -> None:
    with pytest.raises(BadScenario):
        start("↑↑1 1")
    with pytest.raises(BadScenario):
        start("↑↗↖1 1")


def test_W6_any_wadi_tile_may_hold_discs_at_the_start() -> None:
    position = start("→ →3 → →2 →1\n1 1 1 1 1")
    assert wet(position) == {"b1": 3, "d1": 2, "e1": 1}


@pytest.mark.parametrize("discs", [1, 9, 10, 99])
def test_W6_a_starting_point_holds_up_to_99_discs(discs: int) -> None:
    assert wet(start(f"↓{discs} 1")) == {"a1": discs}


@pytest.mark.parametrize("drawn", ["→ → →\n1 1 1", "1 2 3", ". ."])
def test_W6_without_a_disc_there_is_no_game(drawn: str) -> None:
    with pytest.raises(BadScenario):
        start(drawn)


@pytest.mark.parametrize(
    "token", ["↓0", "↓100", "↓07", "↓-1", "↓1.0", "4", "0", "x", "11", "1↓", "↓1↓", "..", "↕1"]
)
def test_W6_a_token_that_draws_no_tile_is_refused(token: str) -> None:
    with pytest.raises(BadScenario):
        start(f"↑1 {token} 1")


def test_W6_discs_lie_on_wadi_tiles_only() -> None:
    position = start("↑5 1 3")
    assert position.table.discs == 0
