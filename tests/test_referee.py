"""The referee never dies of a line, never hangs, and gives each bad one its code."""

import io
import json
from typing import Any

import pytest

from shadoof.cli.requests import MOST_BYTES, answer
from shadoof.cli.verbs.referee import lines

MAP = "1 ↓3 1\n1 ↓ 1\n2 ↓ 3"
WADI: dict[str, Any] = {"game": "wadi", "players": 2, "scenario": MAP}
WABANTI: dict[str, Any] = {"game": "wabanti", "players": 2}
WRONG_KINDS: list[Any] = [None, True, -1, 3.0, 10**30, "", "x", [], [1], {}, {"a": 1}]


def ask(record: object, do: str = "state", **more: object) -> dict[str, Any]:
    return answer(json.dumps({"id": 1, "do": do, "record": record, **more}).encode())


def code(answered: dict[str, Any]) -> str | None:
    return None if answered["ok"] else str(answered["error"]["code"])


def test_an_answer_repeats_the_id_whatever_it_is() -> None:
    for name in (0, "seven", None, [1, {"a": None}], 1.5, True, 10**40):
        line = json.dumps({"id": name, "do": "state", "record": WABANTI}).encode()
        assert answer(line)["id"] == name
    assert answer(b'{"do": "state"}')["id"] is None


def test_the_id_of_a_bad_request_is_repeated_too() -> None:
    assert answer(b'{"id": 7, "do": "fly"}') | {"error": None} == {"id": 7, "ok": False, "error": None}


@pytest.mark.parametrize(
    "line", [b"", b" ", b"{", b"nan", b"NaN", b"[1,]", b"{}{}", b"\xff", b"'a'", b"\xef\xbb\xbf{}"]
)
def test_what_is_not_one_json_value_is_bad_json(line: bytes) -> None:
    assert code(answer(line)) == "bad_json"


def test_json_that_nests_too_deeply_is_bad_json() -> None:
    for deep in (b"[" * 100_000, b"[" * 100_000 + b"]" * 100_000, b'{"a":' * 50_000):
        assert code(answer(deep)) == "bad_json"


def test_a_number_too_long_to_hold_is_no_reason_to_stop() -> None:
    digits = b"9" * 100_000
    assert code(answer(b'{"id": ' + digits + b"}")) == "bad_request"
    assert code(answer(b'{"do": "perft", "record": {"game": "wabanti", "players": 2}, "depth": ' + digits + b"}"))
    assert answer(b'{"id": 1e999, "do": "state", "record": {"game": "wabanti", "players": 2}}')["id"] is None


def test_a_line_over_one_mebibyte_is_a_bad_request_and_one_of_that_length_is_read() -> None:
    padding = b" " * (MOST_BYTES - 2)
    assert code(answer(b"{}" + padding)) == "bad_request"
    assert answer(b"{}" + padding)["error"]["message"].startswith("do:")
    assert "1,048,576" in answer(b"{}" + padding + b" ")["error"]["message"]
    wadi = json.dumps({"id": 1, "do": "state", "record": WABANTI | {"comment": "x" * (1 << 20)}}).encode()
    assert code(answer(wadi)) == "bad_request"


def test_a_line_that_is_far_too_long_is_skipped_and_the_next_one_read() -> None:
    source = io.BytesIO(b"x" * (3 * MOST_BYTES) + b"\n{}\n" + b"y" * 5)
    read = list(lines(source, MOST_BYTES))
    assert [len(line) for line in read] == [MOST_BYTES + 1, 2, 5]


@pytest.mark.parametrize("record", [WADI, WABANTI])
@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("game", "bad_request"),
        ("players", "bad_request"),
        ("first", "bad_request"),
        ("rules", "bad_rules"),
        ("scenario", "bad_scenario"),
        ("actions", "bad_request"),
    ],
)
def test_a_wrong_kind_of_json_in_any_field_gets_the_fields_code(
    record: dict[str, Any], field: str, expected: str
) -> None:
    taken: dict[str, list[Any]] = {"rules": [{}], "actions": [[]]}
    for value in WRONG_KINDS:
        if value in taken.get(field, []) or (record is WABANTI and field == "scenario"):
            continue
        got = code(ask(record | {field: value}))
        wanted = "illegal_action" if field == "actions" and value == [1] else expected
        wanted = "bad_rules" if field == "rules" and value == {"a": 1} else wanted
        assert got == wanted, value


