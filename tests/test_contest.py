"""Contests: every seating, the same dice, the same games again, and going on after an interruption."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from running import shadoof as run

import shadoof
from shadoof.core.trouble import BadRequest
from shadoof.lab.arena import Results, play_task
from shadoof.lab.contest import Contest
from shadoof.lab.entrants import Entrant
from shadoof.lab.intervals import of_means, of_part
from shadoof.lab.match import throw
from shadoof.lab.standings import duels, rate, standings

TINY = "1 2 ↓3 1\n2 3 ↓ 1\n1 1 ↓ 2"


def line(group: int, seats: list[str], shares: list[float], points: list[int] | None = None) -> dict[str, object]:
    players = len(seats)
    return {
        "group": group,
        "seats": seats,
        "shares": shares,
        "points": points,
        "seconds": [1.0] * players,
        "turns": [2] * players,
    }


def test_two_players_sit_on_both_seats_with_the_same_dice() -> None:
    tasks = list(Contest("wabanti", 2, ("2", "1")).tasks(4))
    assert [task.seats for task in tasks] == [("2", "1"), ("1", "2")] * 2
    assert tasks[0].seed == tasks[1].seed != tasks[2].seed
    start = shadoof.start("wabanti", 2)
    assert throw(start, tasks[0].seed, 0) == throw(start, tasks[1].seed, 0)


def test_three_players_play_all_six_seatings_and_four_sit_on_every_seat_once() -> None:
    three = list(Contest("wadi", 3, ("3", "2", "1"), (TINY,)).tasks(6))
    assert sorted(task.seats for task in three) == sorted(permutations(("3", "2", "1")))
    four = list(Contest("wadi", 4, ("4", "3", "2", "1"), (TINY,)).tasks(4))
    for seat in range(4):
        assert {task.seats[seat] for task in four} == {"1", "2", "3", "4"}


def test_more_players_than_seats_meet_in_turn_and_fewer_fill_the_seats_in_all_mixtures() -> None:
    many = list(Contest("wabanti", 2, ("3", "2", "1")).tasks(6))
    assert [set(task.seats) for task in many[::2]] == [{"3", "2"}, {"3", "1"}, {"2", "1"}]
    few = Contest("wabanti", 3, ("2", "1"))
    assert few.lineups() == [("2", "2", "1"), ("2", "1", "1")]
    assert Counter(task.seats for task in few.tasks(6)).most_common(1)[0][1] == 1


def test_boards_take_turns_and_groups_are_whole() -> None:
    tasks = list(Contest("wadi", 2, ("2", "1"), ("start", "delta")).tasks(3))
    assert [task.map for task in tasks] == ["start", "start", "delta", "delta"]


def test_a_game_can_be_replayed_from_its_line_and_comes_again() -> None:
    contest = Contest("wadi", 2, ("2", "1"), (TINY,), (("building", "spreading"),))
    task = next(contest.tasks(1))
    one, again = play_task(contest, task), play_task(contest, task)
    assert one | {"seconds": 0} == again | {"seconds": 0}
    end = shadoof.Record.from_value(one["record"]).position()
    assert end.phase == "over"
    assert end.points() == one["points"]
    assert sum(one["shares"]) == pytest.approx(1)
    assert one["record"]["rules"]["building"] == "spreading"


def test_a_contest_goes_on_after_an_interruption_in_the_middle_of_a_line(tmp_path: Path) -> None:
    contest, path = Contest("wadi", 2, ("2", "1"), (TINY,)), tmp_path / "out.jsonl"
    results = Results(contest, path)
    first, second = list(contest.tasks(2))
    results.add(play_task(contest, first))
    with path.open("a") as out:
        out.write('{"number": 1, "gro')
    resumed = Results(contest, path)
    assert list(resumed.lines) == [0]
    resumed.add(play_task(contest, second))
    assert [each["number"] for each in Results(contest, path).in_order()] == [0, 1]


def test_a_file_of_another_contest_or_of_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "out.jsonl"
    Results(Contest("wadi", 2, ("2", "1"), (TINY,)), path)
    with pytest.raises(BadRequest, match="another contest"):
        Results(Contest("wadi", 2, ("3", "1"), (TINY,)), path)
    path.write_text("no results\n")
    with pytest.raises(BadRequest, match="no results of a contest"):
        Results(Contest("wadi", 2, ("2", "1"), (TINY,)), path)


@pytest.mark.parametrize(
    "name", ["9", "0", "5.5", "x", "flat:5", "fast:5p", "5+tries", "5+wings=2", "", "500 ms", "5+threads=0"]
)
def test_a_name_of_no_player_is_told(name: str) -> None:
    with pytest.raises(BadRequest):
        Entrant.from_text(name)


@pytest.mark.parametrize(
    "name", ["5", "500ms", "20000p", "20000p+tries=1+blend=0.5", "9p+threads=2", "flat:500ms", "uct:20000p"]
)
def test_a_player_has_the_name_that_was_given(name: str) -> None:
    assert str(Entrant.from_text(name)) == name


def test_a_pair_goes_to_the_larger_sum_of_points_and_a_tie_is_halved() -> None:
    lines = [
        # The first seat wins both games, but 5 takes the pair: it loses by 1 and wins by 4.
        line(0, ["5", "4"], [1, 0], [9, 5]),
        line(0, ["4", "5"], [1, 0], [7, 6]),
        line(1, ["5", "4"], [1, 0], [9, 5]),
        line(1, ["4", "5"], [1, 0], [9, 5]),
    ]
    (duel,) = duels(lines)
    assert (duel.one, duel.other, duel.groups, duel.taken.mean) == ("5", "4", 2, 0.75)


def test_without_points_a_group_goes_to_the_larger_share() -> None:
    lines = [line(0, ["5", "4"], [1, 0]), line(0, ["4", "5"], [1, 0]), line(1, ["5", "4"], [1, 0])]
    assert duels(lines)[0].taken.mean == 0.75


def test_ratings_order_players_by_their_places_also_of_six() -> None:
    names = list("654321")
    lines = [line(n, names, [1, 0, 0, 0, 0, 0], [6, 5, 4, 3, 2, 1]) for n in range(20)]
    ratings = rate(lines)
    assert sorted(names, key=lambda name: -ratings[name][0]) == names
    assert [each.name for each in standings(lines)] == names
    even = rate([line(n, ["a", "b"], [0.5, 0.5], [3, 3]) for n in range(20)])
    assert even["a"][0] == pytest.approx(even["b"][0])
    assert even["a"][1] < 200


def test_400_points_of_rating_mean_ten_wins_for_each_loss() -> None:
    lines = [line(n, ["a", "b"], [0, 1] if n % 11 == 0 else [1, 0]) for n in range(1100)]
    ratings = rate(lines)
    assert ratings["a"][0] - ratings["b"][0] == pytest.approx(400, abs=60)


def test_intervals_hold_the_mean_and_shrink_with_more_games() -> None:
    few, many = of_part(7, 10), of_part(700, 1000)
    assert few.low < many.low < 0.7 < many.high < few.high
    assert (of_part(0, 10).low, of_part(10, 10).high) == pytest.approx((0, 1))
    # Wilson, by hand: 7 of 10 lies in 0.397 to 0.892.
    assert (round(few.low, 3), round(few.high, 3)) == (0.397, 0.892)
    spread = of_means([0.0, 1.0] * 50)
    assert spread.low == pytest.approx(0.5 - 1.96 * 0.5 / 100**0.5, abs=0.002)
    assert of_means([1.0] * 20).low < 0.9


@pytest.mark.compiled_only
def test_the_arena_says_who_is_stronger_and_goes_on_with_its_file(tmp_path: Path) -> None:
    command = [
        "arena",
        "wadi",
        "--bots",
        "3,1",
        "--games",
        "4",
        "--map",
        "start",
        "--out",
        "o.jsonl",
        "--cores",
        "2",
    ]
    told = run(*command, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "3 takes " in told.stdout
    kept = (tmp_path / "o.jsonl").read_text().splitlines()
    assert len(kept) == 5
    assert json.loads(kept[0])["contest"]["entrants"] == ["3", "1"]
    (tmp_path / "o.jsonl").write_text("\n".join(kept[:3]) + "\n")
    again = run(*command, folder=tmp_path)
    assert "Going on with o.jsonl: 2 games are there already." in again.stderr

    def outcomes(lines: list[str]) -> set[str]:
        return {json.dumps(json.loads(each) | {"seconds": 0}) for each in lines[1:]}

    assert outcomes((tmp_path / "o.jsonl").read_text().splitlines()) == outcomes(kept)
    assert (
        run("arena", "wabanti", "--bots", "3,2", "--games", "2", "--map", "start", folder=tmp_path).returncode == 2
    )
    assert run("arena", "wadi", "--bots", "3,oak", folder=tmp_path).returncode == 2
    assert run("arena", "wadi", "--bots", "3,2", "--map", TINY, "--fair", folder=tmp_path).returncode == 2
