"""When a turn ends and when it does not; what is in hand, drafted or in motion then."""

import re

import pytest
from browser.hands import BOARD, Mouse
from browser.opening import SHORT_RIVER, Someone, chips, end_turn, sit, type_move
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
# What is told by motion ends by itself; glints on the water do not.
MOVES = """() => document.querySelector("section svg").getAnimations({ subtree: true })
    .some((each) => each.playState === "running" && each.effect.getComputedTiming().iterations === 1)"""


def test_a_turn_ends_once_however_long_the_key_is_held_or_how_often_the_button_is_pressed(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", "Cy", scenario=SHORT_RIVER)
    told = page.get_by_role("log").get_by_role("listitem").filter(has_text="ends the turn")
    page.locator(BOARD).locator("[tabindex='0']").focus()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    for _ in range(12):
        page.keyboard.down("e")  # held: all but the first repeat
        page.wait_for_timeout(30)
    page.keyboard.up("e")
    expect(page.get_by_text("Bo, your turn")).to_be_visible()
    expect(told).to_have_count(1)
    button = page.get_by_role("button", name="End turn")
    expect(button).to_be_enabled()
    button.click()
    button.click(force=True, delay=20)
    expect(page.get_by_text("Cy, your turn")).to_be_visible()
    expect(told).to_have_count(2)
    expect(button).to_be_enabled()
    button.focus()
    for _ in range(60):
        page.keyboard.down("Enter")
        page.wait_for_timeout(30)
    page.keyboard.up("Enter")
    expect(told).to_have_count(3)


def test_a_turn_does_not_end_over_what_is_in_hand(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    Mouse(page).touch("a1")
    expect(page.get_by_role("button", name="End turn")).to_be_disabled()
    expect(chips(page)).to_have_text([re.compile(r"^\+a1 is in hand")])
    page.get_by_role("button", name="Do it").click()
    expect(chips(page).first).to_have_text("+a1")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_a_draft_outlives_that_the_page_is_loaded_again(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    for move in ("+a1", "b1>a1"):
        type_move(page, move)
        expect(chips(page).filter(has_text=move.replace(">", "→"))).to_have_count(1)
    page.reload()
    expect(chips(page)).to_contain_text(["+a1", "b1→a1"])
    page.get_by_role("button", name="Step back").click()
    expect(chips(page)).to_have_text(["+a1"])


def test_nobody_drafts_a_turn_that_is_not_theirs(someone: Someone) -> None:
    ann, bob = someone(), someone()
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER)
    bob.goto(f"/#/table/{table}")
    bob.get_by_role("button", name="Take a seat").click()
    line = bob.get_by_role("textbox", name="Type a move")
    line.fill("+c3")
    line.press("Enter")
    bob.wait_for_timeout(500)
    expect(chips(bob)).to_have_text(["Not your turn."])
    expect(bob.get_by_role("button", name="End turn")).to_be_disabled()


def test_the_turn_says_what_the_watchmen_want(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER, rules={"watchmen": True})
    for name in ("Bo, your turn", None):
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
        end_turn(page)
        if name:
            expect(page.get_by_text(name)).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(
        "Round 1 is over: the water flows on, and the Watchmen come in."
    )
    expect(chips(page)).to_have_text(["Put your Watchman on a marked tile."])


def test_a_touch_ends_the_boards_motion_and_is_not_lost(someone: Someone) -> None:
    page = someone(reduced_motion="no-preference")
    hand = Mouse(page)
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    end_turn(page)
    expect(page.get_by_text("Bo, your turn")).to_be_visible()
    end_turn(page)  # the round is over, and the water flows
    while not page.evaluate(MOVES):
        page.wait_for_timeout(10)
    hand.touch("a1")
    expect(hand.cell("a1")).to_have_attribute("aria-selected", "true", timeout=100)
    assert not page.evaluate(MOVES)
    hand.touch("a1")
    expect(chips(page)).to_have_text(["+a1"])
