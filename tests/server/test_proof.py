"""`shadoof verify`: a true record is called true, and every way of bending one is told in a sentence."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from running import shadoof

from shadoof.core.record import Record, start
from shadoof.core.words import LANGUAGES
from shadoof.server.dice import Cup, commitment_to
from shadoof.server.proof import verify

SECRET = "5e" * 32
SEEDS = ("1234", "", "zaad")
NO_DICE: dict[str, Any] = {
    "game": "wadi",
    "players": 2,
    "scenario": "1 ↓1 1\n1 ↓ 1",
    "actions": ["+a1", "b1>a1", ".", "."],
}


def thrown(turns: int = 12, taken_back: int = 4) -> dict[str, Any]:
    """A record of a game with dice; before throw number `taken_back` another was taken back."""
    cup = Cup(SECRET, SEEDS, "p7k2m9x4")
    chance = random.Random(1)
    position = start("wabanti", 3, first=cup.starter())
    actions, throws, number = list[str](), list[int](), 0
    while position.phase != "over" and len(throws) < turns:
        if position.phase == "roll":
            number += 2 if number + 1 == taken_back else 1
            throws.append(number)
            actions.append(cup.throw(position, number))
        else:
            actions.append(chance.choice(sorted(position.legal())))
        position = position.play(actions[-1])
    return {
        "game": "wabanti",
        "players": 3,
        "first": cup.starter(),
        "actions": actions,
        "dice": {
            "commitment": commitment_to(SECRET),
            "secret": SECRET,
            "seeds": list(SEEDS),
            "table": "p7k2m9x4",
            "throws": throws,
            "lot": True,
        },
    }


def finished(value: dict[str, Any]) -> dict[str, Any]:
    """The record with the result that the rules give."""
    position = Record.from_value(value).position()
    assert position.phase == "over"
    result = {"winners": position.winners(), "points": position.points(), "why": "rules"}
    return value | {"result": result}


def wrong(value: dict[str, Any], announced: str | None = None) -> list[str]:
    return verify(Record.from_value(value), announced=announced).wrong


def test_a_true_record_is_true_and_says_what_was_checked() -> None:
    verdict = verify(Record.from_value(thrown()))
    assert verdict.is_true, verdict.wrong
    said = " ".join(verdict.notes)
    assert "12 throws follow" in said
    assert "as the lot fell" in said
    assert "One throw is missing" in said


def test_a_game_without_dice_is_replayed_and_its_result_compared() -> None:
    verdict = verify(Record.from_value(finished(NO_DICE)))
    assert verdict.is_true
    assert "The result is what the rules say." in verdict.notes


def test_a_record_without_proof_is_replayed_and_said_so() -> None:
    value = thrown()
    del value["dice"]
    verdict = verify(Record.from_value(value))
    assert verdict.is_true
    assert any("no proof of its dice" in note and "12" in note for note in verdict.notes)


def test_a_running_games_throws_cant_be_checked_yet() -> None:
    value = thrown()
    del value["dice"]["secret"]
    verdict = verify(Record.from_value(value))
    assert verdict.is_true
    assert any("when the game is over" in note for note in verdict.notes)


def test_a_changed_throw_is_named_with_what_it_should_be() -> None:
    value = thrown(turns=1)
    right = value["actions"][0]
    value["actions"] = ["[66666]"]
    (sentence,) = wrong(value)
    assert sentence == f'Throw 1 (action 1) is "[66666]"; secret and seeds give {right}.'


def test_an_illegal_action_is_named_with_its_rule() -> None:
    value = dict(NO_DICE, actions=["+a1", "b1>c1", "."])
    (sentence,) = wrong(value)
    assert sentence.startswith('Action 2, "b1>c1", is not legal: W3')


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"secret": "00" * 32}, "does not fit the fingerprint"),
        ({"secret": "xyz"}, "expected 64 hexadecimal digits"),
        ({"secret": 7}, "expected 64 hexadecimal digits"),
        ({"commitment": "00" * 32}, "does not fit the fingerprint"),
        ({"commitment": None}, "does not fit the fingerprint"),
        ({"seeds": ["1234", ""]}, "one text for each of the 3 seats"),
        ({"seeds": ["1234", "", 3]}, "one text for each of the 3 seats"),
        ({"table": None}, "expected the table's name"),
        ({"throws": "all"}, "expected a list of whole numbers"),
        ({"throws": [1, 2, True]}, "expected a list of whole numbers"),
        ({"throws": [1, 2]}, "12 throws and the numbers of 2"),
    ],
)
def test_a_bent_proof_is_told(changed: dict[str, Any], said: str) -> None:
    value = thrown()
    value["dice"] |= changed
    assert any(said in sentence for sentence in wrong(value))


def test_a_number_used_twice_is_told() -> None:
    value = thrown()
    value["dice"]["throws"][1] = 1
    assert any("does not come after throw 1" in sentence for sentence in wrong(value))


def test_another_starter_than_the_lot_is_told() -> None:
    value = thrown()
    value["first"] = (value["first"] + 1) % 3
    assert any("the lot fell on seat" in sentence for sentence in wrong(value))


def test_throws_taken_over_from_another_record_are_told_and_do_not_count() -> None:
    value = thrown(turns=1)
    value["dice"]["throws"] = [0]
    verdict = verify(Record.from_value(value))
    assert verdict.is_true
    assert any("earlier record" in note for note in verdict.notes)


def test_a_commitment_written_down_is_compared() -> None:
    value = thrown()
    assert wrong(value, announced=commitment_to(SECRET).upper() + "\n") == []
    assert any("announced was" in sentence for sentence in wrong(value, announced="00" * 32))
    del value["dice"]
    assert any("announced" in sentence for sentence in wrong(value, announced="00" * 32))


@pytest.mark.parametrize(
    ("changed", "said"),
    [({"winners": [1]}, "by the rules they are [0]"), ({"points": [9, 9]}, "by the rules they are [1, 0]")],
)
def test_a_false_result_is_told(changed: dict[str, Any], said: str) -> None:
    value = finished(NO_DICE)
    value["result"] |= changed
    assert any(said in sentence for sentence in wrong(value))


def test_a_result_of_a_game_that_is_not_over_is_told() -> None:
    value = finished(NO_DICE) | {"actions": NO_DICE["actions"][:3]}
    assert any("not over" in sentence for sentence in wrong(value))


def test_other_rules_are_told() -> None:
    assert any("version 99" in sentence for sentence in wrong(NO_DICE | {"rules_version": 99}))


@pytest.mark.parametrize("dice", [1, "x", [], {}, {"secret": None}, {"secret": SECRET}])
@pytest.mark.parametrize("result", [None, 1, {}, {"winners": {}}, {"why": []}])
def test_nothing_a_file_holds_makes_it_fail(dice: object, result: object) -> None:
    for value in (thrown(), NO_DICE):
        for language in LANGUAGES:
            verify(Record.from_value(value | {"dice": dice, "result": result}), language)


def test_the_verb_answers_in_words_and_by_its_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(thrown()))
    told = shadoof("verify", str(file))
    assert told.returncode == 0, told
    assert told.stdout.endswith("Nothing is wrong with this record.\n")
    file.write_text(json.dumps(thrown() | {"rules_version": 2}))
    told = shadoof("--lang", "nl", "verify", str(file))
    assert told.returncode == 1
    assert told.stdout.endswith("Deze partij klopt niet.\n")


@pytest.mark.parametrize("text", ["", "{}", "[1", '{"game": "wadi", "players": 2, "scenario": "x"}'])
def test_a_file_that_is_no_record_is_told_in_a_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    told = shadoof("verify", str(file))
    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1
