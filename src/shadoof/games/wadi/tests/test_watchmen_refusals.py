"""Which rule refuses an action, and which cells show it: the Watchmen."""

import pytest

from shadoof.core.position import Position
from shadoof.core.refusal import Code
from shadoof.games.wadi.tests.drawn import after, refusal, start

BANKS = """
1 1 1 1 1
1 1 1 1 1
1 1 1 1 1
→ →9 → → →
1 1 1 1 1
"""


def guarded(drawn: str = BANKS) -> Position:
    return start(drawn, players=2, watchmen=True)


def round_two() -> Position:
    """Seat 0 has a shadoof on b3 and a disc on b2; Watchmen stand on e5 and e1; seat 1 to move its own."""
    return after(guarded(), "+b3 b4>b2 . . @e5 @e1")


@pytest.mark.parametrize("text", ["@a1", "@-"])
def test_G1_refuses_a_watchmans_action_without_the_expansion(text: str) -> None:
    found = refusal(start(BANKS), text)
    assert (found.code, found.rule) == (Code.WRONG_PHASE, "G1")


@pytest.mark.parametrize("text", ["@a1", "@-"])
def test_G5_refuses_a_watchmans_action_when_none_is_due(text: str) -> None:
    found = refusal(guarded(), text)
    assert (found.code, found.rule) == (Code.WRONG_PHASE, "G5")
    assert refusal(after(round_two(), "@c2"), text).rule == "G5"


@pytest.mark.parametrize("text", [".", "+a1", "b4>a1", "@-"])
def test_G3_refuses_all_but_putting_when_watchmen_come_in(text: str) -> None:
    found = refusal(after(guarded(), ". ."), text)
    assert (found.code, found.rule) == (Code.WRONG_PHASE, "G3")


@pytest.mark.parametrize("text", [".", "+a1", "c4>b1"])
def test_G5_refuses_all_else_while_the_watchman_must_move_or_leave(text: str) -> None:
    found = refusal(round_two(), text)
    assert (found.code, found.rule) == (Code.WRONG_PHASE, "G5")


@pytest.mark.parametrize("site", ["c2", "c1", "d2", "c3"])
def test_G2_refuses_a_build_in_a_forbidden_area(site: str) -> None:
    found = refusal(after(round_two(), "@c2"), "+" + site)
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G2")
    assert {site, "c2"} <= set(found.cells)


@pytest.mark.parametrize(("text", "tile"), [("c4>c3", "c3"), ("c4>c2", "c2"), ("b2>a2", "b2")])
def test_G2_refuses_a_pump_from_or_to_a_forbidden_area(text: str, tile: str) -> None:
    found = refusal(after(round_two(), "@c2 . @-"), text)
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G2")
    assert {tile, "c2"} <= set(found.cells)


def test_G2_refuses_putting_a_watchman_in_anothers_area() -> None:
    found = refusal(after(guarded(), ". . @c2"), "@c1")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G2")
    assert {"c1", "c2"} <= set(found.cells)


def test_G2_refuses_moving_a_watchman_into_anothers_area() -> None:
    found = refusal(round_two(), "@d5")
    assert found.rule == "G2"
    assert {"d5", "e5"} <= set(found.cells)


@pytest.mark.parametrize("post", ["b3", "b2", "b4", "a1"])
def test_G4_refuses_a_tile_that_is_not_empty_or_lies_in_an_own_zone(post: str) -> None:
    # b3 carries a shadoof, b2 a disc, b4 is wadi, and a1 is on the bank where seat 0 has built.
    found = refusal(after(guarded(), "+b3 b4>b2 . ."), "@" + post)
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G4")


@pytest.mark.parametrize("post", ["b3", "b2", "b4", "e1"])
def test_G5_refuses_moving_to_a_tile_that_is_not_empty_or_the_same(post: str) -> None:
    found = refusal(round_two(), "@" + post)
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G5")


def test_G6_refuses_taking_back_from_a_dry_wadi_while_there_is_somewhere_to_move() -> None:
    position = after(guarded("1 1 1 1\n→1 → → →"), ". +b1 . @d1 @a1 @- b2>a1 .")
    assert position.phase == "guard"
    found = refusal(position, "@-")
    assert (found.code, found.rule) == (Code.ILLEGAL_ACTION, "G6")
