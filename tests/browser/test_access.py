"""Everybody can use every page: what axe finds, how large a target is, and calm for who asked for it."""

import json
import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.hands import BOARD, Finger, Mouse
from browser.opening import PHONE, SHORT_RIVER, Someone, arrive, sit
from browser.tours import pages
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
GRAVE = ("serious", "critical")
LEAST = 24  # pixels of a target, WCAG 2.2 AA
THUMB = 44  # of what is most often touched on a phone
THEMES = ["light", "dark"]
# Words in running text are exempt; so is what a label larger than itself belongs to.
SMALL = """(least) => {
  const size = (each) => each.getBoundingClientRect();
  const small = (each) => Math.min(size(each).width, size(each).height) < least - 0.01;
  const inText = (each) => each.matches("a") && getComputedStyle(each).display === "inline";
  return [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter((each) => each.checkVisibility({ checkOpacity: true }) && size(each).width > 0 && !each.disabled)
    .filter((each) => !inText(each) && !each.matches(".skip"))
    .filter((each) => small(each) && !(each.closest("label") && !small(each.closest("label"))))
    .map((each) => each.outerHTML.slice(0, 160) + ` ${size(each).width} x ${size(each).height}`);
}"""
MOVING = """() => document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().duration > 1).length"""


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_serious_on_any_page(someone: Someone, theme: str) -> None:
    page = someone(color_scheme=theme)
    axe = Axe()
    found = []
    for where in pages(page):
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{where}: {fault}" for fault in grave(axe, page)]
    page.get_by_role("button", name="Settings").click()
    found += [f"settings: {fault}" for fault in grave(axe, page)]
    assert not found, "\n".join(found)


def grave(axe: Axe, page: Page) -> list[str]:
    violations: list[dict[str, Any]] = axe.run(page).response["violations"]
    return [
        f"{each['id']}: {each['help']}: " + json.dumps([node["target"] for node in each["nodes"][:4]])
        for each in violations
        if each["impact"] in GRAVE
    ]


def test_every_target_is_large_enough_with_a_mouse_and_with_a_finger(someone: Someone) -> None:
    found = []
    for page in (someone(), someone(**PHONE)):
        width = page.viewport_size and page.viewport_size["width"]
        for where in pages(page):
            found += [f"{where} at {width}: {each}" for each in page.evaluate(SMALL, LEAST)]
    assert not found, "\n".join(found)


def test_what_is_touched_most_is_a_thumb_wide_on_a_phone(someone: Someone) -> None:
    page = someone(**PHONE)
    arrive(page)
    main = [page.get_by_role("button", name="Play now against the computer").first]
    main += page.get_by_role("navigation").get_by_role("link").all()
    assert_thumbs(main)
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    assert_thumbs([page.get_by_role("button", name=name) for name in ("Step back", "Reset", "End turn")])
    arrive(page, "/#/demo/wadi/basics?at=0")
    assert_thumbs([page.get_by_role("button", name="Step on")])


def assert_thumbs(buttons: list[Any]) -> None:
    for button in buttons:
        box = button.bounding_box()
        assert box, button
        assert box["height"] >= THUMB, (button, box)


def test_no_page_is_wider_than_a_phone(someone: Someone) -> None:
    page = someone(**PHONE)
    wide = [where for where in pages(page) if page.evaluate("document.documentElement.scrollWidth") > 360]
    assert not wide


def test_a_field_too_small_for_a_finger_is_looked_at_closer_before_anything_is_done(someone: Someone) -> None:
    page = someone(**PHONE)
    sit(page, "wabanti", "me", "Bo")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    finger = Finger(page)
    stone = finger.where(lambda cell: "can move to" in cell.words)[0]
    small = finger.cell(stone.name).bounding_box()
    assert small
    finger.touch(stone.name)
    expect(page.get_by_role("button", name="Show the whole board")).to_be_visible()
    large = finger.cell(stone.name).bounding_box()
    assert large
    assert min(large["width"], large["height"]) >= THUMB > small["width"]
    expect(page.get_by_role("list", name="This turn")).to_contain_text("Nothing yet")


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_nothing_moves_for_who_asked_for_calm(someone: Someone, wish: str, moves: bool) -> None:
    page = someone(reduced_motion=wish)
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    hand = Mouse(page)
    hand.touch("a1")
    hand.touch("a1")
    expect(page.get_by_role("list", name="This turn")).to_contain_text("+a1")
    assert (page.evaluate(MOVING) > 0) == moves


def test_keys_never_lose_the_focus(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled()
    end.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Bo, your turn")).to_be_visible()
    expect(end).to_be_focused()
    for name, closes in (("Resign", "Play on"), ("Share", "Close"), ("Keys", "Close")):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name=closes).click()
        expect(opener).to_be_focused()
    points = page.get_by_role("button", name=re.compile("^0 points for Bo"))
    points.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("Points of Bo"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(points).to_be_focused()


def test_single_keys_can_be_switched_off(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("^Single keys act")).uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_timeout(500)
    expect(page.get_by_role("log")).not_to_contain_text("ends the turn")
    page.reload()
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("^Single keys act")).check()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    expect(page.get_by_role("log")).to_contain_text("ends the turn")


def test_ones_own_steps_and_whose_turn_it_is_are_read_out(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    said = page.get_by_role("main").get_by_role("status")
    line = page.get_by_role("textbox", name="Type a move")
    line.fill("+a1 b1>a1")
    line.press("Enter")
    expect(said.filter(has_text=re.compile(r"pumps from b1 to a1\. Guest .* has 1 point now\."))).to_have_count(1)
    page.get_by_role("button", name="End turn").click()
    expect(said.filter(has_text="Bo, your turn")).to_have_count(1)


@pytest.mark.parametrize("size", [(320, 256), (640, 360), (844, 390)])
@pytest.mark.parametrize("game", ["wadi", "wabanti"])
def test_a_board_stays_large_enough_where_the_window_is_hardly_high(
    someone: Someone, game: str, size: tuple[int, int]
) -> None:
    page = someone(viewport={"width": size[0], "height": size[1]})
    sit(page, game, "me", "Bo")
    box = page.locator(BOARD).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 200


def test_what_is_pressed_is_seen_in_the_colours_of_the_device(someone: Someone) -> None:
    page = someone(forced_colors="active")
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    pressed, other = (
        page.get_by_role("button", pressed=is_so).first.evaluate("(each) => getComputedStyle(each).outlineStyle")
        for is_so in (True, False)
    )
    assert (pressed, other) == ("solid", "none")
    light = page.locator("header .light").evaluate("(each) => getComputedStyle(each).borderTopWidth")
    assert light != "0px"


def test_a_screen_reader_hears_the_board_the_choices_and_what_others_did(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    expect(page.locator(BOARD)).to_have_accessible_name(re.compile("3 rows and 3 columns"))
    expect(page.locator('[data-cell="a2"]')).to_have_accessible_name(
        "a2: land with 2 reservoirs, dry. A shadoof can be built here."
    )
    page.get_by_role("button", name="End turn").click()
    told = page.get_by_role("log")
    expect(told).to_have_attribute("aria-live", "polite")
    expect(told).to_contain_text("ends the turn.")
    page.get_by_text("The board in words").click()
    expect(page.get_by_text(re.compile("discs in the wadi: "))).to_be_visible()
