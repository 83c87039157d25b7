"""Pumping (W32, W33)."""

import pytest

from shadoof.core.trouble import IllegalAction
from shadoof.games.wadi.tests.drawn import after, filled, pumps, start, wet

BANKS = """
1  1 1 1 1
→9 → → → →
1  1 1 1 1
"""


def test_W32_a_pump_moves_one_disc_from_the_wadi_to_land() -> None:
    position = after(start(BANKS), "+a1 a2>b1")
    assert wet(position) == {"a2": 8}
    assert filled(position) == {"b1"}


def test_W32_a_pump_moves_one_disc_from_land_to_land() -> None:
    position = after(start(BANKS, players=2), "+a1 a2>b1 b1>a1")
    assert wet(position) == {"a2": 8}
    assert filled(position) == {"a1"}


def test_W32_nothing_is_pumped_onto_a_wadi_tile_dry_or_wet() -> None:
    position = after(start("1 1 1\n→9 →3 →", players=2), "+b1 a2>b1")
    assert pumps(position) == {
        *("a2>a1", "a2>c1", "b2>a1", "b2>c1"),
        *("b1>a1", "b1>c1"),
    }


def test_W32_nothing_is_pumped_onto_a_tile_with_a_disc() -> None:
    position = after(start(BANKS, players=2), "+a1 a2>b1")
    assert pumps(position) == {"a2>a1", "b1>a1"}
    assert pumps(after(position, "a2>a1 . . .")) == set()


def test_W32_nothing_is_pumped_from_a_tile_without_a_disc() -> None:
    position = start("1 1 1\n→1 → →", players=2).play("+a1")
    assert pumps(position) == {"a2>a1", "a2>b1"}
    assert pumps(position.play("a2>b1")) == {"b1>a1"}


def test_W32_without_a_shadoof_nothing_is_pumped() -> None:
    assert pumps(start(BANKS)) == set()
    assert pumps(after(start(BANKS), "+a1 .")) == set()


def test_W32_anothers_shadoof_does_not_help() -> None:
    position = after(start(BANKS, players=2), "+a1 . +d1")
    assert pumps(position) == set()


def test_W32_one_own_shadoof_must_reach_both_tiles() -> None:
    position = after(start(BANKS, players=2, builds_per_turn=2), "+b1 +d1")
    assert pumps(position) == {"a2>a1", "a2>b1", "a2>c1"}
    assert after(position, "a2>c1 .").phase == "act"
    # c1 is in reach of both: d1 passes on what b1 brought.
    position = after(position, "a2>c1 . . .")
    assert position.to_move == 0
    assert {"c1>d1", "c1>e1", "c1>a1", "c1>b1"} <= pumps(position)
    assert pumps(position) & {"b2>d1", "b2>e1"} == set()


@pytest.mark.parametrize("target", ["b1", "c1"])
def test_W32_a_disc_may_be_pumped_onto_a_tile_with_a_shadoof_own_or_not(target: str) -> None:
    position = after(start(BANKS, players=2), "+c1 . +b1")
    assert filled(position.play(f"a2>{target}")) == {target}


def test_W32_a_disc_may_be_pumped_from_under_a_shadoof_own_or_not() -> None:
    position = after(start(BANKS, players=2), "+b1 a2>b1 . +c1")
    assert {"b1>c1", "b1>d1"} <= pumps(position)
    position = after(position, "b1>c1 c1>d1")
    assert filled(position) == {"d1"}


def test_W32_a_shadoof_pumps_again_and_again_and_in_the_turn_it_was_built() -> None:
    position = after(start(BANKS, players=2), "+b1 a2>a1 a2>b1 . .")
    assert filled(position) == {"a1", "b1"}
    position = after(position, ". b2>c1")
    assert filled(position) == {"a1", "b1", "c1"}


def test_W32_a_shadoof_on_a_disc_still_pumps_others() -> None:
    position = after(start(BANKS, players=2), "+b1 a2>b1")
    assert "a2>c1" in pumps(position)


def test_W32_discs_belong_to_nobody() -> None:
    position = after(start(BANKS, players=2), "+a1 a2>b1 . +c1 b1>d1")
    assert filled(position) == {"d1"}


def test_W32_the_last_disc_of_a_wadi_tile_can_be_pumped() -> None:
    position = after(start("1 1 1\n→1 → →"), "+a1 a2>b1")
    assert wet(position) == {}


def test_W33_which_of_two_shadoofs_pumps_changes_nothing() -> None:
    position = start(BANKS, players=2, builds_per_turn=2)
    assert sorted(after(position, "+a1 +b1").legal()) == [".", "a2>a1", "a2>b1", "a2>c1"]
    by_either, by_one = after(position, "+a1 +b1 a2>c1"), after(position, "+b1 a2>c1 +a1")
    assert by_either == by_one
    assert hash(by_either) == hash(by_one)


def test_W33_a_pump_is_refused_when_written_with_more_than_from_and_to() -> None:
    position = start(BANKS).play("+a1")
    for text in ("a1:a2>b1", "a2>b1>a1", "a2>b1 ", "a2-b1"):
        with pytest.raises(IllegalAction):
            position.play(text)
