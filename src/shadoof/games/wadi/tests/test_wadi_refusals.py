"""Which rule refuses an action, and which cells show it: basic and advanced Wadi."""

import pytest

from shadoof.core.refusal import Code
from shadoof.games.wadi.tests.drawn import after, refusal, start

BANK = """
1  1 1 1 1
→9 → → → .
1  1 1 1 1
"""
# The wadi parts b2 from c3 and a1.
ACROSS = """
1 1 1
1 1 ↙9
1 ↙ 1
"""


@pytest.mark.parametrize(
    "text",
    ["", "x", "+", "+c", "+4", "c3", "+C1", "+c01", " +c1", "+c1 ", "a2>", ">a1", "a2>b1>c1", "@", "..", "[1]"],
)
def test_W32_a_text_that_is_no_action_is_refused_by_the_notation(text: str) -> None:
    found = refusal(start(BANK), text)
    assert (found.code, found.rule) == (Code.MALFORMED, "NOTATION")


@pytest.mark.parametrize("text", ["+f1", "+a4", "+q1", "+a0", "a2>f1", "f1>a1", "@a4"])
def test_W20_a_cell_off_the_grid_is_refused_by_the_notation(text: str) -> None:
    found = refusal(start(BANK), text)
    assert (found.code, found.rule) == (Code.MALFORMED, "NOTATION")


@pytest.mark.parametrize("text", [".", "+a1", "a1>b1", "@a1", "@-"])
def test_W11_refuses_everything_after_the_end(text: str) -> None:
    position = after(start("1 1\n→1 ."), "+b1 . . .")
    assert position.phase == "over"
    found = refusal(position, text)
    assert (found.code, found.rule) == (Code.GAME_OVER, "W11")


def test_W12_refuses_a_second_build_in_a_turn() -> None:
    assert refusal(start(BANK).play("+a1"), "+e1").rule == "W12"


def test_W12_refuses_a_build_after_two_pumps() -> None:
    position = after(start(BANK), "+b1 . . . . . b2>a1 b2>b1")
    assert refusal(position, "+e1").rule == "W12"


def test_W12_refuses_a_pump_when_no_action_is_left() -> None:
    position = after(start(BANK), "+b1 a2>a1")
    found = refusal(position, "a2>b1")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "W12")


def test_W13_refuses_a_third_build_in_the_pro_variant() -> None:
    position = after(start(BANK, players=2, builds_per_turn=2), "+a1 +c1")
    assert refusal(position, "+e1").rule == "W13"


def test_W1_refuses_an_eighth_shadoof() -> None:
    position = start("1 1 1 1 1 1 1 1\n→1 → → → → → → →", players=2)
    for column in "abcdefg":
        while position.to_move != 0:
            position = position.play(".")
        position = after(position, f"+{column}1 .")
    position = after(position, ". .")
    assert position.to_move == 0
    assert refusal(position, "+h1").rule == "W1"


def test_W2_refuses_a_build_on_a_void() -> None:
    found = refusal(start(BANK), "+e2")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "W2")
    assert "e2" in found.cells


def test_W2_refuses_a_pump_from_or_to_a_void() -> None:
    position = start(BANK).play("+d1")
    assert refusal(position, "e2>d1").rule == "W2"
    assert refusal(position, "c2>e2").rule == "W2"


def test_W20_refuses_a_build_on_a_wadi_tile() -> None:
    found = refusal(start(BANK), "+c2")
    assert found.rule == "W20"
    assert "c2" in found.cells


@pytest.mark.parametrize("site", ["b1", "a1"])
def test_W20_refuses_a_build_on_a_shadoof_or_a_disc(site: str) -> None:
    found = refusal(after(start(BANK), "+b1 a2>a1 ."), "+" + site)
    assert found.rule == "W20"
    assert site in found.cells


def test_W20_refuses_in_every_way_of_building() -> None:
    for building in ("free", "spreading", "original"):
        assert refusal(after(start(BANK, building=building), "+b1 ."), "+b1").rule == "W20"


def test_W22_refuses_a_build_beside_a_shadoof() -> None:
    found = refusal(after(start(BANK, building="spreading"), "+b1 ."), "+c1")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "W22")
    assert {"b1", "c1"} <= set(found.cells)


def test_W23_refuses_it_by_the_original_rules() -> None:
    found = refusal(after(start(BANK, building="original"), "+b1 ."), "+c1")
    assert found.rule == "W23"
    assert {"b1", "c1"} <= set(found.cells)


def test_W23_refuses_a_build_beside_an_own_shadoof_under_the_exception() -> None:
    position = after(start("↑9 1 1 1 1 1", building="original", builds_per_turn=2), "+b1 . +d1")
    found = refusal(position, "+e1")
    assert found.rule == "W23"
    assert {"d1", "e1"} <= set(found.cells)


def test_W30_refuses_a_pump_out_of_reach() -> None:
    position = start(BANK).play("+b1")
    for text in ("a2>d1", "a2>b3"):
        assert refusal(position, text).rule == "W30"


def test_W30_refuses_a_pump_without_a_shadoof_of_ones_own() -> None:
    assert refusal(start(BANK), "a2>a1").rule == "W30"
    assert refusal(after(start(BANK), "+b1 ."), "a2>a1").rule == "W30"


def test_W30_refuses_water_beyond_every_shadoof_for_the_waters_sake_wherever_it_was_to_go() -> None:
    for target in ("a1", "b3"):
        found = refusal(start(BANK), f"a2>{target}")
        assert (found.rule, found.cells) == ("W30", ("a2",))
        assert target not in found.sentence()


def test_W31_refuses_a_pump_to_the_far_bank() -> None:
    found = refusal(start(ACROSS).play("+b2"), "c2>c3")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "W31")
    assert {"b2", "c3", "c2", "b3"} <= set(found.cells)


def test_W31_refuses_a_pump_from_the_far_bank() -> None:
    position = after(start(ACROSS), "+c3 c2>c3 . +b2")
    found = refusal(position, "c3>b1")
    assert found.rule == "W31"
    assert {"b2", "c3", "c2", "b3"} <= set(found.cells)


def test_W31_shows_the_one_corner_by_which_a_river_leaves_through_a_void() -> None:
    found = refusal(start("1 1 ↑9\n1 1 ↙\n1 . 1").play("+b2"), "c1>c3")
    assert found.rule == "W31"
    assert {"b2", "c3", "c2"} <= set(found.cells)


def test_W32_refuses_a_pump_onto_the_wadi() -> None:
    found = refusal(start(BANK).play("+b1"), "a2>b2")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "W32")
    assert "b2" in found.cells


def test_W32_refuses_a_pump_onto_a_disc() -> None:
    position = after(start(BANK, players=2), "+b1 a2>a1")
    found = refusal(position, "a2>a1")
    assert found.rule == "W32"
    assert "a1" in found.cells


@pytest.mark.parametrize("source", ["b2", "a1"])
def test_W32_refuses_a_pump_from_a_tile_without_a_disc(source: str) -> None:
    found = refusal(start(BANK).play("+b1"), f"{source}>c1")
    assert found.rule == "W32"
    assert source in found.cells


def test_W32_refuses_a_pump_that_takes_two_shadoofs() -> None:
    position = after(start(BANK, players=2, builds_per_turn=2), "+b1 +d1")
    assert refusal(position, "a2>e1").rule == "W32"
    assert refusal(position, "a2>d1").rule == "W32"
    assert refusal(position, "a2>d3").rule == "W30"
