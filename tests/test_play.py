"""A game at the keyboard: typed actions, questions, steps back, and a record that outlives the program."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from running import shadoof

from shadoof.cli.main import shadoof as command

WADI = ["play", "wadi", "--map", "start", "--first", "0"]
AGAIN = ["play", "wadi"]


def saved(folder: Path, name: str = "shadoof-wadi.json") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / name).read_text(encoding="utf-8"))
    return found


def test_typed_actions_are_played_and_kept(tmp_path: Path) -> None:
    told = shadoof(*WADI, given="+a1 .\n+a2\nq\n", folder=tmp_path)
    assert told.returncode == 0
    assert "Round 1, B: build, pump or end the turn> " in told.stdout
    assert saved(tmp_path)["actions"] == ["+a1", ".", "+a2"]


def test_a_question_mark_lists_what_is_legal_and_why_explains(tmp_path: Path) -> None:
    told = shadoof(*WADI, given="?\nwhy +b1\nwhy +a1\nwhy c2>d3\n", folder=tmp_path)
    assert "+a1 +a2" in told.stdout
    assert "W20: b1 is a wadi tile; only land will do. [b1]" in told.stdout
    assert "+a1 is legal." in told.stdout
    assert "W30" in told.stdout or "W32" in told.stdout


def test_a_refused_action_names_the_rule_and_the_game_goes_on(tmp_path: Path) -> None:
    told = shadoof(*WADI, given="+a1 +a2\n.\n", folder=tmp_path)
    assert "W12: A shadoof was built in this turn already" in told.stdout
    assert saved(tmp_path)["actions"] == ["+a1", "."]


def test_u_steps_back_within_the_turn_and_no_further(tmp_path: Path) -> None:
    told = shadoof(*WADI, given="+a1\nu\nu\n+a2 .\nu\n", folder=tmp_path)
    assert told.stdout.count("This turn has nothing to step back over.") == 2
    assert saved(tmp_path)["actions"] == ["+a2", "."]


def test_the_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    shadoof(*WADI, given="+a1 .\n", folder=tmp_path)
    told = shadoof(*AGAIN, given="u\n+a2\nu\n.\n", folder=tmp_path)
    assert "Going on with shadoof-wadi.json, after 2 actions." in told.stdout
    assert saved(tmp_path)["actions"] == ["+a1", ".", "."]


def test_actions_of_a_turn_left_half_done_can_still_be_stepped_back(tmp_path: Path) -> None:
    shadoof(*WADI, given="+a1\n", folder=tmp_path)
    shadoof(*AGAIN, given="u\n+a2\n", folder=tmp_path)
    assert saved(tmp_path)["actions"] == ["+a2"]


def test_new_keeps_the_running_game_beside(tmp_path: Path) -> None:
    shadoof(*WADI, given="+a1\n", folder=tmp_path)
    told = shadoof(*WADI, "--new", given="", folder=tmp_path)
    assert "The earlier game is kept as shadoof-wadi-1.json." in told.stdout
    assert saved(tmp_path, "shadoof-wadi-1.json")["actions"] == ["+a1"]
    assert saved(tmp_path)["actions"] == []


def test_a_finished_game_tells_who_won_and_makes_room_for_the_next(tmp_path: Path) -> None:
    told = shadoof(*WADI, given="+a1 .\n" + ". " * 13 + "\n", folder=tmp_path)
    assert "B wins. Points: A 0, B 0." in told.stdout
    assert told.returncode == 0
    shadoof(*WADI, given="", folder=tmp_path)
    assert (tmp_path / "shadoof-wadi-1.json").is_file()


def test_a_file_with_another_game_is_left_alone(tmp_path: Path) -> None:
    shadoof(*WADI, given="+a1\n", folder=tmp_path)
    told = shadoof("play", "wabanti", "--record", "shadoof-wadi.json", folder=tmp_path)
    assert told.returncode == 2
    assert "holds a game of wadi" in told.stderr
    assert saved(tmp_path)["actions"] == ["+a1"]


@pytest.mark.parametrize(("game", "players"), [("wadi", 3), ("wabanti", 5)])
def test_W14_B3_who_starts_is_drawn_by_lot_unless_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    asked: list[int] = []

    def drawn(bound: int) -> int:
        asked.append(bound)
        return bound - 1

    monkeypatch.setattr("secrets.randbelow", drawn)
    for seat, options in ((players - 1, []), (1, ["--first", "1"])):
        file = tmp_path / f"{seat}.json"
        typed = ["play", game, "--players", str(players), "--record", str(file), *options]
        CliRunner().invoke(command, typed, input="q\n")
        assert json.loads(file.read_text())["first"] == seat
    assert asked == [players]


def test_B4_the_program_throws_the_dice_and_nobody_steps_back_behind_them(tmp_path: Path) -> None:
    told = shadoof("play", "wabanti", "--first", "0", given="u\n.\nu\n", folder=tmp_path)
    actions = saved(tmp_path, "shadoof-wabanti.json")["actions"]
    assert [action[0] for action in actions] == ["[", ".", "["]
    assert told.stdout.count("This turn has nothing to step back over.") == 2
    assert f"The dice: {actions[0]}" in told.stdout


def test_the_game_is_spoken_in_the_persons_language(tmp_path: Path) -> None:
    told = shadoof("--lang", "de", *WADI, given="+b1\n", folder=tmp_path)
    assert "W20: b1 ist ein Wadikärtchen; es muss Land sein. [b1]" in told.stdout
    assert "Runde 1, A: baue, pumpe oder beende den Zug> " in told.stdout


def test_a_running_game_is_not_bent_to_other_options(tmp_path: Path) -> None:
    shadoof(*WADI, given="+a1\n", folder=tmp_path)
    told = shadoof("play", "wadi", "--players", "4", folder=tmp_path)
    assert told.returncode == 2
    assert "holds a running game" in told.stderr


def test_the_game_says_whose_it_is_and_how_actions_are_written(tmp_path: Path) -> None:
    assert "Reinhold Wittig" in shadoof("play", "wabanti", given="q\n", folder=tmp_path).stdout
    assert "f10>e10 moves the stone" in shadoof("play", "wabanti", given="H\nq\n", folder=tmp_path).stdout
    assert "Type the action after it" in shadoof(*WADI, given="why\nQ\n", folder=tmp_path).stdout


def test_a_game_played_by_other_rules_says_so(tmp_path: Path) -> None:
    value = {"game": "wabanti", "players": 2, "rules_version": 99, "actions": ["[12345]"]}
    (tmp_path / "old.json").write_text("\ufeff" + json.dumps(value), encoding="utf-8")
    told = shadoof("record", "show", "old.json", folder=tmp_path)
    assert told.returncode == 0
    assert "version 99 of the rules" in told.stderr
    assert "version 99" in shadoof("play", "wabanti", "--record", "old.json", given="q\n", folder=tmp_path).stdout


def test_a_folder_or_a_full_disk_in_the_files_place_is_told_by_the_name_that_was_given(tmp_path: Path) -> None:
    (tmp_path / "here.json").mkdir()
    for options in ([], ["--new"]):
        told = shadoof(*WADI, "--record", "here.json", *options, folder=tmp_path)
        assert told.returncode == 2
        assert "here.json: " in told.stderr
    told = shadoof(*WADI, "--record", "/nonexistent/a.json", folder=tmp_path)
    assert "/nonexistent/a.json: No such file or directory" in told.stderr
