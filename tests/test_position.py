"""Positions are values, records round-trip, and the in-place interface plays the same game."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, strategies as st

import shadoof
from shadoof.core import registry
from shadoof.core.layout import record_type
from shadoof.core.trouble import BadRequest, BadRules, IllegalAction, Trouble

STARTS: list[dict[str, Any]] = [
    {"game": "wadi", "players": 2, "scenario": "delta", "rules": {"watchmen": True, "head_start": [0, 2]}},
    {"game": "wadi", "players": 4, "first": 3, "scenario": "al-mujib", "rules": {"building": "original"}},
    {"game": "wabanti", "players": 3, "first": 1, "rules": {"must_play": True}},
    {"game": "wabanti", "players": 6},
]
games = st.builds(lambda value, seed: (value, seed), st.sampled_from(STARTS), st.integers(0, 10**6))


def random_game(value: dict[str, Any], seed: int, most: int = 60) -> shadoof.Record:
    chance = random.Random(seed)
    record = shadoof.Record.from_value(value | {"actions": []})
    position = record.start()
    while len(record.actions) < most and position.phase != "over":
        record.actions.append(chance.choice(position.legal()))
        position = position.play(record.actions[-1])
    return record


@given(games)
def test_a_record_is_read_back_as_it_was_written(game: tuple[dict[str, Any], int]) -> None:
    record = random_game(*game)
    record.extra = {"names": ["Ann", "Bo"], "rules_version": 1}
    again = shadoof.Record.read(record.write())
    assert again == record
    assert again.position() == record.position()


@given(games)
def test_playing_returns_a_new_position_and_leaves_the_old_one(game: tuple[dict[str, Any], int]) -> None:
    record = random_game(*game)
    before = list(record.replay())
    kept = [(p.legal(), p.points(), p.phase, hash(p)) for p in before]
    after = list(record.replay())
    assert before == after
    assert [(p.legal(), p.points(), p.phase, hash(p)) for p in before] == kept
    assert len(set(after)) == len({p.tables().tobytes() for p in after})


@given(games)
def test_the_stepper_plays_the_same_game_in_place(game: tuple[dict[str, Any], int]) -> None:
    record = random_game(*game)
    stepper = shadoof.Stepper(record.start())
    for action, position in zip(record.actions, list(record.replay())[1:], strict=True):
        texts = stepper.setup.texts
        listed = [texts[int(each)] for each in stepper.actions[: stepper.count]]
        count = stepper.play_unchecked(int(stepper.actions[listed.index(action)]))
        assert stepper.position() == position
        assert count == len(position.legal())


def test_positions_of_different_games_rules_or_maps_are_not_equal() -> None:
    first = [shadoof.Record.from_value(value).start() for value in STARTS]
    assert len(set(first)) == len(first)
    assert first[0] != first[1]
    assert first[0] != "a position"
    assert repr(first[0]) == "<wadi act, seat 0 of 2 to move>"


def test_an_illegal_action_raises_its_refusal() -> None:
    position = shadoof.start("wadi", 2, scenario="delta")
    with pytest.raises(IllegalAction, match="NOTATION: “hop” is no action") as caught:
        position.play("hop")
    assert caught.value.refusal == position.why_not("hop")
    assert str(caught.value.refusal).startswith("NOTATION: ")


def test_the_first_refused_action_of_a_record_is_named_by_its_index() -> None:
    record = shadoof.Record.from_value(STARTS[3] | {"actions": ["[12345]", ".", "."]})
    with pytest.raises(IllegalAction) as caught:
        record.position()
    assert (caught.value.at, caught.value.refusal.rule) == (2, "B4")


def test_a_record_says_by_which_version_of_the_rules_it_was_played() -> None:
    assert json.loads(random_game(STARTS[0], 1, 3).write())["rules_version"] == 1


def test_extra_keys_of_a_record_are_kept() -> None:
    value = STARTS[3] | {"comment": {"a": [1]}, "actions": ["[12345]"]}
    assert shadoof.Record.from_value(value).to_value() | {"rules": None} == value | {
        "rules": None,
        "first": 0,
        "rules_version": 1,
    }


def test_what_a_start_is_given_is_checked_as_a_records_fields_are() -> None:
    with pytest.raises(BadRequest, match=r'game: expected one of .*wadi.*, got "go"'):
        shadoof.start("go", 2)
    with pytest.raises(BadRequest, match="players: expected a whole number from 2 to 4, got 7"):
        shadoof.start("wadi", 7)
    with pytest.raises(BadRules, match="rules: expected an object, got list"):
        shadoof.start("wabanti", 2, rules=[])


def test_a_game_that_is_not_there_is_no_game() -> None:
    with pytest.raises(KeyError):
        registry.find("go")
    assert not hasattr(shadoof, "go")
    for name in shadoof.__all__:
        assert getattr(shadoof, name)


def test_facts_are_true_of_the_games() -> None:
    for value in STARTS:
        game = registry.find(value["game"])
        facts = game.facts
        position = shadoof.Record.from_value(value).start()
        assert (position.phase == "roll") is facts.chance
        assert (game.maps is not None) is facts.has_scenarios
        assert len(position.setup.texts) == len(position.setup.actions)
        assert facts.designer
        assert Trouble(facts.credits).sentence("de")


def test_chance_weighs_its_throws_by_the_ways_they_come() -> None:
    position = shadoof.start("wabanti", 2)
    ways = position.setup.game.ways(position)
    assert sum(ways.values()) == 6**5
    assert (ways["[12345]"], ways["[11111]"], ways["[11222]"]) == (120, 1, 10)


def test_a_layout_with_holes_is_refused() -> None:
    with pytest.raises(TypeError, match="widest fields first"):
        record_type([("a", "u1"), ("b", "u8")])
    assert record_type([("a", "u8"), ("b", "u1")]).itemsize == 16


def test_an_action_that_is_no_text_is_refused_like_any_other() -> None:
    position = shadoof.start("wabanti", 2)
    wrong: list[Any] = [5, None, ["."], {}]
    for action in wrong:
        refusal = position.why_not(action)
        assert refusal
        assert (refusal.code, refusal.rule) == (shadoof.Code.MALFORMED, "NOTATION")
        with pytest.raises(IllegalAction):
            position.play(action)


def test_half_a_character_in_a_record_is_written_escaped() -> None:
    record = shadoof.Record.read(
        '{"game": "wabanti", "players": 2, "comment": "\\ud800 ü", "actions": ["\\ud800"]}'
    )
    assert shadoof.Record.read(record.write().encode().decode()) == shadoof.Record.read(record.write())
    with pytest.raises(IllegalAction) as caught:
        record.position()
    assert str(caught.value).encode()


def test_a_stepper_goes_back_to_a_position_in_its_own_arrays() -> None:
    start = shadoof.Record.from_value(STARTS[0]).start()
    stepper = shadoof.Stepper(start)
    tables = stepper.tables
    stepper.play_unchecked(int(stepper.actions[0]))
    assert stepper.position() != start
    assert stepper.reset(start) == len(start.legal())
    assert stepper.position() == start
    assert stepper.tables is tables


@pytest.mark.parametrize("game", ["wadi", "wabanti"])
def test_the_cells_of_a_refusal_are_cells_of_the_board(game: str) -> None:
    value = next(value for value in STARTS if value["game"] == game)
    position = random_game(value, 3, 25).position()
    names = {part for text in position.setup.actions for part in re.findall(r"[a-p][0-9]+", text)}
    for text in [*position.setup.actions, "g11>h1", "a8>o1", "h8>h8"]:
        refusal = position.why_not(text)
        assert refusal is None or set(refusal.cells) <= names, text


def test_a_position_can_be_looked_at_and_not_written_to() -> None:
    position = shadoof.start("wadi", 2, scenario="start")
    for record, field in ((position.table, "shadoofs"), (position.board, "reach")):
        with pytest.raises(ValueError, match="read-only"):
            getattr(record, field)[0] = 5
    with pytest.raises(ValueError, match="read-only"):
        position.table.to_move = 1
