"""A stranger plays against the computer, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def play_now(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True)).get_by_role(
        "button", name="Play now against the computer"
    ).click()
    page.wait_for_url("**/#/table/**")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_keys_alone_play_turns_against_the_computer(page: Page) -> None:
    play_now(page, "Wadi")
    told = page.get_by_role("log").get_by_role("listitem")
    for turn in (1, 2):
        page.keyboard.press("/")
        expect(page.get_by_role("textbox", name="Type a move")).to_be_focused()
        page.keyboard.type(f"+a{turn}")
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="This turn")).to_contain_text(f"a{turn}")
        page.keyboard.press("Escape")
        page.keyboard.press("e")
        expect(told.filter(has_text="Computer").nth(turn - 1)).to_be_visible()
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def test_a_build_becomes_a_chip_and_steps_back(page: Page) -> None:
    play_now(page, "Wadi")
    chips = page.get_by_role("list", name="This turn").get_by_role("listitem")
    line = page.get_by_role("textbox", name="Type a move")
    line.fill("+a1")
    line.press("Enter")
    expect(chips).to_have_text(["+a1"])
    page.get_by_role("button", name="Step back").click()
    expect(chips).to_have_text(["Nothing yet. Tap the board."])


def test_a_refused_build_says_why_and_links_to_its_rule(page: Page) -> None:
    play_now(page, "Wadi")
    board = page.get_by_role("region", name="Board")
    expect(board).to_be_visible()
    line = page.get_by_role("textbox", name="Type a move")
    line.fill("a1>a2")
    line.press("Enter")
    rule = page.get_by_role("link", name="Rule W32")
    expect(rule).to_be_visible()
    rule.click()
    expect(page.get_by_role("heading", name=re.compile("W32"))).to_be_in_viewport()


def test_a_table_played_by_mouse_has_a_replay(page: Page) -> None:
    play_now(page, "Wabanti")
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Step on").click()
    expect(page.get_by_role("slider", name="Moment")).to_have_value("1")
