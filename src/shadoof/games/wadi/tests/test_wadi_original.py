"""Building by the rules of 2007 (W23), in the exact form that this project rules."""

import pytest

from shadoof.core.position import Position
from shadoof.games.wadi.tests.drawn import after, pumps, sites, start, wet

# Only b1 touches the water, so whoever builds there shuts the others out.
SPRING = "↑2 1 1 1 1"
# Only a1 and c1 touch the water, and the spreading rule lets both be built on.
TWO_SIDES = "1 ↑2 1 1 1 1"


def original(drawn: str, players: int, builds: int = 1, watchmen: bool = False) -> Position:
    return start(drawn, players, building="original", builds_per_turn=builds, watchmen=watchmen)


@pytest.mark.parametrize("building", ["original", "spreading"])
def test_W23_is_the_spreading_rule_while_nothing_stands(building: str) -> None:
    assert sites(start(SPRING, building=building)) == {"b1", "c1", "d1", "e1"}


def test_W23_while_water_can_be_reached_from_a_spread_site_shadoofs_spread_out() -> None:
    position = after(original("1 1 1 1 1\n1 1 1 1 1\n→9 → → → →", 3), "+c1 .")
    assert sites(position) == {"a1", "e1", "a2", "b2", "d2", "e2"}
    assert sites(after(original(TWO_SIDES, 3), "+c1 .")) == {"a1", "e1", "f1"}


def test_W23_who_can_reach_water_neither_now_nor_from_a_spread_site_may_build_next_to_others() -> None:
    assert sites(after(original(SPRING, 3), "+b1 .")) == {"c1", "d1", "e1"}
    assert sites(after(start(SPRING, building="spreading"), "+b1 .")) == {"d1", "e1"}


def test_W23_a_site_of_the_exception_need_not_reach_the_water() -> None:
    position = after(original(SPRING, 3), "+b1 . +c1")
    assert pumps(position) == set()


def test_W23_who_can_pump_with_a_shadoof_that_stands_has_no_exception() -> None:
    position = after(original(TWO_SIDES, 3, builds=2), "+c1 . +a1")
    assert pumps(position) == {"b1>a1"}
    assert sites(position) == {"e1", "f1"}


def test_W23_a_site_that_only_the_exception_opens_is_not_counted_as_reach() -> None:
    assert sites(after(original("1 1 ↑5", 3), "+a1 .")) == {"b1"}


def test_W23_dry_wadi_tiles_within_reach_are_no_reach() -> None:
    # Spreading leaves only d1, which touches c2 and d2; the discs lie on a2.
    position = after(original("1 1 1 1\n→9 → → →", 3), "+b1 .")
    assert sites(position) == {"a1", "c1", "d1"}


def test_W23_next_to_others_but_never_next_to_own() -> None:
    position = after(original("↑9 1 1 1 1 1 1", 3, builds=2), "+b1 . +e1")
    assert sites(position) == {"c1", "g1"}
    assert sites(position.play(".")) == {"c1", "d1", "f1", "g1"}


def test_W23_pumps_made_earlier_in_the_turn_count() -> None:
    position = after(original("1 ↑1 1 1 1 1", 2, builds=2), "+c1 . +a1")
    assert sites(position) == {"e1", "f1"}
    assert sites(position.play("b1>a1")) == {"d1", "e1", "f1"}


def test_W23_builds_made_earlier_in_the_turn_count() -> None:
    position = after(original("1 1 ↑5 . 1 1", 3, builds=2), "+a1 +e1 .")
    assert sites(position) == {"b1", "f1"}
    assert sites(position.play("+f1")) == {"b1"}
    position = position.play("+b1")
    assert pumps(position) == {"c1>a1", "c1>b1"}
    assert sites(position) == set()


def test_W23_water_without_a_tile_to_pump_it_to_is_not_reached() -> None:
    position = after(original(TWO_SIDES, 2, builds=2), "+c1 . +a1 b1>a1")
    assert wet(position) == {"b1": 1}
    assert pumps(position) == set()
    assert sites(position) == {"d1", "e1", "f1"}


def test_W23_a_pump_from_land_to_land_is_no_pump_from_the_wadi() -> None:
    position = after(original("1 1 ↑1 1 1 1 1", 2, builds=2), "+d1 . +b1")
    assert sites(position) == {"f1", "g1"}
    position = position.play("c1>a1")
    assert pumps(position) == {"a1>b1"}
    assert sites(position) == {"e1", "f1", "g1"}


def test_W23_a_wadi_gone_dry_is_no_exception_to_it() -> None:
    position = after(original("↑1 1 1 1 1", 2), "+b1 a1>b1 .")
    assert wet(position) == {}
    assert sites(position) == {"c1", "d1", "e1"}


def test_W23_not_even_a_dry_wadi_opens_a_site_next_to_an_own_shadoof() -> None:
    position = after(original("↑1 1 1 1 1", 2, builds=2), "+b1 a1>b1")
    assert wet(position) == {}
    assert sites(position) == {"d1", "e1"}


def test_W23_a_site_that_a_watchman_forbids_is_none_of_either_kind() -> None:
    # The water passes b1 and b2; in the second round Watchmen hold a1 and f1, and with f1 e1.
    drawn = "1 ↓9 1 1 1 1\n. ↓ . . . ."
    actions = "+c1 . . @a1 @d1 @f1"
    position = after(original(drawn, 2, watchmen=True), actions)
    assert (position.to_move, wet(position)) == (1, {"b2": 9})
    assert sites(position) == {"d1"}
    assert sites(after(start(drawn, 2, building="spreading", watchmen=True), actions)) == set()


def test_W23_a_pump_that_a_watchman_forbids_is_none() -> None:
    drawn = "↓9 1 1 1 1 1 1\n↓ . . . . . ."
    position = after(original(drawn, 2, watchmen=True), "+b1 . +d1 . @g1 @e1")
    assert (position.phase, position.to_move, wet(position)) == ("guard", 1, {"a2": 9})
    watched = after(position, "@c1 . @-")
    assert pumps(watched) == set()
    assert sites(watched) == {"e1", "f1", "g1"}
    unwatched = after(position, "@- . @-")
    assert pumps(unwatched) == {"a2>b1", "a2>c1"}
    assert sites(unwatched) == {"f1", "g1"}
