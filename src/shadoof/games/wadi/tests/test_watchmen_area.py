"""What a Watchman forbids, and what not (G2)."""

from shadoof.core.position import Position
from shadoof.games.wadi.tests.drawn import after, filled, posts, pumps, sites, start, wet

BANKS = """
1 1 1 1 1
1 1 1 1 1
1 1 1 1 1
→ →9 → → →
1 1 1 1 1
"""
LAND = {column + row for column in "abcde" for row in "1235"}


def round_two(post: str, twos: int = 1) -> Position:
    """Seat 0 has a shadoof on b3 and a disc on b2; seat 1's Watchman has just moved to the post."""
    drawn = BANKS.replace("1 1 1 1 1", f"{twos} " * 5)
    position = after(start(drawn, players=2, watchmen=True), "+b3 b4>b2 . . @e5")
    return after(position, f"@e1 @{post}")


def seat_0s_turn(post: str) -> Position:
    return after(round_two(post), ". @-")


def test_G2_no_shadoof_is_built_on_its_tile_or_the_land_beside_it_not_even_its_owners() -> None:
    position = round_two("c2")
    assert position.to_move == 1
    assert sites(position) == LAND - {"b3", "b2", "c2", "c1", "d2", "c3", "e5", "d5"}


def test_G2_nor_anothers() -> None:
    assert sites(seat_0s_turn("c2")) == LAND - {"b3", "b2", "c2", "c1", "d2", "c3"}


def test_G2_at_the_edge_the_area_is_smaller() -> None:
    assert sites(seat_0s_turn("a1")) == LAND - {"b3", "b2", "a1", "b1", "a2"}
    assert sites(seat_0s_turn("e2")) == LAND - {"b3", "b2", "e2", "e1", "e3", "d2"}


def test_G2_no_watchman_of_another_is_put_there() -> None:
    position = after(start(BANKS, players=2, watchmen=True), ". . @c2")
    assert posts(position) == LAND - {"c2", "c1", "b2", "d2", "c3"}


def test_G2_no_watchman_of_another_is_moved_there() -> None:
    position = after(round_two("c2"), ".")
    assert (position.phase, position.to_move) == ("guard", 0)
    assert posts(position) == (LAND | {"-"}) - {"b3", "b2", "c2", "c1", "d2", "c3", "e5"}


def test_G2_no_disc_is_pumped_from_or_to_land_there() -> None:
    assert pumps(seat_0s_turn("c2")) == {"c4>a2", "c4>a3", "c4>b3"}


def test_G2_a_shadoof_inside_still_pumps_between_tiles_outside() -> None:
    assert pumps(seat_0s_turn("a3")) == {"c4>c2", "c4>c3", "b2>c2", "b2>c3"}


def test_G2_wadi_tiles_are_never_in_it() -> None:
    assert pumps(seat_0s_turn("c3")) == {"c4>a2", "c4>a3", "b2>a2", "b2>a3"}


def test_G2_diagonal_neighbours_are_not_in_it() -> None:
    position = seat_0s_turn("d1")
    assert {"c2", "e2"} <= sites(position)
    assert {"c1", "e1", "d1", "d2"} & sites(position) == set()


def test_G2_land_across_the_wadi_is_not_in_it() -> None:
    assert {"c5", "d5"} <= sites(seat_0s_turn("c3"))


def test_G2_its_own_player_pumps_neither_from_nor_to_land_there() -> None:
    position = after(start(BANKS, players=2, watchmen=True), "+b3 b4>b2 . . @e5 @e1 @- .")
    assert (position.phase, position.to_move) == ("guard", 0)
    position = position.play("@c2")
    assert pumps(position) == {"c4>a2", "c4>a3", "c4>b3"}


def test_G2_what_is_there_stays_and_counts() -> None:
    position = round_two("b1", twos=2)
    assert filled(position) == {"b2"}
    # 2 for the disc in the forbidden area; both Watchmen stand, at 4 points each.
    assert position.points() == [2 - 4, -4]
    inside = round_two("a3")
    assert "b3" not in sites(inside)
    assert inside.points() == [1 - 4, -4]


def test_G2_water_flows_as_usual() -> None:
    position = after(round_two("c3"), ". @- .")
    assert (position.round, wet(position)) == (3, {"d4": 8})


def test_G2_ends_when_the_watchman_leaves() -> None:
    position = after(round_two("c2"), ". @- . .")
    assert (position.round, position.phase, position.to_move) == (3, "guard", 1)
    assert sites(position.play("@-")) == LAND - {"b3", "b2"}


def test_G2_the_area_moves_along_with_the_watchman() -> None:
    position = after(round_two("c2"), ". @- . . @e2")
    assert sites(position) == LAND - {"b3", "b2", "e2", "e1", "e3", "d2"}


def test_G2_forbids_on_after_the_wadi_ran_dry_in_the_round() -> None:
    drawn = "1 1 1 1\n→1 → → →"
    position = after(start(drawn, players=2, watchmen=True), ". +b1 . @d1 @a1 @-")
    position = after(position, "b2>a1 . @c1")
    assert wet(position) == {}
    assert sites(position) == set()
