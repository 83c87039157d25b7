"""Clocks, and who is away: told as the server has it, and given back."""

import re

import pytest
from browser.hands import Mouse
from browser.opening import SHORT_RIVER, Someone, join, sit
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
FAST = {"type": "real_time", "bank": 3, "increment": 0}


def seconds(page: Page, seat: int) -> float:
    """What the clock of a seat shows."""
    minutes, rest = page.get_by_role("timer").nth(seat).inner_text().strip().split(":")
    return int(minutes) * 60 + float(rest)


def test_the_clock_of_who_is_to_move_runs_and_the_others_stands(someone: Someone) -> None:
    ann, bob = someone(), someone()
    clock = {"type": "real_time", "bank": 300, "increment": 10}
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER, pace=clock)
    join(bob, table)
    expect(ann.get_by_role("button", name="End turn")).to_be_enabled()
    before = seconds(ann, 0)
    ann.wait_for_timeout(2500)
    for page in (ann, bob):
        assert 1.5 < before - seconds(page, 0) < 60
        assert seconds(page, 1) == 300
    ann.get_by_role("button", name="End turn").click()
    expect(bob.get_by_role("button", name="End turn")).to_be_enabled()
    assert seconds(bob, 0) > before  # the increment
    standing = seconds(ann, 0)
    ann.wait_for_timeout(1500)
    assert seconds(ann, 0) == standing


def test_a_correspondence_table_says_its_reserve_and_counts_in_days(page: Page) -> None:
    page.goto("/#/new/wadi")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("combobox", name="Pace").select_option("days")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 days a turn, with 3 days in reserve")).to_be_visible()


def test_the_computer_plays_for_who_is_out_of_time_until_the_seat_is_taken_back(someone: Someone) -> None:
    ann, bob = someone(), someone()
    absent = {"type": "bot", "after": 600, "level": 1}
    table = sit(ann, "wadi", "me", "open", scenario="start", pace=FAST, absence=absent, first=0)
    join(bob, table)
    for page in (ann, bob):
        expect(page.get_by_text("computer plays (level 1)")).to_be_visible()
    expect(ann.get_by_text(re.compile("^The computer plays for"))).to_be_visible()
    ann.get_by_role("button", name="Take the seat back").click()
    for page in (ann, bob):
        expect(page.get_by_role("log")).to_contain_text("is back.")
    assert seconds(bob, 0) > 20
    assert seconds(ann, 0) > 20


def test_who_closes_the_page_is_away_and_who_comes_back_is_here(someone: Someone) -> None:
    ann, bob = someone(), someone()
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER)
    join(bob, table)
    expect(ann.get_by_role("button", name="End turn")).to_be_enabled()
    bob.goto("/#/about")
    expect(ann.get_by_text("away", exact=True)).to_be_visible()
    bob.goto(f"/#/table/{table}")
    expect(ann.get_by_text("away", exact=True)).to_be_hidden()


def test_two_games_with_seats_changed_are_told_as_a_pair(page: Page) -> None:
    first = sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER, pair=True)
    result = page.get_by_role("region", name="Result")
    resign(page)
    expect(result).to_contain_text("Game 1 of 2.")
    expect(result.get_by_role("button", name="Play again")).to_have_count(0)
    result.get_by_role("link", name="To the other game").click()
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    assert first not in page.url
    resign(page)
    expect(result).to_contain_text("Game 2 of 2.")
    expect(result).to_contain_text("Both games together")
    expect(result.get_by_role("button", name="Play again")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_resignation_takes_what_another_was_trying_off_the_board(someone: Someone) -> None:
    ann, bob = someone(), someone()
    table = sit(ann, "wadi", "me", "open", scenario=SHORT_RIVER)
    join(bob, table)
    hand = Mouse(ann)
    hand.touch("a1")
    hand.touch("a1")
    expect(hand.cell("a1")).to_have_attribute("aria-label", re.compile("Shadoof of"))
    resign(bob)
    expect(ann.get_by_role("region", name="Result")).to_be_visible()
    expect(hand.cell("a1")).not_to_have_attribute("aria-label", re.compile("Shadoof of"))
