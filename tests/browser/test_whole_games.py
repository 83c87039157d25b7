"""Whole games, from the first touch to the result: by mouse, by keys alone, by a finger on a phone."""

from typing import Any

import pytest
from browser.hands import Finger, Hand, Keys, Mouse
from browser.opening import PHONE, SHORT_RIVER, Someone, one_move_from_its_end, sit
from browser.players import Puller, Pumper
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
HANDS = pytest.mark.parametrize("kind", [Mouse, Keys, Finger], ids=["mouse", "keys", "finger"])


# Mouse and finger see the board move, as most people do; who plays by keys asked for calm.
MOVING = {"reduced_motion": "no-preference"}
EQUIPMENT: dict[type[Hand], dict[str, Any]] = {Mouse: MOVING, Keys: {}, Finger: PHONE | MOVING}


def hand(someone: Someone, kind: type[Hand]) -> Hand:
    return kind(someone(**EQUIPMENT[kind]))


@HANDS
def test_a_whole_game_of_wadi_is_played(someone: Someone, kind: type[Hand]) -> None:
    player = Pumper(hand(someone, kind))
    sit(player.page, "wadi", "me", "Bo", scenario="start")
    player.to_the_end()
    expect(player.result.get_by_role("heading", level=2)).to_contain_text("win")
    expect(player.page.get_by_role("log")).to_contain_text("pumps from")


@HANDS
def test_three_at_one_device_play_a_whole_game_with_watchmen(someone: Someone, kind: type[Hand]) -> None:
    player = Pumper(hand(someone, kind))
    sit(player.page, "wadi", "me", "Bo", "Cy", scenario=SHORT_RIVER, rules={"watchmen": True})
    player.to_the_end()
    expect(player.result).to_be_visible()
    expect(player.page.get_by_role("log")).to_contain_text("Watchman goes to")


@HANDS
def test_a_whole_game_of_wabanti_is_played(someone: Someone, kind: type[Hand]) -> None:
    player = Puller(hand(someone, kind))
    sit(player.page, "wabanti", "me", "Bo")
    player.to_the_end()
    expect(player.result.get_by_role("heading", level=2)).to_contain_text("wins")
    expect(player.page.get_by_role("log")).to_contain_text("moves h")


def test_the_dice_of_a_game_that_is_over_are_thrown_again_and_compared(page: Page) -> None:
    player = Puller(Mouse(page))
    sit(page, "wabanti", "me", "Bo", record=one_move_from_its_end())
    player.to_the_end()
    player.result.get_by_text("Were the dice fair?").click()
    player.result.get_by_role("button", name="Throw again and compare").click()
    expect(player.result).to_contain_text("Yes:")
