"""What can be played, as the browser is told: everything comes from the games' folders."""

from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from shadoof.core import registry
from shadoof.core.fair import Fair
from shadoof.core.record import start
from shadoof.core.words import LANGUAGES
from shadoof.server.people.who import accepted_language
from shadoof.server.routes import games
from shadoof.server.trouble import Declined
from shadoof.server.views import games as views


@pytest.fixture(scope="module")
def client() -> Any:
    def declined(_: Any, error: Declined) -> Any:
        from litestar import Response

        return Response(content=None, status_code=error.status)

    app = Litestar(
        route_handlers=games.HANDLERS,
        dependencies={"viewer": Provide(lambda: None, sync_to_thread=False)},
        exception_handlers={Declined: declined},
    )
    with TestClient(app) as client:
        yield client


def cards(client: Any, language: str = "en") -> dict[str, Any]:
    answer = client.get("/api/games", params={"lang": language})
    assert answer.headers["content-type"].startswith("application/json")
    return {card["name"]: card for card in answer.json()}


def test_the_board_to_begin_with_comes_first(client: Any) -> None:
    for name, card in cards(client).items():
        maps = registry.find(name).maps
        if maps:
            assert card["boards"][0]["id"] == maps.standard()


def test_every_game_has_a_card_with_its_facts(client: Any) -> None:
    found = cards(client)
    assert sorted(found) == sorted(registry.names())
    for name, card in found.items():
        facts = registry.find(name).facts
        assert (card["title"], card["designer"]) == (facts.title, facts.designer)
        assert (card["fewest_players"], card["most_players"]) == (facts.fewest_players, facts.most_players)
        assert card["chance"] == facts.chance
        assert card["levels"] == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words_in_every_language(client: Any, language: str) -> None:
    english = cards(client)
    for name, card in cards(client, language).items():
        for rule, other in zip(card["rules"], english[name]["rules"], strict=True):
            assert rule["name"] == other["name"]
            for choice, in_english in zip(rule["choices"], other["choices"], strict=True):
                assert choice["value"] == in_english["value"]
                assert choice["title"]
                assert (choice["note"] == in_english["note"]) == (language == "en")


@pytest.mark.parametrize("game", registry.names())
def test_what_is_offered_can_be_played_and_nothing_is_left_out(client: Any, game: str) -> None:
    found = registry.find(game)
    scenario = found.maps.standard() if found.maps else None
    rules = cards(client)[game]["rules"]
    standard = found.read_rules({}, 2)
    assert {rule["name"] for rule in rules} == set(standard) - {found.facts.head_start}
    for rule in rules:
        assert rule["default"] == standard[rule["name"]]
        for choice in rule["choices"]:
            position = start(game, 2, scenario=scenario, rules={rule["name"]: choice["value"]})
            assert position.setup.rules[rule["name"]] == choice["value"]
            assert type(position.setup.rules[rule["name"]]) is type(choice["value"])


@pytest.mark.parametrize("game", registry.names())
def test_a_variant_has_a_name_in_every_language_and_rules_that_are_offered(client: Any, game: str) -> None:
    choices = {rule["name"]: rule["choices"] for rule in cards(client)[game]["rules"]}
    for language in LANGUAGES:
        card = cards(client, language)[game]
        assert card["summary"]
        for variant in card["variants"]:
            assert variant["title"]
            assert variant["note"]
            for name, value in variant["rules"].items():
                assert value in [choice["value"] for choice in choices[name]]


def test_the_watchmen_are_a_variant_of_wadi_with_the_advanced_rule(client: Any) -> None:
    (watchmen,) = cards(client)["wadi"]["variants"]
    assert watchmen["title"] == "The Watchmen"
    assert watchmen["rules"] == {"watchmen": True, "building": "spreading"}


def test_every_built_in_board_comes_with_its_map(client: Any) -> None:
    for name, card in cards(client).items():
        maps = registry.find(name).maps
        assert sorted(board["id"] for board in card["boards"]) == sorted(maps.ids() if maps else ())
        for board in card["boards"]:
            start(name, board["players"][0], scenario=board["text"])


def test_a_board_tells_how_fair_it_was_measured_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Fair((0, 2), (0.5, 0.5), (0.4, 0.4), (0.6, 0.6), (9.0, 9.5), 3.0, 0.01, 8.0, 400, "5", "0.1.0")
    for name in registry.names():
        game = registry.find(name)
        if game.maps:
            monkeypatch.setattr(type(game.maps), "measured", lambda *_: {2: one})
            (card,) = [
                each for each in msgspec.json.decode(views.game_cards.__wrapped__("en")) if each["name"] == name
            ]
            for board in card["boards"]:
                assert board["fair"]["2"]["head_start"] == [0, 2]
                assert board["fair"]["2"]["games"] == 400


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_told_in_every_language(client: Any, game: str, language: str) -> None:
    book = client.get(f"/api/games/{game}/rulebook", params={"lang": language}).json()
    assert book["game"] == game
    assert len(book["chapters"]) > 3
    assert all(rule["text"] for chapter in book["chapters"] for rule in chapter["rules"])


@pytest.mark.parametrize(
    "path", ["/api/games/chess/rulebook", "/api/games/..%2Fwadi/demos", "/api/games/core/demos"]
)
def test_a_game_that_is_not_there_is_not_found(client: Any, path: str) -> None:
    assert client.get(path).status_code == 404


def test_the_same_bytes_are_sent_for_the_same_language(client: Any) -> None:
    first = client.get("/api/games", headers={"accept-language": "nl-BE, en;q=0.5"}).content
    assert first == client.get("/api/games", params={"lang": "nl"}).content
    assert msgspec.json.decode(first) != client.get("/api/games", params={"lang": "de"}).json()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, en;q=0.3, nl;q=0.7", "nl"),
        ("fr", "en"),
        ("en;q=x, ;;,,", "en"),
        ("de;q=0.1" * 1000, "de"),
    ],
)
def test_the_browsers_first_wish_that_is_spoken_here(header: str, language: str) -> None:
    assert accepted_language(header) == language
