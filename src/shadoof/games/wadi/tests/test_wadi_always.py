"""What holds in every game on every board, tried on boards and games drawn by hypothesis."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st

from shadoof.core.position import Position
from shadoof.games.wadi.tests.by_the_book import Play, agrees
from shadoof.games.wadi.tests.drawn import (
    ARROWS,
    STEPS,
    after,
    filled,
    mirrored,
    mirrored_action,
    standing,
    start,
    tokens,
    turned,
    turned_action,
    untokens,
    wet,
)

FORWARD = [ARROWS.index(arrow) for arrow in "→↘↓↙"]  # never round in a circle

few = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def boards(draw: st.DrawFn) -> str:
    """A board that may be played on: every row is drawn from the south, so that flows find their goal."""
    rows, columns = draw(st.integers(2, 5)), draw(st.integers(3, 6))
    grid: dict[tuple[int, int], str] = {}
    for row in reversed(range(rows)):
        for column in reversed(range(columns)):
            kind = draw(st.sampled_from("12313213wwwww."))
            flows = [
                ARROWS[k] for k in FORWARD if grid.get((row + STEPS[k][0], column + STEPS[k][1]), ".") not in "123"
            ]
            if kind == "w" and flows:
                arrows = draw(st.lists(st.sampled_from(flows), min_size=1, max_size=2, unique=True))
                discs = draw(st.integers(0, 5))
                kind = "".join(arrows) + (str(discs) if discs else "")
            grid[row, column] = kind if kind != "w" else "1"
    if not any(token[-1] in "12345" for token in grid.values() if token[0] in ARROWS):
        grid = {(row + 1, column): token for (row, column), token in grid.items()}
        grid |= {(0, column): "→" if column else "→3" for column in range(columns)}
        rows += 1
    drawn = untokens([[grid[row, column] for column in range(columns)] for row in range(rows)])
    for _ in range(draw(st.integers(0, 3))):
        drawn = turned(drawn)
    return drawn


@st.composite
def set_ups(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.integers(2, 4))
    return {
        "drawn": draw(boards()),
        "players": players,
        "first": draw(st.integers(0, players - 1)),
        "building": draw(st.sampled_from(["original", "spreading", "free"])),
        "watchmen": draw(st.sampled_from([True, True, False])),
        "builds_per_turn": draw(st.sampled_from([1, 2])),
    }


def many(seed: int) -> list[int]:
    """Enough numbers for a game to its end; lists drawn by hypothesis are short."""
    source = Random(seed)
    return [source.randrange(1000) for _ in range(120)]


choices = st.integers(0, 2**32).map(many)


def chosen(position: Position, choice: int) -> str:
    """An action; ending the turn comes up rarely, or nothing would ever be built."""
    legal = sorted(position.legal())
    others = [text for text in legal if text != "."]
    return others[choice // 8 % len(others)] if others and choice % 8 else legal[choice % len(legal)]


def played(set_up: dict[str, Any], numbers: list[int]) -> Iterator[tuple[Position, str]]:
    """The positions of a game, each with the action that follows."""
    position = start(**set_up)
    for choice in numbers:
        if position.phase == "over":
            return
        text = chosen(position, choice)
        yield position, text
        position = position.play(text)


@settings(few, max_examples=60)
@given(set_ups(), choices)
def test_W32_all_is_as_the_rules_told_in_plain_sets_have_it(set_up: dict[str, Any], numbers: list[int]) -> None:
    position = start(**set_up)
    play = Play.of(position)
    for choice in numbers:
        assert agrees(position, play)
        if position.phase == "over":
            return
        text = chosen(position, choice)
        position = position.play(text)
        play.play(text)
    assert agrees(position, play)


@few
@given(set_ups(), choices)
def test_W40_discs_are_moved_and_lost_but_never_made(set_up: dict[str, Any], numbers: list[int]) -> None:
    for position, text in played(set_up, numbers):
        there = position.play(text)
        before = sum(wet(position).values()) + len(filled(position))
        now = sum(wet(there).values()) + len(filled(there))
        assert now <= before
        if text != ".":
            assert now == before
        if ">" not in text:
            assert filled(there) == filled(position)


@few
@given(set_ups(), choices)
def test_W20_in_no_game_a_shadoof_moves_or_leaves(set_up: dict[str, Any], numbers: list[int]) -> None:
    for position, text in played(set_up, numbers):
        there = position.play(text)
        for seat in range(set_up["players"]):
            built = {text[1:]} if text[0] == "+" and seat == position.to_move else set()
            assert standing(there, seat) == standing(position, seat) | built


@few
@given(set_ups(), choices)
def test_W1_in_no_game_a_seat_has_more_than_seven_shadoofs(set_up: dict[str, Any], numbers: list[int]) -> None:
    for position, _ in played(set_up, numbers):
        for seat in range(set_up["players"]):
            assert len(standing(position, seat)) <= 7


@few
@given(set_ups(), choices)
def test_W30_west_and_east_are_alike(set_up: dict[str, Any], numbers: list[int]) -> None:
    columns = len(tokens(set_up["drawn"])[0])
    twin = start(**set_up | {"drawn": mirrored(set_up["drawn"])})
    for position, text in played(set_up, numbers):
        assert sorted(twin.legal()) == sorted(mirrored_action(each, columns) for each in position.legal())
        assert (twin.phase, twin.to_move, twin.points()) == (position.phase, position.to_move, position.points())
        twin = twin.play(mirrored_action(text, columns))


@few
@given(set_ups(), choices)
def test_W30_all_quarters_of_the_sky_are_alike(set_up: dict[str, Any], numbers: list[int]) -> None:
    rows = len(tokens(set_up["drawn"]))
    twin = start(**set_up | {"drawn": turned(set_up["drawn"])})
    for position, text in played(set_up, numbers):
        assert sorted(twin.legal()) == sorted(turned_action(each, rows) for each in position.legal())
        assert (twin.phase, twin.to_move, twin.points()) == (position.phase, position.to_move, position.points())
        twin = twin.play(turned_action(text, rows))


@settings(few, max_examples=12)
@given(set_ups(), choices)
def test_what_is_legal_is_listed_once_and_nothing_else_is_legal(
    set_up: dict[str, Any], numbers: list[int]
) -> None:
    for number, (position, _) in enumerate(played(set_up, numbers)):
        legal = position.legal()
        assert len(legal) == len(set(legal))
        if position.phase == "act" and number % 4:
            continue
        texts = position.setup.texts.values()
        assert sorted(text for text in texts if position.why_not(text) is None) == sorted(legal)


def test_games_begun_alike_are_equal_and_stay_so() -> None:
    drawn = "1 1 1\n→3 → →"
    begun = [after(start(drawn, watchmen=True), "+b1 a2>a1 .") for _ in range(50)]
    assert begun == begun[:1] * 50
    assert len(set(begun)) == 1


def test_games_that_differ_in_any_rule_are_not_equal() -> None:
    drawn = "1 1 1\n→3 → →"
    others = [
        start(drawn, players=3),
        start(drawn, first=1),
        start(drawn, building="spreading"),
        start(drawn, watchmen=True),
        start(drawn, builds_per_turn=2),
        start(drawn, head_start=[0, 1, 0]),
        start(drawn.replace("3", "4")),
    ]
    assert start(drawn, players=3) == others[0]
    assert not any(one == other for one in others for other in others if one is not other)
