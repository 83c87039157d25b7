"""People at different browsers: playing each other, losing the line, watching, and taking a seat over."""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from browser.hands import BOARD, Mouse
from browser.lines import Line
from browser.opening import SHORT_RIVER, Someone, arrive, end_turn, join, sit
from browser.players import Pumper
from playwright.sync_api import Page, expect
from served import served

pytestmark = pytest.mark.browser
STRANGER = 10  # seconds from a link to a game


def told(page: Page) -> Any:
    return page.get_by_role("log").get_by_role("listitem")


def test_a_stranger_with_the_link_is_in_the_game_within_ten_seconds(someone: Someone) -> None:
    host, stranger = someone(), someone()
    sit(host, "wadi", "me", "open", scenario=SHORT_RIVER)
    link = host.get_by_role("textbox", name="Link").input_value()
    expect(host.get_by_role("img", name="Code to scan")).to_be_visible()
    began = time.monotonic()
    stranger.goto(link)
    stranger.get_by_role("button", name="Take a seat").click()
    expect(stranger.locator(BOARD)).to_be_visible()
    took = time.monotonic() - began
    expect(host.get_by_role("button", name="End turn")).to_be_enabled()
    assert took < STRANGER


def test_two_browsers_play_a_game_against_each_other(someone: Someone) -> None:
    players = [Pumper(Mouse(someone())), Pumper(Mouse(someone()))]
    first, second = (player.page for player in players)
    table = sit(first, "wadi", "me", "open", scenario=SHORT_RIVER)
    join(second, table)
    going = True
    while going:
        # Rounds begin with another seat each: whose turn it is, the pages say.
        expect(
            first.get_by_text(re.compile("^Your turn$|is to move$")).or_(players[0].result).first
        ).to_be_visible()
        going = players[0 if first.get_by_text("Your turn", exact=True).is_visible() else 1].play_turn()
    results = [page.get_by_role("region", name="Result").get_by_role("heading").first for page in (first, second)]
    expect(results[1]).to_have_text(results[0].inner_text())


def test_a_dropped_line_is_shown_and_resumed_and_what_was_missed_is_told(someone: Someone, line: Line) -> None:
    near, far = someone(), someone(base_url=line.address)
    table = sit(near, "wadi", "me", "open", scenario=SHORT_RIVER)
    join(far, table)
    expect(near.get_by_role("button", name="End turn")).to_be_enabled()
    line.cut()
    expect(far.get_by_text("Connecting …").first).to_be_visible()
    end_turn(near)
    expect(near.get_by_text("Guest", exact=False).filter(has_text="is to move").first).to_be_visible()
    line.mend()
    expect(far.get_by_role("button", name="End turn")).to_be_enabled()
    expect(far.get_by_role("banner").get_by_text("Connected")).to_be_attached()
    expect(told(far).filter(has_text="ends the turn")).to_have_count(1)


def test_a_turn_ended_without_a_line_is_kept_and_sent_once_it_is_back(someone: Someone) -> None:
    here, there = someone(), someone()
    table = sit(here, "wadi", "me", "open", scenario=SHORT_RIVER)
    join(there, table)
    typed = here.get_by_role("textbox", name="Type a move")
    typed.fill("+a1")
    typed.press("Enter")
    expect(here.get_by_role("list", name="This turn")).to_contain_text("+a1")
    here.context.set_offline(True)
    expect(here.get_by_text("No connection").first).to_be_visible()
    end_turn(here)
    expect(here.get_by_text("1 turn not sent")).to_be_visible()
    expect(here.get_by_role("list", name="This turn")).to_contain_text("+a1")
    here.context.set_offline(False)
    expect(told(there).filter(has_text="builds a shadoof on a1")).to_have_count(1)
    expect(here.get_by_text("1 turn not sent")).to_be_hidden()
    expect(told(here).filter(has_text="builds a shadoof on a1")).to_have_count(1)


def test_a_turn_that_was_not_sent_outlives_the_page(someone: Someone, line: Line) -> None:
    page = someone(base_url=line.address)
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.route("**/turns", lambda route: route.abort())
    end_turn(page)
    expect(page.get_by_text("1 turn not sent")).to_be_visible()
    page.unroute("**/turns")
    page.reload()
    expect(page.get_by_text("Bo, your turn")).to_be_visible()
    assert json.loads(page.evaluate("localStorage['shadoof-outbox']")) == []


