"""Pictures: every position of every game can be shown and drawn, and shows what is there."""

import random
import re
from xml.etree import ElementTree

import pytest

import shadoof
from shadoof.core import registry
from shadoof.core.position import Position


def positions(game: str, **options: object) -> list[Position]:
    """Some random games' positions, the last ones among them."""
    chance = random.Random(5)
    found = []
    for players in registry.find(game).facts.player_counts:
        position = shadoof.start(game, players, **options)  # type: ignore[arg-type]
        for _ in range(70):
            found.append(position)
            actions = position.legal()
            if not actions:
                break
            position = position.play(chance.choice([a for a in actions if a != "."] or actions))
    return found[::7]


ALL = positions("wadi", scenario="delta", rules={"watchmen": True}) + positions("wabanti")


def test_every_picture_is_well_formed_and_needs_nothing_from_elsewhere() -> None:
    for position in ALL:
        picture = position.setup.game.draw(position)
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg")
        assert "href" not in picture
        used = set(re.findall(r"url\(#(\w+)\)", picture))
        assert used <= {node.get("id") for node in root.iter()}


def test_a_picture_of_wadi_shows_every_disc_shadoof_and_watchman() -> None:
    for position in ALL:
        if position.setup.game.name == "wadi":
            shown = position.setup.game.draw(position)
            shadoofs = sum(int(own).bit_count() for own in position.table.shadoofs)
            watchmen = sum(1 for cell in position.table.watchman if cell != 255)
            letters = len(re.findall(r">[ABCD]</text>", shown))
            begun = position.round != 1 or position.to_move != 0 or shadoofs
            assert letters == shadoofs + watchmen + (1 if begun else 0)
            assert shown.count('r="30"') == int(position.table.discs).bit_count()


def test_a_picture_of_wabanti_shows_18_stones_and_the_dice() -> None:
    for position in ALL:
        if position.setup.game.name == "wabanti":
            shown = position.setup.game.draw(position)
            assert shown.count('fill="url(#brass)"') == 18
            assert shown.count('rx="7"') == sum(int(position.table.dice) >> 3 * i & 7 for i in range(6))


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_terminal_shows_the_same_in_colour_and_without(language: str) -> None:
    for position in ALL:
        game = position.setup.game
        plain = game.show(position, False, language)
        coloured = re.sub(r"\x1b\[[0-9;]*m", "", game.show(position, True, language))
        assert "".join(coloured.split()) == "".join(plain.split())
        assert "\x1b" not in plain


def test_the_terminal_shows_shadoofs_discs_watchmen_forks_and_voids() -> None:
    position = shadoof.start("wadi", 2, scenario="1 2 ↓3 1\n. 1 ↙↘ 1\n. ← 1 →", rules={"watchmen": True})
    for action in ["+b1", "c1>b1", ".", "+d2", ".", "@c3", "@a1"]:
        position = position.play(action)
    assert position.setup.game.show(position).splitlines()[:4] == [
        "       a      b      c      d",
        "  1  @B1     A2●     ↓      1",
        "  2    .      1      ↙↘2   B1",
        "  3    .      ←    @A1      →",
    ]
