"""The computer at the table: over the referee, at the keyboard, and as a giver of hints."""

import json
from pathlib import Path
from typing import Any

import pytest
from running import shadoof as run

import shadoof
from shadoof.cli.requests import answer

WADI: dict[str, Any] = {"game": "wadi", "players": 3, "scenario": "start"}
THROWN: dict[str, Any] = {"game": "wabanti", "players": 2, "actions": ["[13356]"]}
BOT = {"playouts": 40}


def choose(record: dict[str, Any], **more: object) -> dict[str, Any]:
    return answer(json.dumps({"id": 4, "do": "choose", "record": record, **more}).encode())


def test_choose_answers_a_whole_turn_with_every_seats_share() -> None:
    for record in (WADI, THROWN):
        answered = choose(record, bot=BOT, seed=1)
        assert answered["ok"], answered
        position = shadoof.Record.from_value(record).position()
        seat = position.to_move
        for action in answered["turn"]:
            assert position.to_move == seat
            position = position.play(action)
        assert answered["turn"][-1] == "." or position.phase == "over"
        assert len(answered["value"]) == record["players"]
        assert sum(answered["value"]) == pytest.approx(1)
        assert answered["playouts"] <= 40
        assert answered["ms"] >= 0


def test_choose_puts_and_moves_the_watchman_as_part_of_the_turn() -> None:
    coming = WADI | {"players": 2, "rules": {"watchmen": True}, "actions": [".", "."]}
    placed = choose(coming, bot=BOT)
    assert placed["turn"][0].startswith("@")
    assert len(placed["turn"]) == 1
    other = choose(coming | {"actions": [".", ".", placed["turn"][0]]}, bot=BOT)
    guard = [".", ".", placed["turn"][0], other["turn"][0]]
    turn = choose(coming | {"actions": guard}, bot=BOT)["turn"] if len(other["turn"]) == 1 else other["turn"][1:]
    assert turn[0].startswith("@")
    assert turn[-1] == "."


def test_the_same_seed_chooses_alike() -> None:
    one, again = choose(WADI, bot=BOT, seed=3), choose(WADI, bot=BOT, seed=3)
    assert one | {"ms": 0} == again | {"ms": 0}


@pytest.mark.parametrize(
    "bot",
    [None, {}, [], 5, {"level": 0}, {"level": 9}, {"level": True}, {"level": 2.0}, {"ms": 0}, {"ms": "5"},
     {"playouts": -1}, {"playouts": 10**12}, {"level": 1, "ms": 5}, {"strength": 3}],
)  # fmt: skip
def test_a_bot_that_is_none_is_a_bad_request(bot: object) -> None:
    assert choose(WADI, bot=bot)["error"]["code"] == "bad_request"
    # The request is wrong before its record is looked into.
    assert choose(WADI | {"rules": 5}, bot=bot)["error"]["code"] == "bad_request"


def test_errors_of_the_record_come_in_their_order() -> None:
    assert choose(WADI, bot=BOT, seed="x")["error"]["code"] == "bad_request"
    assert choose(WADI, bot=BOT, seed=1.0)["error"]["code"] == "bad_request"
    assert choose(WADI | {"rules": 5}, bot=BOT)["error"]["code"] == "bad_rules"
    assert choose(WADI | {"scenario": "none"}, bot=BOT)["error"]["code"] == "bad_scenario"
    assert choose(WADI | {"actions": ["+b1"]}, bot=BOT)["error"]["code"] == "illegal_action"


def test_nobody_chooses_while_dice_are_due_or_when_all_is_over() -> None:
    rolling = choose({"game": "wabanti", "players": 2}, bot=BOT)
    over = choose({"game": "wadi", "players": 2, "scenario": "1 ↓1", "actions": [".", "."]}, bot=BOT)
    for answered in (rolling, over):
        assert answered["error"]["code"] == "bad_request"


def test_seeds_of_any_size_will_do() -> None:
    for seed in (-1, 0, 2**64, 10**30):
        assert choose(WADI, bot={"playouts": 2}, seed=seed)["ok"]


@pytest.mark.compiled_only
def test_computers_play_the_last_seats_and_are_there_again_when_the_game_goes_on(tmp_path: Path) -> None:
    options = ["--players", "3", "--bots", "40p,30p", "--first", "0"]
    told = run("play", "wadi", *options, given="+a1 .\nq\n", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "B (computer 40p): " in told.stdout
    assert "C (computer 30p): " in told.stdout
    saved = json.loads((tmp_path / "shadoof-wadi.json").read_text())
    assert saved["bots"] == {"1": "40p", "2": "30p"}
    assert saved["actions"].count(".") >= 3
    again = run("play", "wadi", given=".\nu\nq\n", folder=tmp_path)
    assert "C (computer 30p): " in again.stdout
    assert "nothing to step back over" in again.stdout


@pytest.mark.compiled_only
def test_computers_play_a_game_among_themselves_to_its_end(tmp_path: Path) -> None:
    for game in ("wadi", "wabanti"):
        told = run("play", game, "--players", "2", "--bots", "1,1", folder=tmp_path)
        assert told.returncode == 0, told.stderr
        record = shadoof.Record.read((tmp_path / f"shadoof-{game}.json").read_text())
        assert record.position().phase == "over"


def test_bots_that_make_no_sense_are_told(tmp_path: Path) -> None:
    for bots, said in (("9", "from 1 to 8"), ("5,5,5", "too many"), ("oak", "level 1-8")):
        told = run("play", "wadi", "--players", "2", "--bots", bots, folder=tmp_path)
        assert told.returncode == 2
        assert said in told.stderr
        assert not (tmp_path / "shadoof-wadi.json").exists()
    (tmp_path / "shadoof-wadi.json").write_text(json.dumps(WADI | {"bots": {"7": "5"}}))
    assert "bots: expected seats" in run("play", "wadi", folder=tmp_path).stderr


@pytest.mark.compiled_only
def test_a_hint_shows_turns_that_can_be_played_and_their_chances(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(WADI | {"actions": ["+a1", "."]}))
    told = run("hint", "game.json", "--bot", "60p", "--count", "3", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    due, *turns = told.stdout.splitlines()
    assert due == "Round 1, B: build, pump or end the turn"
    assert 1 <= len(turns) <= 3
    for turn in turns:
        actions, _, chances = turn.partition("  (")
        position = shadoof.Record.from_value(WADI | {"actions": ["+a1", "."]}).position()
        for action in actions.split():
            position = position.play(action)
        assert chances.startswith("A ")
    earlier = run("hint", "game.json", "--at", "0", "--bot", "60p", "--count", "1", folder=tmp_path)
    assert earlier.stdout.startswith("Round 1, A:")
    for arguments in (["--at", "9"], ["--bot", "oak"]):
        assert run("hint", "game.json", *arguments, folder=tmp_path).returncode == 2
