"""The commented games: they end, and every comment stands at a position, in three languages."""

import re

import pytest

from shadoof.core import demos, registry, words
from shadoof.core.demos import Demo, read_demos
from shadoof.core.record import Record
from shadoof.core.rulebook import read_rulebook

DEMOS = [(game, demo) for game in registry.names() for demo in read_demos(registry.find(game))]
NAMES = [f"{game}-{demo.id}" for game, demo in DEMOS]
CELL = re.compile(r"\b[a-o][0-9]{1,2}\b")
LINK = re.compile(r"\(([A-Z]+[0-9]*)\)")


def test_every_game_has_a_commented_game_and_so_have_the_watchmen() -> None:
    assert {game for game, _ in DEMOS} == set(registry.names())
    assert any(demo.record["rules"].get("watchmen") for game, demo in DEMOS if game == "wadi")


@pytest.mark.parametrize(("game", "demo"), DEMOS, ids=NAMES)
def test_a_commented_game_is_played_to_its_end(game: str, demo: Demo) -> None:
    assert demo.record["game"] == game
    assert Record.from_value(demo.record).position().phase == "over"


@pytest.mark.parametrize(("game", "demo"), DEMOS, ids=NAMES)
def test_comments_stand_in_order_at_positions_of_the_game(game: str, demo: Demo) -> None:
    at = [int(each) for each in demo.comments]
    assert at == sorted(set(at))
    assert at[0] == 0, "it opens with what there is to see"
    assert at[-1] == len(demo.record["actions"]), "and ends with how it came out"
    assert 12 <= len(at) <= 25


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("game", "demo"), DEMOS, ids=NAMES)
def test_comments_name_cells_and_rules_there_are_the_same_in_each_language(
    game: str, demo: Demo, language: str
) -> None:
    found = registry.find(game)
    told = next(each for each in read_demos(found, language) if each.id == demo.id)
    on_board = set(CELL.findall(" ".join(Record.from_value(demo.record).position().setup.actions)))
    book = read_rulebook(found, language)
    assert told.comments.keys() == demo.comments.keys()
    for at, comment in told.comments.items():
        assert set(CELL.findall(comment)) <= on_board, at
        assert set(CELL.findall(comment)) == set(CELL.findall(demo.comments[at])), at
        assert sorted(LINK.findall(comment)) == sorted(LINK.findall(demo.comments[at])), at
        assert all(book.find(rule) for rule in LINK.findall(comment)), at


@pytest.mark.parametrize(("game", "demo"), DEMOS, ids=NAMES)
def test_comments_refer_to_most_of_the_rules_that_are_played_by(game: str, demo: Demo) -> None:
    assert len({rule for comment in demo.comments.values() for rule in LINK.findall(comment)}) >= 5


@pytest.mark.parametrize("game", registry.names())
def test_no_comment_is_unused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()

    def note(key: str, language: str) -> str:
        said.add(key)
        return words.say(key, language)

    monkeypatch.setattr(demos, "say", note)
    read_demos.__wrapped__(registry.find(game), "de")
    prefix = f"{game}-demos"
    text = (words.packages()[prefix] / "de.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^({prefix}-[\w-]+) =", text, re.MULTILINE)) == said