def test_a_turn_that_came_too_late_comes_back_with_the_reason(someone: Someone) -> None:
    page = someone()
    table = sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    page.context.set_offline(True)
    end_turn(page)
    expect(page.get_by_text("1 turn not sent")).to_be_visible()
    # The same person plays on at another device meanwhile.
    other = someone(storage_state={"cookies": page.context.cookies(), "origins": []})
    other.goto(f"/#/table/{table}")
    end_turn(other)
    expect(other.get_by_text("Bo, your turn")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The turn was not played")).to_be_visible()
    expect(page.get_by_text("1 turn not sent")).to_be_hidden()


def type_turn(page: Page, *moves: str) -> None:
    line = page.get_by_role("textbox", name="Type a move")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    line.fill(" ".join([*moves, "."]))
    line.press("Enter")
    expect(told(page).filter(has_text=f"builds a shadoof on {moves[0][1:]}.")).to_have_count(1)


def test_another_turn_after_a_take_back_is_seen_after_a_gap_and_a_restart_of_the_server(
    someone: Someone, tmp_path: Path
) -> None:
    with served(tmp_path) as address:
        near = someone(base_url=address)
        sit(near, "wadi", "me", 2, scenario="start")
        type_turn(near, "+a1")
        expect(near.get_by_role("button", name="End turn")).to_be_enabled()
        port = int(address.rpartition(":")[2])
        far = someone(base_url=address, storage_state={"cookies": near.context.cookies(), "origins": []})
        far.goto(near.url)
        expect(far.locator(BOARD)).to_be_visible()
        near.context.set_offline(True)
        far.get_by_role("button", name="Take my turn back").click()
        expect(told(far).filter(has_text="was taken back")).to_have_count(1)
        type_turn(far, "+c3")
    with served(tmp_path, port):
        near.context.set_offline(False)
        expect(near.locator('[data-cell="c3"]')).to_have_attribute("aria-label", re.compile("Shadoof of Guest"))
        expect(near.locator('[data-cell="a1"]')).not_to_have_attribute(
            "aria-label", re.compile("Shadoof of Guest")
        )


def test_a_turn_ended_while_the_server_is_away_is_played_when_it_is_back(someone: Someone, tmp_path: Path) -> None:
    with served(tmp_path) as address:
        page = someone(base_url=address)
        sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
        expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    end_turn(page)
    expect(page.get_by_text("1 turn not sent")).to_be_visible()
    with served(tmp_path, int(address.rpartition(":")[2])):
        expect(page.get_by_text("Bo, your turn")).to_be_visible()
        expect(page.get_by_text("1 turn not sent")).to_be_hidden()
        expect(told(page).filter(has_text="ends the turn")).to_have_count(1)


def test_a_turn_that_was_not_sent_is_sent_from_any_page(someone: Someone) -> None:
    page = someone()
    table = sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.route("**/turns", lambda route: route.abort())
    end_turn(page)
    expect(page.get_by_text("1 turn not sent")).to_be_visible()
    page.goto("about:blank")
    page.unroute("**/turns")
    page.goto("/#/learn")
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    other = someone(storage_state={"cookies": page.context.cookies(), "origins": []})
    other.goto(f"/#/table/{table}")
    expect(other.get_by_text("Bo, your turn")).to_be_visible()


def test_whoever_ends_all_other_browsers_is_nobody_there_any_more(someone: Someone) -> None:
    old = someone()
    table = sit(old, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    new = someone(storage_state={"cookies": old.context.cookies(), "origins": []})
    arrive(new, "/#/me")
    new.get_by_role("button", name="Sign out everywhere else").click()
    expect(new.get_by_text("You are signed in here only now.")).to_be_visible()
    # The other browser is a guest of its own, and watches.
    expect(old.get_by_role("button", name="End turn")).to_have_count(0)
    expect(old.locator(BOARD)).to_be_visible()
    new.goto(f"/#/table/{table}")
    expect(new.get_by_role("button", name="End turn")).to_be_enabled()


def test_who_only_watches_sees_what_is_played_and_can_do_nothing(someone: Someone) -> None:
    player, watcher = someone(), someone()
    table = sit(player, "wadi", "me", "Bo", scenario=SHORT_RIVER, listed=True)
    watcher.goto(f"/#/table/{table}")
    expect(watcher.locator(BOARD)).to_be_visible()
    expect(player.get_by_text("1 person watching")).to_be_visible()
    end_turn(player)
    expect(told(watcher).filter(has_text="ends the turn")).to_have_count(1)
    expect(watcher.get_by_role("button", name="End turn")).to_have_count(0)
    assert not Mouse(watcher).where(lambda cell: "can be built" in cell.words)
    watcher.goto("/#/tables")
    watcher.get_by_role("button", name="Being played").click()
    expect(watcher.get_by_role("main").get_by_role("link").filter(has_text="Bo").first).to_be_visible()


def test_a_seat_moves_to_another_browser_by_its_recovery_link(someone: Someone) -> None:
    old, new = someone(), someone()
    table = sit(old, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    arrive(old, "/#/me")
    old.get_by_role("button", name="Make a link").click()
    link = old.get_by_role("textbox", name="Link").input_value()
    new.goto(link)
    new.get_by_role("button", name="Yes, that is me").click()
    expect(new.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    assert "#" not in new.url or link.partition("#")[2] not in new.url
    new.get_by_role("button", name="Mine").click()
    new.get_by_role("main").get_by_role("link").filter(has_text="Bo").click()
    new.wait_for_url(f"**/#/table/{table}")
    end_turn(new)
    expect(new.get_by_text("Bo, your turn")).to_be_visible()
