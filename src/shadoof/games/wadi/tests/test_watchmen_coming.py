"""The Watchmen come in (G1, G3, G4, G8)."""

import pytest

from shadoof.core.position import Position
from shadoof.core.trouble import BadRules, IllegalAction
from shadoof.games.wadi.tests.drawn import OFF_BOARD, after, filled, name, posts, start, wet

BANKS = """
1 1 1 1 1
1 1 1 1 1
→9 → → → →
1 1 1 1 1
"""
NORTH = {column + row for column in "abcde" for row in "12"}
SOUTH = {column + "4" for column in "abcde"}


def guarded(drawn: str, players: int = 2, first: int = 0, builds: int = 1) -> Position:
    return start(drawn, players, first, watchmen=True, builds_per_turn=builds)


def watchman(position: Position, seat: int) -> str | None:
    """Where the seat's Watchman stands on a board of five columns."""
    at = int(position.table.watchman[seat])
    return None if at == OFF_BOARD else name(divmod(at, 5))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G1_each_player_has_one_watchman(players: int) -> None:
    position = after(guarded(BANKS, players), ". " * players)
    asked = []
    for post in ["a1", "c1", "e1", "c4"][:players]:
        assert position.phase == "place"
        asked.append(position.to_move)
        position = position.play("@" + post)
    assert position.phase == "guard"
    assert asked == list(range(players))
    assert [watchman(position, seat) for seat in range(players)] == ["a1", "c1", "e1", "c4"][:players]


def test_G1_without_the_expansion_no_watchman_comes() -> None:
    position = start(BANKS, players=2)
    while position.phase != "over":
        assert position.phase == "act"
        assert posts(position) == set()
        position = position.play(".")
    assert position.points() == [0, 0]


@pytest.mark.parametrize("value", [1, 0, "true", None, []])
def test_G1_the_expansion_is_on_or_off(value: object) -> None:
    with pytest.raises(BadRules):
        start(BANKS, watchmen=value)


def test_G3_watchmen_come_in_only_at_the_end_of_round_1() -> None:
    position = guarded(BANKS, players=3)
    for _ in range(3):
        assert (position.phase, posts(position)) == ("act", set())
        position = position.play(".")
    assert (position.phase, position.round) == ("place", 1)
    position = after(position, "@a1 @c1 @e1 @- . @- . @- .")
    assert (position.phase, position.round) == ("act", 3)


def test_G3_after_the_water_has_flowed() -> None:
    position = after(guarded(BANKS), ". .")
    assert position.phase == "place"
    assert wet(position) == {"b3": 9}
    assert wet(after(position, "@a1 @c1")) == {"b3": 9}


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 2)])
def test_G3_before_the_talisman_moves_in_turn_order_from_the_starter(players: int, first: int) -> None:
    position = after(guarded(BANKS, players, first), ". " * players)
    asked = []
    for post in ("@a1", "@c1", "@e1", "@c4")[:players]:
        assert position.round == 1
        asked.append(position.to_move)
        position = position.play(post)
    assert asked == [(first + turn) % players for turn in range(players)]
    assert (position.round, position.to_move, position.phase) == (2, (first + 1) % players, "guard")


def test_G3_not_at_all_when_the_game_ended_with_that_flow() -> None:
    position = after(guarded("↑3 1 1\n1 1 1"), "+b1 a1>b1 . .")
    assert position.phase == "over"
    assert position.points() == [1, 0]


def test_G3_a_watchman_that_comes_in_must_be_put_on_the_board() -> None:
    position = after(guarded(BANKS), ". .")
    assert {text[0] for text in position.legal()} == {"@"}
    for text in (".", "@-", "+a1"):
        with pytest.raises(IllegalAction):
            position.play(text)


def test_G4_without_shadoofs_any_empty_land_tile_will_do() -> None:
    assert posts(after(guarded(BANKS), ". .")) == NORTH | SOUTH


def test_G4_not_on_a_shadoof_nor_on_a_disc() -> None:
    position = after(guarded(BANKS), ". +b2 a3>a1 .")
    assert filled(position) == {"a1"}
    assert posts(position) == (NORTH | SOUTH) - {"b2", "a1"}


def test_G4_not_in_the_forbidden_area_of_another_watchman() -> None:
    position = after(guarded(BANKS, players=3), ". . . @c2")
    assert posts(position) == (NORTH | SOUTH) - {"c2", "b2", "d2", "c1"}
    assert posts(position.play("@b4")) == (NORTH | SOUTH) - {"c2", "b2", "d2", "c1", "b4", "a4", "c4"}


def test_G4_only_in_a_zone_without_own_shadoofs() -> None:
    position = after(guarded(BANKS), "+b2 . +e4 .")
    assert posts(position) == SOUTH - {"e4"}
    assert posts(position.play("@a4")) == NORTH - {"b2"}


def test_G4_shadoofs_of_others_do_not_close_a_zone() -> None:
    position = after(guarded(BANKS, players=3), ". +b2 . +d1 .")
    assert posts(position) == (NORTH | SOUTH) - {"b2", "d1"}


def test_G4_land_diagonal_over_two_voids_is_one_zone() -> None:
    drawn = "1 . . 1\n. 1 . .\n→1 → → →"
    assert posts(after(guarded(drawn), "+a1 . .")) == {"d1"}


