"""Clocks are absolute, run for people on turn alone, and count no time in which the server was not there."""

from server.at_table import START, AtTable

from shadoof.server.tables import clocks
from shadoof.server.tables.absence import pass_time, take_seat_back
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.taking_back import answer, ask

MINUTE = 60_000
HOUR = 60 * MINUTE
BLITZ = {"type": "real_time", "bank": 300, "increment": 10}
SLOW = {"type": "correspondence", "hours": 24, "bank_hours": 48}
TAKES_OVER = {"type": "bot", "after": 60, "level": 2}


def left(table: AtTable) -> list[int]:
    shown = clocks.shown(table.state, table.now, table.downtimes)
    assert shown
    return shown.left


def deadline(table: AtTable) -> int | None:
    return clocks.deadline(table.state, table.now, table.downtimes)


def test_without_a_pace_there_is_no_clock() -> None:
    assert clocks.shown(AtTable().state, START, Downtimes([])) is None


def test_a_turn_costs_what_it_took_and_earns_the_increment() -> None:
    table = AtTable(pace=BLITZ)
    assert left(table) == [300_000, 300_000]
    assert deadline(table) == START + 300_000
    table.wait(40)
    table.turn()
    assert left(table) == [270_000, 300_000]
    assert deadline(table) == table.now + 300_000
    table.wait(5)
    table.turn()
    assert left(table) == [270_000, 305_000]
    assert table.refolded() == table.state


def test_time_does_not_fall_below_nothing() -> None:
    table = AtTable(pace=BLITZ)
    table.wait(1000)
    table.turn()
    assert left(table) == [10_000, 300_000]


def test_in_correspondence_each_turn_has_its_hours_and_what_is_over_comes_out_of_the_bank() -> None:
    table = AtTable(pace=SLOW)
    assert left(table) == [72 * HOUR, 72 * HOUR]
    table.wait(20 * 3600)
    table.turn()
    assert left(table)[0] == 72 * HOUR
    table.wait(30 * 3600)
    table.turn()
    assert left(table) == [72 * HOUR, 66 * HOUR]


def test_a_bots_clock_does_not_run() -> None:
    table = AtTable(seats="a1", pace=BLITZ)
    table.turn()
    shown = clocks.shown(table.state, table.now, table.downtimes)
    assert shown
    assert (shown.running, shown.deadline) == (None, None)
    table.wait(100)
    table.turn()
    assert left(table)[1] == 300_000


def test_time_without_a_server_counts_for_nobody() -> None:
    table = AtTable(pace=BLITZ)
    table.wait(10)
    down = table.now
    table.wait(3600)
    table.downtimes.add(down, table.now)
    assert deadline(table) == table.now + 290_000
    shown = clocks.shown(table.state, table.now, table.downtimes)
    assert shown
    assert shown.since == table.now - 10_000
    table.wait(10)
    table.turn()
    assert left(table)[0] == 300_000 - 20_000 + 10_000
    assert table.refolded() == table.state


def test_taking_back_gives_no_time_back() -> None:
    table = AtTable(pace=BLITZ)
    table.wait(40)
    table.turn()
    table.wait(5)
    table.do(ask, "a")
    table.do(answer, "b", True)
    assert left(table) == [270_000, 295_000]
    assert deadline(table) == table.now + 270_000


def test_who_takes_a_seat_back_with_no_time_left_has_half_a_minute() -> None:
    table = AtTable(pace=BLITZ, absence=TAKES_OVER)
    table.wait(301)
    table.do(pass_time, None)
    assert table.state.seats[0].held == 2
    table.do(take_seat_back, "a", None)
    assert left(table)[0] == 30_000
    assert deadline(table) == table.now + 30_000
    assert table.refolded() == table.state


def test_downtimes_overlap_only_what_they_overlap() -> None:
    downtimes = Downtimes([(100, 200), (300, 400)])
    assert downtimes.within(0, 50) == 0
    assert downtimes.within(0, 150) == 50
    assert downtimes.within(150, 350) == 100
    assert downtimes.within(120, 180) == 60
    assert downtimes.within(0, 1000) == 200
    assert downtimes.within(500, 600) == 0
    assert downtimes.passed(150, 350) == 100
    assert downtimes.passed(50, 40) == 0, "a clock set back takes no time away"
