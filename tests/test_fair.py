"""Fair boards: the head start that levels the seats is found, published, and turned with the starter."""

import json
from pathlib import Path
from typing import Any

import pytest
from running import shadoof as run

import shadoof
from shadoof.core import registry
from shadoof.core.fair import Fair, fair_rules, read_measured, write_measured
from shadoof.core.trouble import BadRequest
from shadoof.lab.balance import Study
from shadoof.lab.contest import Contest

BOARD = "3 ↓1 1\n1 ↓ 1"


def line(actions: list[str], rules: dict[str, Any] | None = None) -> dict[str, Any]:
    value = {"game": "wadi", "players": 2, "scenario": BOARD, "rules": rules or {}, "actions": actions}
    end = shadoof.Record.from_value(value).position()
    assert end.phase == "over"
    won = end.winners() or []
    return {"record": value, "points": end.points(), "shares": [(seat in won) / len(won) for seat in (0, 1)]}


# The starter wins by 3, and by 1; with the one disc on land the wadi is dry after a round.
BY_THREE = line(["+a1", "b1>a1", ".", "+c2", "."])
BY_ONE = line(["+c2", "b1>c1", ".", "+a1", "."])


def study() -> Study:
    return Study(Contest("wadi", 2, ("1",), (BOARD,)), 2, 1)


def test_the_head_start_that_levels_the_games_played_is_found() -> None:
    assert BY_THREE["points"][0] - BY_THREE["points"][1] == 3
    assert BY_ONE["points"][0] - BY_ONE["points"][1] == 1
    # Two points for the second seat: it wins the one game and loses the other.
    assert study().best_head_start([BY_THREE, BY_ONE], (0, 0)) == (0, 2)
    assert study().best_head_start([BY_THREE, BY_ONE], (5, 0)) == (0, 2)


def test_a_report_says_what_the_games_say() -> None:
    found = study().report([BY_THREE, BY_ONE], (0, 0))
    assert found.shares == (1.0, 0.0)
    assert found.margin == 2
    assert (found.rounds, found.ties, found.games, found.bot) == (1, 0, 2, "1")
    assert found.unevenness == 0.5
    assert found.low[0] < 1.0


def test_a_game_without_points_has_no_head_start() -> None:
    with pytest.raises(BadRequest, match="no head start"):
        Study(Contest("wabanti", 2, ("1",)), 2, 1)


def test_what_was_measured_is_kept_as_text_and_read_again(tmp_path: Path) -> None:
    one = study().report([BY_THREE, BY_ONE], (0, 2))
    (tmp_path / "fair.json").write_text(write_measured({"b": {3: one, 2: one}, "a": {2: one}}))
    assert read_measured(tmp_path / "fair.json") == {"a": {2: one}, "b": {2: one, 3: one}}
    assert read_measured(tmp_path / "nothing.json") == {}


def test_the_head_start_goes_by_the_order_of_turn_whoever_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("wadi")
    assert game.maps
    found = Fair((0, 2, 5), (), (), (), (), 0, 0, 0, 1, "1", "")
    monkeypatch.setattr(type(game.maps), "measured", lambda self, plan: {3: found})
    assert fair_rules(game, "start", 3) == {"head_start": [0, 2, 5]}
    # Seat 1 starts: it is the first in turn, seat 2 the second, seat 0 the third.
    assert fair_rules(game, "start", 3, first=1) == {"head_start": [5, 0, 2]}


def test_a_board_that_nobody_measured_has_no_fair_head_start() -> None:
    for game, scenario in (("wadi", BOARD), ("wabanti", None)):
        with pytest.raises(BadRequest, match="No fair head start"):
            fair_rules(registry.find(game), scenario, 2)


def test_every_board_is_fair_for_the_player_counts_it_names() -> None:
    game = registry.find("wadi")
    assert game.maps
    for name in game.maps.ids():
        plan = game.read_scenario(name)
        measured = game.maps.measured(plan)
        assert tuple(measured) == game.maps.card(plan, "en").players, name
        for players, found in measured.items():
            assert found.unevenness <= 0.15, (name, players, found.shares)
            assert len(found.head_start) == players
            assert min(found.head_start) == 0
            assert found.games >= 40


def test_play_and_the_list_of_boards_use_what_was_measured(tmp_path: Path) -> None:
    told = run("play", "wadi", "--fair", "--first", "1", "--players", "2", given="q\n", folder=tmp_path)
    assert told.returncode == 0
    saved = json.loads((tmp_path / "shadoof-wadi.json").read_text())
    assert saved["rules"]["head_start"] == fair_rules(registry.find("wadi"), "start", 2, 1)["head_start"]
    assert "fair for 2 with head start" in run("map", "list").stdout


@pytest.mark.compiled_only
def test_fair_measures_any_map_and_tries_the_head_start_it_finds(tmp_path: Path) -> None:
    (tmp_path / "my.wadi").write_text(BOARD)
    asked = ["fair", "./my.wadi", "--players", "2", "--bot", "200p", "--games", "6", "--cores", "1", "--json"]
    told = run(*asked, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    stages = [json.loads(each) for each in told.stdout.splitlines()]
    assert stages[0]["head_start"] == [0, 0]
    assert all(each["games"] == 6 and sum(each["shares"]) == pytest.approx(1) for each in stages)
    assert run("fair", "start", "--players", "7", folder=tmp_path).returncode == 2
