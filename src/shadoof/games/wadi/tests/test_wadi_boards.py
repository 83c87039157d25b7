"""The built-in boards: at least 14, each inside one box, free of the program's own advice, and ours."""

import pytest

import shadoof
from shadoof.core import registry
from shadoof.core.trouble import BadScenario
from shadoof.games.wadi.advice import advise
from shadoof.games.wadi.box import boxes
from shadoof.games.wadi.measures import ends, rounds, starts
from shadoof.games.wadi.scenario import built_in, built_in_ids, find_scenario, read_scenario

BOARDS = built_in_ids()


def test_there_are_at_least_14_boards_and_the_authors_names_are_among_them() -> None:
    assert len(BOARDS) >= 14
    named = (
        "start el-arish al-mabraq al-masilah thamit jedi al-mujib oclock bahta el-kebir quragyah tafna al-malik"
    )
    assert {"start", *named.split()} < set(BOARDS)


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_7_by_7_in_one_box_and_free_of_advice_for_the_players_it_names(board: str) -> None:
    scenario = built_in(board)
    assert (scenario.map.rows, scenario.map.columns) == (7, 7)
    assert boxes(scenario.map) == 1
    for players in scenario.players:
        assert not advise(scenario.map, players, watchmen=False)
        assert not advise(scenario.map, players, watchmen=True)


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_says_that_the_drawing_is_ours_and_what_it_is_like_in_three_languages(board: str) -> None:
    scenario = built_in(board)
    assert "ours" in scenario.head["credit"]
    for key in ("credit", "note"):
        assert len({scenario.told(key, language) for language in ("en", "nl", "de")}) == 3
        assert scenario.told(key, "xx") == scenario.told(key, "en")
    if "place" in scenario.head:
        assert {"place-nl", "place-de"} <= scenario.head.keys()
    assert scenario.name


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_played_to_its_end_in_the_rounds_it_promises(board: str) -> None:
    position = shadoof.start("wadi", 2, scenario=board)
    while position.phase != "over":
        position = position.play(".")
    assert position.round == rounds(built_in(board).map)


def test_the_start_board_has_three_starting_points() -> None:
    assert len(starts(built_in("start").map)) == 3


def test_the_boards_differ_in_ends_joins_forks_and_length() -> None:
    drawn = [built_in(board).map for board in BOARDS]
    assert {len(ends(each)) for each in drawn} == {1, 2, 3}
    assert {len(starts(each)) for each in drawn} >= {2, 3}
    assert any(len(each.flows(cell)) == 2 for each in drawn for cell in each.river)
    assert min(map(rounds, drawn)) <= 5
    assert max(map(rounds, drawn)) >= 9
    assert len(set(drawn)) == len(drawn)


def test_a_scenario_is_written_and_read_back() -> None:
    for board in BOARDS:
        assert read_scenario(built_in(board).write()) == built_in(board)
    bare = read_scenario("1 ↓1")
    assert bare.write() == "1  ↓1\n"
    assert (bare.name, bare.players, bare.told("note")) == ("", (2, 3, 4), "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wings: 2\n\n1 ↓1", '"wings" is no line of a scenario\'s head'),
        ("name: a\nname: b\n\n1 ↓1", '"name" is no line of a scenario\'s head, or stands there twice'),
        ("players: 5\n\n1 ↓1", 'numbers from 2 to 4 with blanks between, got "5"'),
        ("name: only a head\n", "Expected a map"),
        ("", "Expected a map"),
        ("name: a\n\n1 x", "Row 1, column 2: “x” is no tile"),
        ("1 ↓1\n1", "Row 2: expected 2 tiles as in row 1, got 1"),
        ("1 →1 1", "The wadi on b1 flows onto land at c1"),
        ("→1 ←", "The wadi runs in a circle: a1 b1"),
        ("\ufeff\ufeff→1", "Row 1, column 1"),
        ("\n\ufeff→1", "Row 1, column 1"),
        ("name: x\n\ufeff→1", "Row 1, column 1"),
        ("\u000b\n→1", "Row 1, column 1"),
        ("→1\n\u00a0", "Row 2, column 1"),
        ("\r\r\n→1", "Row 1, column 1"),
        ("1 ↓↓2", "Expected one arrow, or two different ones"),
        ("1 ↓100", "Expected 1 to 99 discs"),
        ("1 ↓", "No wadi tile holds a disc"),
        ("\n".join(["1 1 1 1 ↓1"] * 13), "at most 64 cells"),
        ("1 " * 17, "Row 1: expected at most 16 tiles, got 17"),
        ("↓1\n" * 17, "Expected at most 16 rows, got 17"),
    ],
)
def test_a_wrong_scenario_is_told_where_and_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario(text)
    assert said in str(caught.value)


@pytest.mark.parametrize("given", [None, 5, "no-such-map"])
def test_a_scenario_that_is_no_text_or_no_boards_name_is_refused(given: object) -> None:
    with pytest.raises(BadScenario):
        find_scenario(given)


def test_what_generic_code_hears_of_the_boards() -> None:
    game = registry.find("wadi")
    assert game.maps
    card = game.maps.card(built_in("delta"), "nl")
    assert (card.id, card.name, card.players) == ("delta", "Delta", (2, 3, 4))
    assert "ronden" in card.measures
    assert game.maps.pieces(built_in("delta"), "en")[-1] == "One box is enough."
    assert game.maps.pieces(read_scenario("↓99"), "de")[-1] == "Dafür braucht es 5 Schachteln."
    findings = game.maps.advice(read_scenario("1 ↓1"), 2, {"watchmen": False}, "en")
    assert {"short-river", "short-arm"} <= {finding.name for finding in findings}
