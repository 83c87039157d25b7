"""Where shadoofs may be built in the basic and the advanced game (W20 to W22)."""

import pytest

from shadoof.core.trouble import BadRules, IllegalAction
from shadoof.games.wadi.tests.drawn import after, filled, sites, standing, start

BANK = """
1 1 1 1 1
1 1 1 1 1
1 1 1 1 1
→9 → → → →
1 1 . 1 1
"""
UPPER = {column + row for column in "abcde" for row in "123"}
LOWER = {"a5", "b5", "d5", "e5"}


def test_W20_every_empty_land_tile_is_a_site_at_first() -> None:
    assert sites(start(BANK)) == UPPER | LOWER


def test_W20_a_shadoof_is_never_built_on_a_wadi_tile() -> None:
    position = start(BANK)
    for site in ("a4", "b4", "e4"):
        with pytest.raises(IllegalAction):
            position.play("+" + site)


def test_W20_a_shadoof_is_never_built_where_one_stands_own_or_not() -> None:
    position = after(start(BANK), "+c2 .")
    assert sites(position) == (UPPER | LOWER) - {"c2"}
    position = after(position, "+d2 . . . .")
    assert position.to_move == 0
    assert sites(position) == (UPPER | LOWER) - {"c2", "d2"}


def test_W20_a_shadoof_is_never_built_on_a_disc() -> None:
    position = after(start(BANK), "+b3 a4>b2 .")
    assert filled(position) == {"b2"}
    assert sites(position) == (UPPER | LOWER) - {"b3", "b2"}


def test_W20_every_kind_of_land_can_carry_a_shadoof() -> None:
    assert sites(start("1 2 3\n→1 → →")) == {"a1", "b1", "c1"}


def test_W20_shadoofs_never_move_and_never_leave() -> None:
    position = after(start(BANK), "+b3 a4>a3 . +c3 .")
    while position.phase != "over":
        position = position.play(".")
        assert standing(position, 0) == {"b3"}
        assert standing(position, 1) == {"c3"}


@pytest.mark.parametrize("site", ["b2", "d2", "c1", "c3", "b1"])
def test_W21_in_the_basic_game_shadoofs_may_stand_side_by_side(site: str) -> None:
    position = after(start(BANK, building="free", players=2), "+c2 .")
    assert site in sites(position)
    position = after(position, ". .")
    assert position.to_move == 0
    assert site in sites(position)


def test_W21_the_basic_game_is_played_when_nothing_is_said() -> None:
    assert sites(after(start(BANK), "+c2 .")) == (UPPER | LOWER) - {"c2"}


def test_W22_a_shadoof_never_borders_on_anothers_horizontally_or_vertically() -> None:
    position = after(start(BANK, building="spreading"), "+c2 .")
    assert sites(position) == (UPPER | LOWER) - {"c2", "b2", "d2", "c1", "c3"}


def test_W22_nor_on_its_owners() -> None:
    position = after(start(BANK, building="spreading"), "+c2 . . . . .")
    assert position.to_move == 0
    assert sites(position) == (UPPER | LOWER) - {"c2", "b2", "d2", "c1", "c3"}


def test_W22_diagonally_it_may_border_on_any() -> None:
    position = after(start(BANK, building="spreading"), "+c2 . +b1 . +d3 .")
    assert standing(position, 1) == {"b1"}
    assert standing(position, 2) == {"d3"}


def test_W22_it_holds_within_a_turn_of_two_builds() -> None:
    position = after(start(BANK, building="spreading", builds_per_turn=2), "+c2")
    assert sites(position) == (UPPER | LOWER) - {"c2", "b2", "d2", "c1", "c3"}


def test_W22_the_wadi_or_a_void_between_them_keeps_shadoofs_apart() -> None:
    position = after(start(BANK, building="spreading"), "+a3 . +b5 .")
    assert "a5" not in sites(position)
    assert {"b3", "a2"} & sites(position) == set()
    assert {"d5", "b2", "c3"} <= sites(position)
    assert "a5" in sites(after(start(BANK, building="spreading"), "+a3 ."))
    assert "d5" in sites(after(start(BANK, building="spreading"), "+b5 ."))


def test_W22_water_within_reach_or_not_is_nothing_to_the_spreading_rule() -> None:
    position = after(start("↑2 1 1 1 1", building="spreading"), "+b1 .")
    assert sites(position) == {"d1", "e1"}
    position = after(start("↑2 1 1", building="spreading"), "+b1 .")
    assert sites(position) == set()


@pytest.mark.parametrize("building", ["Free", "", "2007", None, 0, ["free"]])
def test_W21_only_the_three_ways_of_building_can_be_chosen(building: object) -> None:
    with pytest.raises(BadRules):
        start(BANK, building=building)