def test_G4_land_diagonal_over_a_river_that_leaves_through_a_void_is_two_zones() -> None:
    drawn = "1 ↙ . 1\n. 1 . .\n→1 → → →"
    assert posts(after(guarded(drawn), "+a1 . .")) == {"b2", "d1"}


def test_G4_land_diagonal_over_two_wadi_tiles_is_two_zones() -> None:
    drawn = "1 ↙1 1\n↙ 1 1"
    assert posts(after(guarded(drawn), "+a1 . .")) == {"b2", "c2", "c1"}


def test_G4_land_diagonal_past_one_wadi_tile_is_one_zone() -> None:
    drawn = "1 ↑ . 1\n. 1 . .\n→1 → → →"
    assert posts(after(guarded(drawn), "+a1 . .")) == {"d1"}


def test_G4_a_zone_winds_round_the_end_of_a_wadi() -> None:
    drawn = "1 ↑ 1 →1 → . 1\n1 1 1 1 1 . ."
    assert posts(after(guarded(drawn), "+a1 . .")) == {"g1"}


def test_G4_the_zone_is_waived_when_there_is_no_other_zone() -> None:
    drawn = "1 ↑ 1 →1 →\n1 1 1 1 1"
    assert posts(after(guarded(drawn), "+a1 . .")) == {"c1", "a2", "b2", "c2", "d2", "e2"}


# a1 is a bank of its own; b1 and a2 are wadi.
CORNER = """
1  ↙1 1 1
↙  1  1 1
"""


def test_G4_a_zone_of_one_tile_is_a_zone() -> None:
    assert posts(after(guarded(CORNER), "+b2 . .")) == {"a1"}


def test_G4_the_zone_is_waived_when_a_shadoof_takes_the_last_tile_that_satisfies_all() -> None:
    position = after(guarded(CORNER), "+a1 . +b2 .")
    assert posts(position) == {"c1", "d1", "c2", "d2"}
    assert posts(position.play("@d1")) == {"c2"}


def test_G4_the_zone_is_waived_when_a_disc_takes_the_last_tile_that_satisfies_all() -> None:
    position = after(guarded("1 1 ↙2 1 1\n. ↙ 1 1 1"), "+d1 . +b1")
    assert posts(position.play(".")) == {"a1"}
    assert posts(after(position, "c1>a1 .")) == {"e1", "c2", "d2", "e2"}


def test_G4_the_zone_is_waived_when_another_watchman_forbids_the_last_tile_that_satisfies_all() -> None:
    position = after(guarded(CORNER), "+d2 . +b2 .")
    assert posts(position) == {"a1"}
    assert posts(position.play("@a1")) == {"c1", "d1", "c2"}


def test_G4_the_waiver_is_judged_when_that_seat_places() -> None:
    position = after(guarded(CORNER, players=3), "+d2 . +b2 . +c1 . @a1")
    assert position.to_move == 1
    assert posts(position) == {"d1", "c2"}
    assert posts(position.play("@d1")) == {"c2"}


def test_G4_only_the_zone_is_waived_never_the_forbidden_area_or_what_stands_there() -> None:
    position = after(guarded("1 ↙1 1\n↙ 1 1"), "+a1 . +b2 . @c1")
    assert (position.phase, position.round) == ("act", 2)
    assert [int(at) for at in position.table.watchman[:2]] == [2, OFF_BOARD]


def test_G4_a_watchman_without_a_tile_stays_out_without_bonus_or_penalty() -> None:
    position = after(guarded("1 1\n→1 →"), ". .")
    assert (position.to_move, posts(position)) == (0, {"a1", "b1"})
    position = position.play("@a1")
    assert (position.phase, position.to_move, position.round) == ("act", 1, 2)
    assert position.points() == [-4, 0]
    position = position.play(".")
    assert (position.phase, position.to_move) == ("guard", 0)
    assert after(position, "@b1 .").points() == [-4, 0]
    assert after(position, "@- .").points() == [2, 0]


def test_G4_when_no_watchman_finds_a_tile_the_next_round_begins() -> None:
    position = after(guarded("1 →1 →"), "+a1 . .")
    assert (position.phase, position.to_move, position.round) == ("act", 1, 2)
    assert position.points() == [0, 0]
    assert position.play(".").phase == "act"


def test_G4_a_seat_that_stays_out_is_passed_over() -> None:
    position = after(guarded("1 1 .\n. . 1\n→1 → →", players=3), ". . . @a1")
    assert (position.to_move, posts(position)) == (1, {"c2"})
    position = position.play("@c2")
    assert (position.phase, position.to_move, position.round) == ("guard", 1, 2)
    position = after(position, "@- .")
    assert (position.phase, position.to_move) == ("act", 2)
    assert after(position, ". @- .").points() == [1, 2, 0]


@pytest.mark.parametrize("building", ["free", "spreading", "original"])
@pytest.mark.parametrize("players", [2, 4])
def test_G8_the_watchmen_join_any_way_of_building(building: str, players: int) -> None:
    position = start(BANKS, players, building=building, watchmen=True)
    assert after(position, ". " * players).phase == "place"


def test_G8_with_the_spreading_rule_both_that_rule_and_the_watchmen_forbid() -> None:
    position = after(start(BANKS, 2, building="spreading", watchmen=True), ". +e1 . @d4 @a4 @a1")
    assert position.to_move == 1
    built = {text[1:] for text in position.legal() if text[0] == "+"}
    assert built == (NORTH | SOUTH) - {"e1", "d1", "e2", "a1", "b1", "a2", "d4", "c4", "e4"}
