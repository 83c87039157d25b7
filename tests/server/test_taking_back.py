"""Turns are taken back with everybody's consent, whole, and never to throw the same dice again."""

import pytest
from server.at_table import AtTable
from server.declining import declined

from shadoof.server.tables.entries import TakenBack, Thrown
from shadoof.server.tables.taking_back import answer, ask


def test_the_last_turn_comes_back_once_the_other_agrees() -> None:
    table = AtTable(seats="ab")
    before = table.state
    table.turn("+a1", ".")
    table.do(ask, "a")
    assert table.state.asked == 0
    table.do(answer, "b", True)
    assert table.state.actions == before.actions == ()
    assert table.state.position == before.position
    assert table.state.to_move == 0
    assert table.state.starts == before.starts


def test_what_others_played_since_goes_with_it() -> None:
    table = AtTable(seats="abc")
    for turn in (("+a1", "."), ("+g1", "."), (".",)):
        table.turn(*turn)
    table.do(ask, "b")
    table.do(answer, "a", True)
    assert table.state.asked == 1, "c has not agreed yet"
    table.do(answer, "c", True)
    assert table.state.actions == ("+a1", ".")
    assert table.state.to_move == 1


def test_one_who_refuses_ends_the_request() -> None:
    table = AtTable(seats="abc")
    table.turn()
    table.do(ask, "a")
    table.do(answer, "b", True)
    table.do(answer, "c", False)
    assert (table.state.asked, table.state.agreed) == (None, ())
    with declined("nobody_asked"):
        table.do(answer, "b", True)


def test_bots_agree_so_that_against_bots_it_is_done_at_once() -> None:
    table = AtTable(seats="a1")
    table.turn("+a1", ".")
    table.turn()
    table.do(ask, "a")
    assert table.state.actions == ()


def test_a_request_stands_while_others_play_and_ends_when_the_asker_does() -> None:
    table = AtTable(seats="ab")
    table.turn()
    table.do(ask, "a")
    table.turn()
    assert table.state.asked == 0
    while table.state.to_move != 0:
        table.turn()
    table.turn()
    assert table.state.asked is None


def test_at_a_table_that_says_never_nothing_is_taken_back() -> None:
    table = AtTable(seats="ab", take_back="never")
    table.turn()
    with declined("no_take_back"):
        table.do(ask, "a")


def test_who_has_not_played_has_nothing_to_take_back_and_who_watches_no_say() -> None:
    table = AtTable(seats="ab")
    table.turn()
    with declined("nothing_to_take_back"):
        table.do(ask, "b")
    with declined("not_seated"):
        table.do(ask, "z")
    table.do(ask, "a")
    with declined("already_asked"):
        table.do(ask, "a")
    with declined("nobody_asked"):
        table.do(answer, "a", True)


def test_the_dice_of_a_turn_that_is_taken_back_stay_and_later_ones_are_thrown_anew() -> None:
    table = AtTable("wabanti", seats="ab")
    mine = table.state.actions
    table.turn()
    theirs = table.state.actions[-1]
    assert (table.state.throws, table.state.thrown) == ((1, 2), 2)
    table.do(ask, "a")
    table.do(answer, "b", True)
    assert table.state.actions == mine
    assert (table.state.throws, table.state.thrown) == ((1,), 2)
    table.turn()
    assert (table.state.throws, table.state.thrown) == ((1, 3), 3), "throw 2 is spent"
    thrown = [entry for entry, _ in table.log if isinstance(entry, Thrown)]
    assert [each.number for each in thrown] == [1, 2, 3]
    assert thrown[1].action == theirs


@pytest.mark.parametrize("game", ["wadi", "wabanti"])
def test_a_restart_remembers_what_was_taken_back(game: str) -> None:
    table = AtTable(game, seats="abc")
    for _ in range(5):
        table.turn()
    table.do(ask, "b")
    table.do(answer, "c", True)
    assert table.refolded() == table.state
    table.do(answer, "a", True)
    assert any(isinstance(entry, TakenBack) for entry, _ in table.log)
    assert table.refolded() == table.state
