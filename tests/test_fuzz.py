"""A structured fuzzer: whatever comes, an answer or an error code, never a traceback and never a hang.

The grammar below makes input that is nearly right, which reaches further than noise does.
"""

import json
import os
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from shadoof.cli.requests import answer
from shadoof.core.record import Record
from shadoof.core.trouble import Trouble
from shadoof.games.wadi.map_text import read_map, write_map
from shadoof.games.wadi.scenario import read_scenario

MORE = int(os.environ.get("SHADOOF_FUZZ", "1"))  # times as many examples, and new ones each time
CODES = {"bad_json", "bad_request", "bad_rules", "bad_scenario", "illegal_action"}

arrows = st.sampled_from("↑↗→↘↓↙←↖")
tokens = st.one_of(
    st.sampled_from(["1", "2", "3", "."]),
    arrows,
    st.builds(lambda a, n: f"{a}{n}", arrows, st.integers(0, 120)),
    st.builds(lambda a, b, n: f"{a}{b}{n}", arrows, arrows, st.integers(1, 9)),
    st.text(max_size=4),
    st.sampled_from(["↓\ufe0f3", "\ufeff1", "4", "↓01", "↓-1", "↓٣", "\u00a0", "1\r"]),
)
maps = st.one_of(
    st.builds(
        lambda rows, blank, end: end.join(blank.join(row) for row in rows),
        st.lists(st.lists(tokens, min_size=1, max_size=9), max_size=9),
        st.sampled_from([" ", "\t", "  "]),
        st.sampled_from(["\n", "\r\n", "\n\n"]),
    ),
    # Rivers straight down a field: mostly playable.
    st.integers(1, 6).flatmap(
        lambda n: st.builds(
            lambda rows: "\n".join(" ".join(row) for row in rows),
            st.lists(st.tuples(*[st.sampled_from(["1", "2", "3", "↓", "↓4", "."])] * n), min_size=1, max_size=6),
        )
    ),
)
heads = st.lists(
    st.builds(
        lambda key, value: f"{key}: {value}",
        st.sampled_from(["name", "players", "note", "credit", "wings", "NAME"]),
        st.one_of(st.sampled_from(["2 3", "2", "5", ""]), st.text(max_size=10)),
    ),
    max_size=3,
)
scenarios = st.one_of(
    maps,
    st.builds(lambda head, text: "\n".join([*head, "", text]), heads, maps),
    st.sampled_from(["start", "delta", "no-such-map", "1 ↓3 1\n1 ↓ 1\n2 ↓ 3"]),
)
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-2, 7), st.floats(allow_nan=False), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)),
    max_leaves=6,
)
cells = st.builds(lambda c, n: f"{c}{n}", st.sampled_from("abcdefgho"), st.integers(0, 16))
actions = st.one_of(
    st.just("."),
    st.builds("+{}".format, cells),
    st.builds("{}>{}".format, cells, cells),
    st.builds("@{}".format, st.one_of(cells, st.just("-"))),
    st.builds(lambda dice: f"[{''.join(map(str, sorted(dice)))}]", st.lists(st.integers(1, 6), max_size=6)),
    st.text(max_size=5),
    anything,
)
rules = st.dictionaries(
    st.sampled_from(
        ["building", "watchmen", "builds_per_turn", "head_start", "must_play", "distinct_stones", "wings"]
    ),
    st.one_of(
        st.sampled_from(["free", "spreading", "original", True, False, 1, 2, [0, 0], [1, 2, 3]]),
        anything,
    ),
    max_size=2,
)


def sometimes(value: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(value, value, value, anything)


records = st.fixed_dictionaries(
    {},
    optional={
        "game": sometimes(st.sampled_from(["wadi", "wabanti"])),
        "players": sometimes(st.integers(2, 4)),
        "first": sometimes(st.integers(0, 1)),
        "scenario": sometimes(scenarios),
        "rules": sometimes(rules),
        "actions": sometimes(st.lists(actions, max_size=12)),
        "comment": anything,
    },
)
requests = st.fixed_dictionaries(
    {"do": sometimes(st.sampled_from(["state", "perft"])), "record": sometimes(records)},
    optional={"id": anything, "depth": sometimes(st.integers(0, 2))},
)


@given(st.one_of(maps, scenarios, st.text()))
@settings(max_examples=600 * MORE)
def test_any_text_is_a_map_or_says_what_is_wrong_with_it(text: str) -> None:
    try:
        drawn = read_map(text)
    except Trouble as trouble:
        assert trouble.code == "bad_scenario"
        for language in ("en", "nl", "de"):
            assert trouble.sentence(language)
        return
    assert read_map(write_map(drawn)) == drawn


@given(scenarios)
@settings(max_examples=400 * MORE)
def test_any_scenario_that_can_be_read_is_written_and_read_back(text: str) -> None:
    try:
        scenario = read_scenario(text)
    except Trouble:
        return
    assert read_scenario(scenario.write()) == scenario


@given(st.one_of(records, anything))
@settings(max_examples=400 * MORE)
def test_any_json_is_a_record_that_replays_or_gets_a_code(value: object) -> None:
    try:
        record = Record.from_value(value)
        record.position()
    except Trouble as trouble:
        assert trouble.code in CODES
        assert str(trouble)
        return
    assert Record.read(record.write()).to_value() == record.to_value()


@given(requests, st.data())
@settings(max_examples=600 * MORE)
def test_any_request_is_answered(request: dict[str, Any], data: st.DataObject) -> None:
    line = json.dumps(request).encode()
    if data.draw(st.integers(0, 9)) == 0:
        # A byte lost or doubled on the way.
        at = data.draw(st.integers(0, len(line)))
        line = line[:at] + data.draw(st.binary(max_size=2)) + line[at + 1 :]
    answered = answer(line)
    json.dumps(answered, allow_nan=False)
    assert answered["ok"] or answered["error"]["code"] in CODES


@given(st.binary(max_size=60))
@settings(max_examples=300 * MORE)
def test_any_bytes_are_answered(line: bytes) -> None:
    answered = answer(line)
    assert not answered["ok"]
    assert answered["error"]["code"] in {"bad_json", "bad_request"}


@pytest.mark.parametrize(
    "text", ["1" * 1_000_000, "1 " * 500_000, "\n" * 1_000_000, "↓1 " * 300_000, "name: x\n" * 99_999]
)
def test_a_mebibyte_of_map_is_refused_at_once(text: str) -> None:
    with pytest.raises(Trouble):
        read_scenario(text)