def test_a_wrong_kind_of_json_in_the_request_is_a_bad_request() -> None:
    for value in WRONG_KINDS:
        assert code(ask(value)) == "bad_request"
        assert code(answer(json.dumps(value).encode())) == "bad_request"
        assert code(answer(json.dumps({"do": value, "record": WADI}).encode())) == "bad_request"
        if value != 10**30:
            assert code(ask(WADI, "perft", depth=value)) == "bad_request"


@pytest.mark.parametrize("rule", ["building", "watchmen", "builds_per_turn", "head_start"])
def test_a_wrong_kind_of_json_in_a_rule_of_wadi_is_bad_rules(rule: str) -> None:
    for value in WRONG_KINDS:
        if not (rule == "watchmen" and value is True):
            assert code(ask(WADI | {"rules": {rule: value}})) == "bad_rules", value


@pytest.mark.parametrize("rule", ["must_play", "distinct_stones"])
def test_a_wrong_kind_of_json_in_a_rule_of_wabanti_is_bad_rules(rule: str) -> None:
    for value in WRONG_KINDS:
        assert code(ask(WABANTI | {"rules": {rule: value}})) == (None if value is True else "bad_rules")


def test_errors_are_looked_for_in_the_order_of_the_notation() -> None:
    wrong = {"game": "wadi", "players": 2, "scenario": "x", "rules": {"wings": 1}, "actions": [7]}
    assert code(ask(wrong | {"players": 9}, "perft")) == "bad_request"
    assert code(ask(wrong, "perft")) == "bad_request"
    assert code(ask(wrong, "perft", depth=1)) == "bad_rules"
    assert code(ask(wrong | {"rules": {}})) == "bad_scenario"
    assert code(ask(wrong | {"rules": {}, "scenario": MAP})) == "illegal_action"


def test_a_map_of_65_cells_and_a_river_in_a_circle_are_bad_scenarios() -> None:
    row = "1 1 1 1 ↓1"
    assert code(ask(WADI | {"scenario": "\n".join([row] * 13)})) == "bad_scenario"
    assert code(ask(WADI | {"scenario": "→1 ↓\n↑ ←"})) == "bad_scenario"


def test_ten_thousand_actions_are_answered_with_the_first_that_is_refused() -> None:
    answered = ask(WADI | {"actions": ["."] * 10_000})
    assert (code(answered), answered["error"]["at"]) == ("illegal_action", 6)
    throws = ["[12345]", ".", "[12345]", ".", "[]", ".", "[]", "."] * 1250
    answered = ask(WABANTI | {"actions": throws})
    assert (code(answered), answered["error"]["at"]) == ("illegal_action", 2000)
    assert answered["error"]["rule"] == "B10"


@pytest.mark.compiled_only
def test_a_count_nobody_could_wait_for_is_given_up() -> None:
    assert code(ask(WADI | {"scenario": "start"}, "perft", depth=40)) == "bad_request"


def test_no_game_is_as_long_as_a_very_deep_count_asks() -> None:
    assert ask(WADI, "perft", depth=10**30)["nodes"] == 0
    assert ask(WADI, "perft", depth=0)["nodes"] == 1


def test_a_built_in_map_its_text_and_its_file_play_alike() -> None:
    from shadoof.games.wadi.map_text import write_map
    from shadoof.games.wadi.scenario import built_in

    forms = ("start", built_in("start").write(), write_map(built_in("start").map))
    answers = [ask(WADI | {"scenario": form}) for form in forms]
    assert answers[0]["ok"]
    assert answers[0] == answers[1] == answers[2]
