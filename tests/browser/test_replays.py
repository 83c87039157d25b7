"""A game looked at again: stepped, played back, shared, taken away, gone on with; and the commented games."""

import json
import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browser.opening import SHORT_RIVER, Someone, arrive, end_turn, one_move_from_its_end, sit
from playwright.sync_api import Locator, Page, expect
from running import shadoof

pytestmark = pytest.mark.browser
# A whole game on the short river, but for its last full stop.
PLAYED = [".", "+c3", ".", ".", "+a2", "b3>a3", ".", "b3>a1", ".", "+c2", "b3>c1"]


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


@pytest.fixture
def replayed(page: Page) -> Page:
    """The replay of a game that was just finished, reached from its result."""
    record = {"game": "wadi", "players": 2, "scenario": SHORT_RIVER, "actions": PLAYED}
    sit(page, "wadi", "me", "Bo", record=record)
    end_turn(page)
    page.get_by_role("region", name="Result").get_by_role("link", name="Replay").click()
    expect(moment(page)).to_have_value("0")
    return page


def taken(page: Page, button: str, folder: Path) -> bytes:
    with page.expect_download() as coming:
        press(page, button)
    path = folder / "taken"
    coming.value.save_as(path)
    return path.read_bytes()


def test_a_replay_steps_jumps_by_turn_and_plays_back(replayed: Page) -> None:
    page = replayed
    for button, at in (("Step on", 1), ("Step on", 2), ("Next turn", 3), ("Turn before", 1), ("Step back", 0)):
        press(page, button)
        expect(moment(page)).to_have_value(str(at))
    press(page, "To the end")
    expect(moment(page)).to_have_value(str(len(PLAYED) + 1))
    expect(page.get_by_text(re.compile("wins?( together)?$")).first).to_be_visible()
    press(page, "To the start")
    page.get_by_role("combobox", name="Speed").select_option("×4")
    press(page, "Play")
    expect(moment(page)).to_have_value(str(len(PLAYED) + 1))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()


def test_a_link_leads_somebody_else_to_the_very_position(replayed: Page, someone: Someone) -> None:
    for _ in range(5):
        press(replayed, "Step on")
    expect(moment(replayed)).to_have_value("5")
    other = someone()
    other.goto(replayed.url)
    expect(moment(other)).to_have_value("5")
    expect(other.locator('[data-cell="a2"]')).to_have_attribute("aria-label", re.compile("Shadoof of"))


def test_a_game_is_taken_away_as_a_record_that_the_referee_accepts(replayed: Page, tmp_path: Path) -> None:
    record: dict[str, Any] = json.loads(taken(replayed, "Record", tmp_path))
    answer = shadoof("referee", given=json.dumps({"id": 1, "do": "state", "record": record}) + "\n")
    assert json.loads(answer.stdout)["phase"] == "over"
    arrive(replayed, "/#/opened")
    replayed.get_by_label("Choose a file").set_input_files(tmp_path / "taken")
    expect(moment(replayed)).to_have_attribute("max", str(len(PLAYED) + 1))


def test_a_game_of_dice_is_taken_away_as_a_record_that_verifies(page: Page, tmp_path: Path) -> None:
    sit(page, "wabanti", "me", "Bo")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    press(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    with page.expect_download() as coming:
        page.get_by_role("region", name="Result").get_by_role("link", name="Record").click()
    coming.value.save_as(tmp_path / "game.json")
    proven = shadoof("verify", str(tmp_path / "game.json"))
    assert proven.returncode == 0, proven.stdout + proven.stderr


def test_a_position_is_taken_away_as_a_drawing_and_as_pixels(replayed: Page, tmp_path: Path) -> None:
    press(replayed, "To the end")
    drawing = ElementTree.fromstring(taken(replayed, "Picture (SVG)", tmp_path))
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert not [each for each in drawing.iter() if "var(--" in (each.get("style") or "")]
    pixels = taken(replayed, "Picture (PNG)", tmp_path)
    assert pixels[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", pixels[16:20]) == (1200,)


def test_a_game_goes_on_from_a_position_at_a_new_table(replayed: Page) -> None:
    page = replayed
    for _ in range(3):
        press(page, "Step on")
    press(page, "Continue from here")
    page.get_by_role("combobox", name="Seat B").select_option("device")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/table/**")
    expect(page.locator('[data-cell="c3"]')).to_have_attribute("aria-label", re.compile("Shadoof of"))
    end_turn(page)
    expect(page.get_by_role("log")).to_contain_text("ends the turn")


def test_a_running_game_can_be_looked_at_again(page: Page) -> None:
    sit(page, "wabanti", "me", "Bo", record=one_move_from_its_end())
    page.get_by_role("link", name="Replay", exact=True).click()
    press(page, "To the end")
    expect(moment(page)).to_have_value(re.compile(r"[1-9]\d*"))


@pytest.mark.parametrize(("game", "demos"), [("Wadi", 2), ("Wabanti", 1)])
def test_a_commented_game_plays_through_with_its_comments(page: Page, game: str, demos: int) -> None:
    arrive(page, "/#/learn")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))
    expect(card.get_by_role("listitem")).to_have_count(demos)
    for number in range(demos):
        arrive(page, "/#/learn")
        card.get_by_role("listitem").nth(number).get_by_role("link").click()
        expect(moment(page)).to_have_value("0")
        comments = set()
        for played in range(12):
            expect(moment(page)).to_have_value(str(played))
            comments |= set(page.locator("p.notice").all_inner_texts())
            page.keyboard.press("ArrowRight")
        assert len(comments) > 2
        press(page, "To the end")
        expect(page.get_by_text(re.compile(r"\bwins?\b")).first).to_be_visible()


@pytest.mark.parametrize("game", ["wadi", "wabanti"])
def test_the_rulebook_draws_every_diagram(page: Page, game: str) -> None:
    arrive(page, f"/#/rules/{game}")
    figures = page.get_by_role("figure")
    expect(figures.first).to_be_attached()
    assert figures.count() > 5
    for number in range(figures.count()):
        figures.nth(number).scroll_into_view_if_needed()
        expect(figures.nth(number).locator("svg").first).to_be_visible()
