"""Nobody is stuck with an absent player longer than the table's own policy says."""

import pytest
from server.at_table import START, AtTable

from shadoof.server.desk.rows import owes_bot
from shadoof.server.tables.absence import pass_time, take_seat_back, wake
from shadoof.server.tables.state import TableState

BLITZ = {"type": "real_time", "bank": 300, "increment": 10}
REMIND = {"type": "remind", "after": 600}
TAKES_OVER = {"type": "bot", "after": 600, "level": 3}


def due(table: AtTable, away_since: int | None = None) -> int | None:
    return wake(table.state, table.now, away_since, table.downtimes)


def test_waiting_waits_for_ever_also_when_the_clock_runs_out() -> None:
    table = AtTable(pace=BLITZ)
    assert due(table, START) is None
    table.wait(10_000)
    before = table.state
    assert table.do(pass_time, START) == before


def test_reminding_says_once_whom_the_table_waits_for() -> None:
    table = AtTable(absence=REMIND)
    assert due(table) == START + 600_000
    table.wait(599)
    assert table.do(pass_time, None).waiting_for is None
    table.wait(1)
    assert table.do(pass_time, None).waiting_for == 0
    assert due(table) is None
    table.turn()
    assert table.state.waiting_for is None
    assert due(table) == table.now + 600_000


def test_reminding_also_comes_when_the_clock_runs_out() -> None:
    assert due(AtTable(absence=REMIND, pace=BLITZ)) == START + 300_000


def test_a_bot_takes_over_from_who_was_away_so_long_and_not_from_who_thinks() -> None:
    table = AtTable(absence=TAKES_OVER)
    assert due(table, None) is None, "the person has the table open"
    assert due(table, START - 10_000) == START + 600_000, "being away counts from the turn's beginning"
    assert due(table, START + 50_000) == START + 650_000
    table.wait(700)
    assert table.do(pass_time, None).seats[0].held == 0
    assert table.do(pass_time, START).seats[0].held == 3


def test_a_bot_takes_over_when_the_clock_runs_out_whoever_is_there() -> None:
    table = AtTable(absence=TAKES_OVER, pace=BLITZ)
    assert due(table, None) == START + 300_000
    table.wait(300)
    assert table.do(pass_time, None).seats[0].held == 3


def test_the_bot_plays_until_the_person_takes_the_seat_back() -> None:
    table = AtTable(absence=TAKES_OVER)
    table.wait(600)
    table.do(pass_time, START)
    for _ in range(6):
        assert owes_bot(table.state) == (table.state.to_move == 0)
        table.turn()
    table.do(take_seat_back, "a", None)
    assert not owes_bot(table.state)
    table.turn()
    assert table.refolded() == table.state


def decision_points() -> list[tuple[str, AtTable]]:
    """A table at each kind of decision a person can be missed at."""
    found = dict[str, AtTable]()
    boards = [
        ("wadi", {"scenario": "start", "rules": {"watchmen": True, "building": "spreading"}}),
        ("wabanti", {}),
    ]
    for game, wishes in boards:
        table = AtTable(game, seats="ab", absence=TAKES_OVER, **wishes)
        while table.state.status == "running" and len(table.log) < 60:
            assert table.state.position
            phase = f"{game} {table.state.position.phase}"
            if phase not in found:
                again = AtTable(game, seats="ab", absence=TAKES_OVER, **wishes)
                again.log, again.now = list(table.log), table.now
                again.state = TableState(
                    **{name: getattr(table.state, name) for name in table.state.__struct_fields__}
                )
                found[phase] = again
            table.turn()
    return list(found.items())


@pytest.mark.parametrize(
    ("phase", "table"), decision_points(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_at_every_kind_of_decision_a_bot_can_take_over(phase: str, table: AtTable) -> None:
    seat = table.state.to_move
    assert seat is not None
    table.wait(600)
    table.do(pass_time, START)
    assert table.state.seats[seat].held == 3, phase
    assert owes_bot(table.state)
    assert table.turn().to_move is not None
