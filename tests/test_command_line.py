"""The verbs as a person meets them: what they print, their exit codes, and no traceback ever."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from running import SOURCES, shadoof

VERBS = [
    "arena",
    "backup",
    "bench playouts",
    "fair",
    "help",
    "hint",
    "map",
    "record",
    "bench",
    "map check",
    "map draw",
    "map list",
    "map show",
    "perft",
    "play",
    "record show",
    "referee",
    "rules",
    "serve",
    "verify",
]
GAME = {"game": "wadi", "players": 2, "scenario": "start", "actions": ["+a1", ".", "+g1", "."]}


def test_help_says_what_there_is() -> None:
    told = shadoof("help")
    assert told.returncode == 0
    assert "wadi" in told.stdout
    assert "shadoof play GAME" in told.stdout
    assert "shadoof map list" in shadoof("--lang", "nl", "help").stdout


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(verb: str) -> None:
    told = shadoof(*verb.split(), "--help")
    assert told.returncode == 0
    assert "Example: " in told.stdout
    assert f"shadoof {verb}" in told.stdout


def test_help_lists_every_verb_and_needs_nothing_heavy() -> None:
    told = shadoof("--help")
    assert {verb.split()[0] for verb in VERBS} <= set(told.stdout.split())
    heavy = "import sys; sys.argv = ['shadoof', '--help']\nfrom shadoof.__main__ import main\n"
    heavy += "try: main()\nexcept SystemExit: pass\n"
    heavy += "print([m for m in ('numba', 'numpy', 'fluent', 'babel') if m in sys.modules])"
    listed = subprocess.run(
        [sys.executable, "-c", heavy], env={"PYTHONPATH": str(SOURCES)}, capture_output=True, text=True, check=True
    )
    assert listed.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["fly"], "No such command 'fly'"),
        (["map"], "Usage: shadoof map"),
        (["map", "show", "no-such-map"], '"no-such-map" is neither a map nor one of'),
        (["map", "show", "./no/such/file"], "No such file"),
        (["map", "check", "start", "--players", "9"], "expected 2 to 4 players, got 9"),
        (["map", "check", "start", "--rule", "wings=2"], '"wings" is no rule of this game'),
        (["map", "check", "start", "--rule", "wings"], "Expected a rule as KEY=VALUE, got wings"),
        (["map", "list", "--game", "wabanti"], "wabanti is played without maps"),
        (["perft", "go", "--depth", "1"], "expected one of"),
        (["perft", "wadi", "--depth", "-1"], "-1 is not in the range"),
        (
            ["perft", "wadi", "--depth", "1", "--players", "5"],
            "players: expected a whole number from 2 to 4, got 5",
        ),
        (["record", "show", "no-such-file.json"], "No such file"),
        (["perft", "x" * 3000, "--depth", "1"], "expected one of"),
        (["map", "show", "./" + "x" * 3000], "name too long"),
        (["play", "wadi", "--map", "-"], "name a file"),
        (["play", "wadi", "--players", "1"], "players: expected a whole number from 2 to 4, got 1"),
    ],
)
def test_a_mistake_is_told_in_a_line_with_code_2(tmp_path: Path, arguments: list[str], said: str) -> None:
    told = shadoof(*arguments, folder=tmp_path)
    assert told.returncode == 2
    assert said in told.stderr
    assert not told.stdout


def test_files_that_are_no_records_are_told(tmp_path: Path) -> None:
    for content, said in ((b"\xff\xfe", "UTF-8"), (b"{", "one JSON value"), (b"[]", "Expected a record")):
        (tmp_path / "x.json").write_bytes(content)
        told = shadoof("record", "show", "x.json", folder=tmp_path)
        assert told.returncode == 2
        assert said in told.stderr
    told = shadoof("record", "show", ".", folder=tmp_path)
    assert told.returncode == 2


@pytest.mark.parametrize("verb", ["map show", "map check", "record show"])
def test_a_file_without_end_is_told(verb: str) -> None:
    told = shadoof(*verb.split(), "/dev/zero")
    assert told.returncode == 2
    assert "/dev/zero: expected a file of at most" in told.stderr


@pytest.mark.parametrize("arguments", ["map list", "map show -", "referee", "play wadi", "perft wadi --depth 1"])
def test_streams_closed_before_the_start_are_streams_at_their_end(tmp_path: Path, arguments: str) -> None:
    command = f"'{sys.executable}' -m shadoof {arguments}"
    for closed in ("<&-", "<&- >&- 2>&-"):
        told = subprocess.run(
            ["sh", "-c", f"{command} {closed}"],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": str(SOURCES)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert told.returncode == (2 if arguments == "map show -" else 0), closed
        assert "Traceback" not in told.stderr


def test_map_list_names_every_board_and_its_author() -> None:
    told = shadoof("map", "list")
    assert told.returncode == 0
    assert "start  Start board" in told.stdout
    assert "Martyn F" in told.stdout
    assert "spelers" in shadoof("--lang", "nl", "map", "list").stdout


def test_map_check_counts_pieces_and_exits_by_what_it_has_to_say(tmp_path: Path) -> None:
    fine = shadoof("map", "check", "start")
    assert fine.returncode == 0
    assert "One box is enough." in fine.stdout
    (tmp_path / "river.txt").write_text("1 ↓99 1\n1 ↓ 1\n")
    poor = shadoof("map", "check", "river.txt", "--players", "4", "--rule", "watchmen=true", folder=tmp_path)
    assert poor.returncode == 1
    assert "This needs 5 boxes." in poor.stdout
    assert {"short-river", "one-end", "watchmen-land"} <= set(
        re.findall(r"^  ([\w-]+):", poor.stdout, re.MULTILINE)
    )
    wrong = shadoof("map", "check", "-", given="1 x")
    assert wrong.returncode == 2
    assert "Row 1, column 2: “x” is no tile" in wrong.stderr


def test_map_show_prints_the_board_in_colour_only_where_it_is_wanted() -> None:
    plain = shadoof("map", "show", "start").stdout
    assert "↘7" in plain
    assert "\x1b" not in plain
    assert "\x1b[" in shadoof("map", "show", "start", FORCE_COLOR="1").stdout


def test_a_board_too_wide_for_the_terminal_is_shown_narrower() -> None:
    wide, narrow = shadoof("map", "show", "delta"), shadoof("map", "show", "delta", COLUMNS="40")
    rows = [line for line in narrow.stdout.splitlines() if re.match(r"  [1-7] ", line)]
    assert len(rows) == 7
    assert max(map(len, rows)) <= 40
    assert [row.split() for row in rows] == [
        line.split() for line in wide.stdout.splitlines() if re.match(r"  [1-7] ", line)
    ]


def test_a_map_may_be_typed_where_one_is_named_and_a_pile_may_be_wider_than_a_cell(tmp_path: Path) -> None:
    typed = ". ↘99 ↓99 ↙99 .\n. 1 ↓↙ 1 ."
    assert "↘99" in shadoof("map", "show", typed, COLUMNS="20").stdout
    (tmp_path / "g.json").write_text(json.dumps(GAME | {"scenario": typed, "actions": [".", "."]}))
    assert "↓↙297" in shadoof("record", "show", "g.json", folder=tmp_path, COLUMNS="20").stdout


def test_map_draw_writes_the_same_picture_to_a_file_and_to_the_terminal(tmp_path: Path) -> None:
    printed = shadoof("map", "draw", "start")
    assert printed.stdout.startswith("<svg")
    assert shadoof("map", "draw", "start", "--out", "a.svg", folder=tmp_path).returncode == 0
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == printed.stdout


def test_perft_counts_and_divides(tmp_path: Path) -> None:
    assert shadoof("perft", "wadi", "--map", "start", "--players", "3", "--depth", "2").stdout == "122\n"
    divided = shadoof("perft", "wabanti", "--depth", "1", "--divide").stdout.splitlines()
    assert (divided[0], len(divided), divided[-1]) == ("[11111] 1", 253, "252")
    (tmp_path / "g.json").write_text(json.dumps(GAME))
    assert int(shadoof("perft", "wadi", "--record", "g.json", "--depth", "1", folder=tmp_path).stdout) > 30


def test_record_show_tells_every_turn_as_text_and_board(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(json.dumps(GAME | {"actions": ["+a1", ".", "."] + ["."] * 12}))
    told = shadoof("record", "show", "g.json", folder=tmp_path)
    assert told.returncode == 0
    headings = [line for line in told.stdout.splitlines() if line.startswith("Turn")]
    assert headings[:3] == ["Turn 1, round 1, A: +a1 .", "Turn 2, round 1, B: .", "Turn 3, round 2, B: ."]
    assert told.stdout.splitlines()[-1] == "B wins. Points: A 0, B 0."
    one = shadoof("record", "show", "g.json", "--turn", "1", "--svg", "one.svg", folder=tmp_path)
    assert one.stdout.count("Turn ") == 1
    assert (tmp_path / "one.svg").read_text().startswith("<svg")
    assert (
        "Beurt 1, ronde 1, A: +a1 ." in shadoof("--lang", "nl", "record", "show", "g.json", folder=tmp_path).stdout
    )


def test_a_record_with_a_refused_action_is_told_by_rule(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(json.dumps(GAME | {"actions": ["+b1"]}))
    told = shadoof("record", "show", "g.json", folder=tmp_path)
    assert told.returncode == 2
    assert "W20: b1 is a wadi tile" in told.stderr


def test_the_language_follows_the_surroundings_unless_it_is_asked_for() -> None:
    assert "rivière" not in shadoof("help", LANG="fr_FR.UTF-8").stdout
    assert "speel" in shadoof("help", LANG="nl_NL.UTF-8").stdout
    assert "spiele" in shadoof("help", LANG="nl_NL.UTF-8", LC_ALL="de_DE.UTF-8").stdout
    assert "play, build" in shadoof("--lang", "en", "help", LANG="nl_NL.UTF-8").stdout


def test_options_that_say_nothing_for_this_game_are_refused(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(json.dumps(GAME))
    for arguments, said in (
        (["perft", "wabanti", "--map", "start", "--depth", "1"], "wabanti is played without maps"),
        (["perft", "wabanti", "--record", "g.json", "--depth", "1"], "g.json is a game of wadi, not of wabanti"),
        (["perft", "wadi", "--record", "g.json", "--players", "3", "--depth", "1"], "With --record the set-up is"),
        (["perft", "wadi", "--depth", "1", "--rule", f"head_start={'[' * 50_000}"], "head_start: expected"),
    ):
        told = shadoof(*arguments, folder=tmp_path)
        assert told.returncode == 2
        assert said in told.stderr


def test_a_reader_that_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "shadoof", "map", "list"],
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_full_disk_is_told_in_a_line() -> None:
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            [sys.executable, "-m", "shadoof", "map", "list"],
            env=os.environ | {"PYTHONPATH": str(SOURCES)},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert told.returncode == 2
    assert "No space left" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_terminal_without_arrows_gets_question_marks() -> None:
    told = shadoof("map", "show", "start", PYTHONIOENCODING="latin-1")
    assert told.returncode == 0
    assert "?" in told.stdout


def test_a_turn_that_was_not_played_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text(json.dumps(GAME))
    told = shadoof("record", "show", "x.json", "--turn", "99", folder=tmp_path)
    assert told.returncode == 2
    assert "has no turn 99; it has 2" in told.stderr
