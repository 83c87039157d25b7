"""The reach of a shadoof, and what lies on the other side of the wadi (W30, W31)."""

import pytest

from shadoof.games.wadi.tests.drawn import (
    after,
    filled,
    pumps,
    sites,
    start,
    tokens,
    turned,
    turned_action,
)

PLAIN = """
1 1 1 1 1
1 1 1 1 1
1 1 1 →9 →
1 1 1 1 1
1 1 1 1 1
"""


def test_W30_the_reach_is_the_own_tile_and_the_eight_neighbours() -> None:
    targets = {"b2", "c2", "d2", "b3", "c3", "b4", "c4", "d4"}
    assert pumps(start(PLAIN).play("+c3")) == {f"d3>{target}" for target in targets}


@pytest.mark.parametrize("site", ["a3", "b3", "b1", "c1", "d1", "b5", "a1", "e5"])
def test_W30_nothing_beyond_the_neighbours_is_in_reach(site: str) -> None:
    assert pumps(start(PLAIN).play(f"+{site}")) == set()


@pytest.mark.parametrize("site", ["c2", "d2", "e2", "c3", "c4", "d4", "e4"])
def test_W30_a_wadi_tile_is_in_reach_from_every_side(site: str) -> None:
    assert f"d3>{site}" in pumps(start(PLAIN).play(f"+{site}"))


def test_W30_land_in_reach_can_be_pumped_from_as_well() -> None:
    position = after(start(PLAIN, players=2), "+c3 d3>b2")
    targets = {"c2", "d2", "b3", "c3", "b4", "c4", "d4"}
    assert pumps(position) == {f"{source}>{target}" for source in ("d3", "b2") for target in targets}


def test_W30_a_wadi_tile_is_in_reach_even_where_two_wadi_tiles_meet_at_the_corner() -> None:
    position = start("1 ↓\n→ ↓5").play("+a1")
    assert pumps(position) == {"b2>a1"}


def test_W30_the_reach_does_not_run_over_the_grids_edge() -> None:
    position = start("1 1 1 1 →9\n1 1 1 1 1\n1 1 1 1 1")
    assert pumps(position.play("+a2")) == set()
    assert pumps(position.play("+a1")) == set()
    assert pumps(position.play("+e2")) == {f"e1>{target}" for target in ("d1", "d2", "e2", "d3", "e3")}


# A shadoof on b2 pumps from a1; the question is whether it reaches c3. The corners are c2 and b3.
OPEN = {
    "two land tiles": ("1", "1"),
    "wadi and land": ("→", "1"),
    "land and wadi": ("1", "↓"),
    "two voids": (".", "."),
    "void and land": (".", "1"),
    "land and void": ("1", "."),
    "wadi that flows elsewhere and void": ("→", "."),
    "fork that flows elsewhere and void": ("↗→", "."),
    "void and wadi that flows elsewhere": (".", "↓"),
    "void and a fork that flows elsewhere": (".", "↓↘"),
}
BLOCKED = {
    "two tiles of one arm": ("↙", "↓"),
    "two tiles of one arm the other way": ("→", "↗"),
    "two tiles of two arms": ("→", "↓"),
    "a river that leaves through a void": ("↙", "."),
    "a river that leaves through a void the other way": (".", "↗"),
    "a fork whose arrow leaves through a void": ("↙→", "."),
    "a fork whose other flow leaves through a void": ("→↙", "."),
    "a fork in the other corner, by its arrow": (".", "↗↓"),
    "a fork in the other corner, by its other flow": (".", "↓↗"),
    "a fork one flow of which goes to the other corner": ("→↙", "↓"),
}


def with_corners(east: str, south: str) -> str:
    return f"↖9 1 1\n1 1 {east}\n1 {south} 1"


def reaches(drawn: str, quarters: int) -> bool:
    build, pump, size = "+b2", "a1>c3", len(tokens(drawn))
    for _ in range(quarters):
        drawn, build, pump = turned(drawn), turned_action(build, size), turned_action(pump, size)
    return pump in pumps(start(drawn).play(build))


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("corners", OPEN.values(), ids=OPEN.keys())
def test_W31_a_diagonal_step_is_open_past_land_or_void(corners: tuple[str, str], quarters: int) -> None:
    assert reaches(with_corners(*corners), quarters)


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("corners", BLOCKED.values(), ids=BLOCKED.keys())
def test_W31_a_diagonal_step_is_blocked_by_the_wadi(corners: tuple[str, str], quarters: int) -> None:
    assert not reaches(with_corners(*corners), quarters)


def test_W31_only_the_step_over_the_wadi_is_blocked() -> None:
    position = start("1 1 1\n1 1 ↙9\n1 ↙ 1").play("+b2")
    assert pumps(position) == {f"c2>{target}" for target in ("a1", "b1", "c1", "a2", "b2", "a3")}


def test_W31_a_disc_on_the_far_bank_cannot_be_pumped_away() -> None:
    drawn = "1 1 1\n1 1 ↙9\n1 ↙ 1"
    position = after(start(drawn, players=2), "+c3 c2>c3 . +b2")
    assert filled(position) == {"c3"}
    assert not any(text.startswith("c3>") for text in pumps(position))


def test_W31_a_river_that_ends_at_a_void_is_the_far_bank_only_in_its_own_direction() -> None:
    # b1 flows into the void a2 and so parts a1 from b2, which have both of them at their corners.
    position = after(start("1 ↙9 1\n. 1 1"), "+b2")
    assert pumps(position) == {"b1>b2", "b1>c1", "b1>c2"}
    assert pumps(start("1 ↙9 1\n. 1 1").play("+a1")) == {"b1>a1"}


def test_W31_straight_steps_are_never_blocked() -> None:
    position = start("→ ↘ →\n1 1 ↓9\n→ ↗ →").play("+b2")
    assert "c2>a2" in pumps(position)


def test_W31_the_same_corners_let_a_shadoof_be_built_on_either_bank() -> None:
    position = after(start("1 ↙9\n↙ 1", building="spreading"), "+a1 .")
    assert sites(position) == {"b2"}
