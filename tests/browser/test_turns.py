"""A turn in the making: tried, stepped back, refused with the reason, taken back; and what follows a game."""

import re

import pytest
from browser.hands import Mouse
from browser.opening import SHORT_RIVER, Someone, chips, end_turn, play_now, sit, type_move
from browser.players import Pumper
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_a_stranger_plays_turns_against_the_computer(page: Page) -> None:
    play_now(page, "Wadi")
    # The computer may have begun before the page was there: that is told, though it is no news.
    told = page.get_by_role("group", name="What happened").get_by_role("listitem")
    for turn in (1, 2):
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
        type_move(page, f"+a{turn}")
        expect(chips(page)).to_have_text([f"+a{turn}"])
        page.keyboard.press("Escape")
        page.keyboard.press("e")
        expect(told.filter(has_text="Computer").nth(turn - 1)).to_be_visible()


def test_the_set_up_form_opens_a_table_for_three_on_a_map_of_ones_own(page: Page) -> None:
    page.goto("/#/new/wadi")
    page.get_by_role("button", name="3 players").click()
    page.get_by_role("combobox", name="Seat B", exact=True).select_option("device")
    page.get_by_role("textbox", name="Name of seat B").fill("Bo")
    page.get_by_role("combobox", name="Seat C", exact=True).select_option("device")
    page.get_by_role("textbox", name="Name of seat C").fill("Cy")
    page.get_by_role("checkbox", name="Type in a map of my own").check()
    page.get_by_role("textbox", name="Map").fill(SHORT_RIVER)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/table/**")
    # Three people at one device: everybody in turn, by name.
    seen = set()
    for _ in range(3):
        turn = page.get_by_text(re.compile(r"^\S.*, your turn$"))
        expect(turn).to_be_visible()
        asked = turn.inner_text()
        seen.add(asked)
        type_move(page, ".")
        expect(page.get_by_text(asked, exact=True)).to_be_hidden()
    assert len(seen) == 3


def test_a_map_that_is_none_is_refused_with_what_is_wrong(page: Page) -> None:
    page.goto("/#/new/wadi")
    page.get_by_role("checkbox", name="Type in a map of my own").check()
    page.get_by_role("textbox", name="Map").fill("1 2 nonsense")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


def test_a_turn_steps_back_and_resets(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER, rules={"builds_per_turn": 2})
    hand = Mouse(page)
    for cell in ("a1", "a2"):
        hand.touch(cell)
        hand.touch(cell)
        expect(chips(page).last).to_have_text(f"+{cell}")
    expect(chips(page)).to_have_text(["+a1", "+a2"])
    page.keyboard.press("u")
    expect(chips(page)).to_have_text(["+a1"])
    assert [cell.name for cell in hand.where(lambda cell: "Shadoof of" in cell.words)] == ["a1"]
    page.get_by_role("button", name="Reset").click()
    expect(chips(page)).to_have_text(["Nothing yet. Tap the board."])
    assert not hand.where(lambda cell: "Shadoof of" in cell.words)


def test_a_refused_action_says_why_lights_cells_and_links_to_its_rule(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    lit = page.locator("section[aria-label=Board] .refused")
    expect(lit).to_have_count(0)
    Mouse(page).touch("b1")
    rule = page.get_by_role("link", name=re.compile(r"^Rule W\d+$"))
    expect(rule).to_be_visible()
    name = rule.inner_text().removeprefix("Rule ")
    expect(page.locator(".notice.bad")).to_contain_text("b1")
    assert {each.get_attribute("data-lit") for each in lit.all()} >= {"b1"}
    rule.click()
    expect(page.get_by_role("heading", name=re.compile(rf"^{name}\b"))).to_be_in_viewport()
    expect(page.locator(f"#rule-{name}")).to_be_focused()


def test_a_take_back_needs_consent(someone: Someone) -> None:
    ann, bob = someone(), someone()
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER)
    bob.goto(f"/#/table/{table}")
    bob.get_by_role("button", name="Take a seat").click()
    type_move(ann, "+a1")
    expect(chips(ann)).to_have_text(["+a1"])
    end_turn(ann)
    built = Mouse(bob)
    expect(built.cell("a1")).to_have_attribute("aria-label", re.compile("Shadoof of"))
    ask = ann.get_by_role("button", name="Take my turn back")
    ask.click()
    bob.get_by_role("button", name="Refuse").click()
    expect(ann.get_by_role("log")).to_contain_text("does not agree")
    expect(built.cell("a1")).to_have_attribute("aria-label", re.compile("Shadoof of"))
    ask.click()
    bob.get_by_role("button", name="Agree").click()
    expect(ann.get_by_role("button", name="End turn")).to_be_enabled()
    expect(built.cell("a1")).not_to_have_attribute("aria-label", re.compile("Shadoof of"))


def test_who_resigns_loses_and_a_rematch_brings_both_to_one_table(someone: Someone) -> None:
    ann, bob = someone(), someone()
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER)
    bob.goto(f"/#/table/{table}")
    bob.get_by_role("button", name="Take a seat").click()
    ann.get_by_role("button", name="Resign", exact=True).click()
    ann.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    for page in (ann, bob):
        expect(page.get_by_role("region", name="Result")).to_contain_text("resign")
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="To the next game").click()
    for page in (ann, bob):
        expect(page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
    assert ann.url == bob.url
    assert table not in ann.url


def test_the_result_walks_through_the_points_shadoof_by_shadoof(page: Page) -> None:
    player = Pumper(Mouse(page))
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    player.to_the_end()
    page.get_by_role("button", name="Walk through the points").click()
    sheet = page.get_by_role("dialog", name="How the points came about")
    board = page.locator("section[aria-label=Board] svg").first
    plain = board.inner_html()
    sheet.get_by_role("button", name="The next shadoof").click()
    expect(sheet).to_contain_text(re.compile(r"Shadoof 1 of \d"))
    assert board.inner_html() != plain
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_live_points_open_into_the_tiles_that_make_them(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    for move in ("+a1", "b1>a1"):
        type_move(page, move)
        expect(chips(page).last).to_have_text(move.replace(">", "→"))
    page.get_by_role("button", name=re.compile(r"^1 point for Guest")).click()
    sheet = page.get_by_role("dialog", name=re.compile("Points of Guest"))
    expect(sheet.get_by_role("button", name=re.compile("Shadoof a1"))).to_contain_text("1")
