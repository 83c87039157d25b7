"""Clocks: what a turn costs, and when a seat's time is up.

In real time a seat has a bank for the game and gets an increment after each of its turns. In correspondence each turn
has so many hours, and what is over them comes out of a bank. A bot's time does not run. Time while the server was
down counts for nobody (`downtimes.py`).
"""

from msgspec.structs import replace

from shadoof.server.messages import Clocks, Correspondence, NoPace, Pace, RealTime
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.state import ClockState, TableState

SECOND = 1000
HOUR = 3600 * SECOND
BACK = 30 * SECOND  # the least a person has who takes a seat back from a bot


def first_clock(pace: Pace, players: int, at: int) -> ClockState | None:
    """Everybody's time at the start; None where nothing is timed."""
    if isinstance(pace, NoPace):
        return None
    bank = pace.bank * SECOND if isinstance(pace, RealTime) else pace.bank_hours * HOUR
    return ClockState((bank,) * players, at)


def running(state: TableState) -> int | None:
    """The seat whose time runs: a person's, on turn."""
    seat = state.to_move
    return seat if seat is not None and not state.seats[seat].bot else None


def has(state: TableState, seat: int) -> int:
    """What the seat has for a turn that begins now."""
    assert state.clock
    pace = state.created.pace
    turn = pace.hours * HOUR if isinstance(pace, Correspondence) else 0
    return turn + state.clock.left[seat]


def charged(state: TableState, at: int, downtimes: Downtimes, *, turn_ends: bool) -> ClockState | None:
    """The clocks once the running seat has paid for its time until `at`."""
    clock, seat, pace = state.clock, running(state), state.created.pace
    if clock is None:
        return None
    if seat is None:
        return replace(clock, since=at)
    left = max(0, has(state, seat) - downtimes.passed(clock.since, at))
    if isinstance(pace, Correspondence):
        left = min(clock.left[seat], left)
    elif turn_ends and isinstance(pace, RealTime):
        left += pace.increment * SECOND
    return ClockState((*clock.left[:seat], left, *clock.left[seat + 1 :]), at)


def come_back(pace: Pace, clock: ClockState | None, seat: int) -> ClockState | None:
    """The clocks once the seat's person came back; in correspondence each turn has its hours anyhow."""
    if clock is None or not isinstance(pace, RealTime):
        return clock
    return replace(clock, left=(*clock.left[:seat], max(BACK, clock.left[seat]), *clock.left[seat + 1 :]))


def deadline(state: TableState, now: int, downtimes: Downtimes) -> int | None:
    """When the running seat's time is up."""
    seat = running(state)
    if state.clock is None or seat is None:
        return None
    return state.clock.since + downtimes.within(state.clock.since, now) + has(state, seat)


def shown(state: TableState, now: int, downtimes: Downtimes) -> Clocks | None:
    """The clocks as clients see them: absolute, so that they need no further message to run."""
    if state.clock is None:
        return None
    since = state.clock.since + downtimes.within(state.clock.since, now)
    left = [has(state, seat) for seat in range(len(state.seats))]
    return Clocks(left=left, running=running(state), since=since, deadline=deadline(state, now, downtimes))


def stood_still(state: TableState, now: int, downtimes: Downtimes) -> bool:
    """Whether the server was not there for some of the turn that is due, which no event tells of."""
    return state.clock is not None and downtimes.within(state.clock.since, now) > 0
