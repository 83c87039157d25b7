"""Random games: drawn uniformly from what is legal, reproducible, and counted rightly."""

import json
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from running import shadoof as run

import shadoof
from shadoof.core.position import Position
from shadoof.search.playouts import play_out, run_playouts
from shadoof.search.specialised import specialised

STARTS: dict[str, dict[str, Any]] = {
    "wadi": {"game": "wadi", "players": 3, "scenario": "delta"},
    "wadi original": {"game": "wadi", "players": 2, "scenario": "al-mujib", "rules": {"building": "original"}},
    "watchmen": {"game": "wadi", "players": 4, "scenario": "twins", "rules": {"watchmen": True}},
    "wabanti": {"game": "wabanti", "players": 3},
    "wabanti options": {"game": "wabanti", "players": 2, "rules": {"must_play": True, "distinct_stones": True}},
    "wabanti distinct": {"game": "wabanti", "players": 6, "rules": {"distinct_stones": True}},
}


def positions(start: dict[str, Any], seed: int, wanted: int) -> list[Position]:
    """Positions of random games in which somebody has a choice."""
    chance = random.Random(seed)
    found: list[Position] = []
    while len(found) < wanted:
        position = shadoof.Record.from_value(start).start()
        while position.phase != "over":
            actions = position.legal()
            if chance.random() < 0.08 and 3 <= len(actions) <= 40 and position.phase != "roll":
                found.append(position)
            position = position.play(chance.choice([a for a in actions if a != "."] or actions))
    return found[:wanted]


def drawn(position: Position, times: int, seed: int) -> Counter[str]:
    kernel = specialised("drawing", position.setup.game)
    actions = np.zeros(times, np.int32)
    kernel.draw_many(position.setup.boards, position.tables(), np.array([seed], np.uint64), actions)
    return Counter(position.setup.texts[action] for action in actions.tolist())


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.compiled_only
def test_every_legal_action_is_drawn_equally_often_and_no_other(name: str) -> None:
    for number, position in enumerate(positions(STARTS[name], 3, 25)):
        legal = position.legal()
        times = 400 * len(legal)
        counts = drawn(position, times, number)
        assert set(counts) == set(legal)
        # Chi square with n - 1 degrees of freedom; 5.2 deviations are passed once in 10 million.
        chi = sum((counts[action] - 400) ** 2 / 400 for action in legal)
        free = len(legal) - 1
        assert chi < free + 5.2 * (2 * free) ** 0.5 + 14, (chi, free, position.legal())


@pytest.mark.parametrize("name", STARTS)
def test_what_is_drawn_is_legal(name: str) -> None:
    for number, position in enumerate(positions(STARTS[name], 5, 6)):
        assert set(drawn(position, 30, number)) <= set(position.legal())


@pytest.mark.compiled_only
def test_dice_are_thrown_fairly() -> None:
    start = shadoof.start("wabanti", 2)
    counts = drawn(start, 7776 * 40, 1)
    ways = start.setup.game.ways(start)
    assert set(counts) == set(ways)
    chi = sum((counts[throw] - 40 * ways[throw]) ** 2 / (40 * ways[throw]) for throw in ways)
    assert chi < 251 + 5.2 * (2 * 251) ** 0.5


def test_the_same_seed_plays_the_same_games_and_another_one_others() -> None:
    start = shadoof.start("wadi", 3, scenario="delta")
    first, again, other = (play_out(start, 20, seed) for seed in (1, 1, 2))
    assert (first.actions, first.points) == (again.actions, again.points)
    assert (first.actions, first.points) != (other.actions, other.points)


def test_a_position_that_is_over_is_counted_as_it_is() -> None:
    over = shadoof.start("wadi", 2, scenario="1 ↓1", rules={"head_start": [3, 0]}).play(".").play(".")
    found = play_out(over, 10)
    assert (found.actions, found.turns, found.points, found.shares) == (0, 2, [3, 0], [1, 0])


@pytest.mark.compiled_only
def test_the_means_are_those_of_games_played_action_by_action() -> None:
    start = shadoof.start("wadi", 3, scenario="1 2 ↓5 1 1\n2 1 ↙↘ 3 1\n1 ↙ 2 ↘ 1\n→2 ↓ 1 ↓ .")
    found = play_out(start, 40_000, 7)
    chance = random.Random(7)
    games, actions, points = 1500, 0, np.zeros(3)
    for _ in range(games):
        position = start
        while position.phase != "over":
            position = position.play(chance.choice(position.legal()))
            actions += 1
        points += position.points() or []
    assert found.actions / found.games == pytest.approx(actions / games, rel=0.02)
    for mean, error, slow in zip(found.points, found.point_errors, points / games, strict=True):
        assert abs(mean - slow) < 5 * error * (found.games / games) ** 0.5
    assert sum(found.shares) == pytest.approx(1)


@pytest.mark.compiled_only
def test_threads_play_different_games_for_the_time_they_are_given() -> None:
    found = run_playouts(shadoof.start("wadi", 2, scenario="delta"), 0.3, threads=2, seed=4)
    assert 0.25 < found.seconds < 2
    assert found.games > 1000
    assert len({round(share, 12) for share in found.shares}) == 2


@pytest.mark.compiled_only
def test_bench_reports_the_same_numbers_in_words_and_as_json() -> None:
    told = run("bench", "playouts", "wadi", "--players", "3", "--seconds", "0.1")
    assert told.returncode == 0
    assert "actions of players" in told.stdout
    assert "Points by seat:" in told.stdout
    found = json.loads(run("bench", "playouts", "wabanti", "--seconds", "0.1", "--json").stdout)
    assert found["actions_a_second"] == pytest.approx(found["actions"] / found["seconds"])
    assert (found["game"], found["players"], found["device"]) == ("wabanti", 2, "cpu")
    assert found["turns"] > 50
