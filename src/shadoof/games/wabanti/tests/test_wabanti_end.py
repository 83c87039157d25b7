"""B9 and B10: reaching an owned side, and the draw."""

import pytest

import shadoof
from shadoof.core.trouble import IllegalAction
from shadoof.games.wabanti.tests.drawn import (
    BOARD,
    CLOCKWISE,
    grown,
    moved,
    moves,
    place,
    play,
    ring,
    sides_of,
    standing,
    stones_of,
    text,
    winners_at,
)
from shadoof.games.wabanti.tests.reaching import INSIDE, before_reaching, late, reached

EDGE = sorted(text(here) for here in BOARD if ring(here) == 7)
CORNERS = ("a8", "a15", "h15", "o8", "o1", "h1")  # clockwise from the north-west


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B9_the_owners_of_a_side_win_when_a_stone_stands_on_its_edge(players: int) -> None:
    """All 42 fields of the edge, free sides included."""
    assert len(EDGE) == 42
    for name in EDGE:
        after = reached(name, players)
        owners = winners_at(place(name), players)
        assert (after.winners(), after.phase) == ((owners, "over") if owners else (None, "move")), name


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        #    a8      a15     h15     o8      o1      h1
        (2, ([0], [0], [], [1], [1], [])),
        (3, ([0], [0], [1], [1], [2], [2])),
        (4, ([0, 3], [0], [1], [1, 2], [2], [3])),
        (5, ([0], [0, 1], [1, 2], [2, 3], [3, 4], [4])),
        (6, ([0, 5], [0, 1], [1, 2], [2, 3], [3, 4], [4, 5])),
    ],
)
def test_B9_on_a_corner_both_owners_win_or_the_one_there_is(players: int, winners: tuple[list[int], ...]) -> None:
    assert [reached(corner, players).winners() for corner in CORNERS] == [seats or None for seats in winners]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B9_the_owner_wins_whoever_moved(players: int) -> None:
    for mover in range(players):
        for side in CLOCKWISE:
            name = next(each for each in EDGE if sides_of(place(each)) == {side})
            owners = winners_at(place(name), players)
            assert reached(name, players, first=mover).winners() == (owners or None)


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_B9_any_die_may_reach_the_side(die: int) -> None:
    """Straight north to a12, over a row that hangs together with b11."""
    column = [moved(place("a12"), (0, 1), by) for by in range(die + 1)]
    stones = grown([place("b11"), *column[1:die]], INSIDE, beside=column[die])
    move = f"{text(column[die])}>a12"
    before = standing(stones, f"[{die}{die}{die}{die}{die}]", players=2)
    assert before.winners() is None
    assert before.play(move).winners() == [0]


def test_B9_one_field_short_of_the_side_nobody_has_won() -> None:
    position, _ = before_reaching("a12", 2)
    assert max(map(ring, stones_of(position))) == 6
    assert position.phase == "move"
    assert position.winners() is None


@pytest.mark.parametrize("must_play", [False, True])
def test_B9_the_game_ends_at_once_in_the_middle_of_a_turn(must_play: bool) -> None:
    position, jump = before_reaching("a12", 2, must_play=must_play)
    over = position.play(jump)
    assert over.phase == "over"
    assert over.to_move is None
    assert over.legal() == []
    for action in (".", "[12345]", "[]", jump, "g8>h8"):
        with pytest.raises(IllegalAction):
            over.play(action)


def test_B9_a_free_side_wins_nothing_and_play_goes_on() -> None:
    position, jump = before_reaching("e15", 2)
    after = position.play(jump)
    assert place("e15") in stones_of(after)
    assert after.to_move == 0
    assert moves(after)
    following = after.play(".")
    assert (following.phase, following.to_move, following.winners()) == ("roll", 1, None)


def test_B9_a_stone_may_leave_a_free_side_again() -> None:
    """d15 and e14 stand beside e15, from where the stone jumps back the way it came."""
    position, jump = before_reaching("e15", 2)
    start, edge = jump.split(">")
    assert f"{edge}>{start}" in position.play(jump).legal()


def test_B9_a_stone_wins_along_a_free_side_on_the_corner_it_shares() -> None:
    """From b15 on the free north-east edge, beside b14, to the corner a15 of the north."""
    stones = grown([place("b14")], INSIDE, beside=place("b15"))
    position = standing(stones, "[11111]", players=2, first=1)
    assert position.winners() is None
    assert position.play("b15>a15").winners() == [0]


def test_B9_a_corner_of_two_free_sides_wins_nothing() -> None:
    for corner in ("h15", "h1"):
        after = reached(corner, 2)
        assert (after.phase, after.winners()) == ("move", None)


def test_B10_the_game_is_a_draw_when_the_1000th_turn_has_ended() -> None:
    """A whole game of idle turns: every second one of a seat is lost, and counts."""
    position = shadoof.start("wabanti", 2)
    for number in range(1, 1001):
        assert position.phase == "roll", number
        assert position.winners() is None
        position = play(position, max(position.legal()), ".")
    assert position.phase == "over"
    assert position.winners() == []
    assert position.to_move is None
    assert position.legal() == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_B10_the_999th_turn_ends_as_any_other(players: int) -> None:
    last = play(late(998, shadoof.start("wabanti", players)), "[66666]", ".")
    assert (last.phase, last.to_move, last.winners()) == ("roll", 1, None)
    thrown = last.play("[12345]")
    assert thrown.phase == "move"
    moving = thrown.play("g8>h8")
    assert (moving.phase, moving.to_move, moving.winners()) == ("move", 1, None)
    assert moving.play(".").winners() == []


def test_B10_a_lost_turn_may_be_the_1000th() -> None:
    start = shadoof.start("wabanti", 2)
    tables = late(999, start).tables()
    tables[0].dice_next[0] = 0
    lost = shadoof.Position(start.setup, tables).play("[]")
    assert lost.winners() is None
    assert lost.play(".").winners() == []


def test_B10_a_side_reached_in_the_1000th_turn_still_wins() -> None:
    position, jump = before_reaching("a12", 2, first=1)
    assert late(999, position).play(jump).winners() == [0]
