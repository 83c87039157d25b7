"""Who resigns loses; the others play on where there are enough of them."""

from server.at_table import AtTable
from server.declining import declined

from shadoof.server.tables.absence import take_seat_back
from shadoof.server.tables.giving_up import resign
from shadoof.server.tables.turns import commit


def test_of_two_the_other_wins_at_once() -> None:
    table = AtTable(seats="ab")
    table.do(resign, "a", None)
    assert table.state.status == "over"
    assert table.state.result
    assert (table.state.result.winners, table.state.result.why) == ([1], "resigned")
    assert table.refolded() == table.state


def test_with_more_a_bot_holds_the_seat_to_the_end_and_nobody_takes_it_back() -> None:
    table = AtTable(seats="abc")
    table.do(resign, "a", None)
    assert table.state.status == "running"
    assert table.state.seats[0].resigned
    assert table.state.seats[0].bot > 0
    with declined("not_held"):
        table.do(take_seat_back, "a", None)
    with declined("held"):
        table.do(commit, "a", table.state.n, ["."])


def test_who_is_left_last_wins() -> None:
    table = AtTable(seats="abc")
    table.do(resign, "b", None)
    table.do(resign, "a", None)
    assert table.state.result
    assert table.state.result.winners == [2]


def test_who_resigned_does_not_win_by_points() -> None:
    table = AtTable(seats="abc", rules={"head_start": [50, 0, 1]})
    table.do(resign, "a", None)
    while table.state.status == "running":
        table.turn()
    assert table.state.result
    assert table.state.result.winners == [2]
    assert table.state.result.points
    assert table.state.result.points[0] >= 50


def test_one_resigns_once_and_only_for_oneself() -> None:
    table = AtTable(seats="abc")
    with declined("not_seated"):
        table.do(resign, "z", None)
    with declined("not_seated"):
        table.do(resign, "a", 1)
    table.do(resign, "a", 0)
    with declined("not_running"):
        table.do(resign, "a", None)
