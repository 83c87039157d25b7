"""What happens to a table by itself when time passes: it expires, tells whom it waits for, or a bot takes over.

Someone is away who is on turn and has not had the table open on any device since then. `away_since` says since when,
None while a device has it open; right after the server's own start everybody counts as just gone.
"""

from shadoof.server.messages import BotTakesOver, Remind, Wait
from shadoof.server.tables import clocks
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import AnyEntry, Cancelled, Held, Waiting
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.tables.state import TableState
from shadoof.server.trouble import Declined

SECOND = 1000


def wake(state: TableState, now: int, away_since: int | None, downtimes: Downtimes) -> int | None:
    """When to look at the table again; None while nothing can happen by itself."""
    if state.status == "open":
        return state.created.expires
    seat, absence = clocks.running(state), state.created.absence
    if seat is None or isinstance(absence, Wait) or state.waiting_for is not None:
        return None
    times = [clocks.deadline(state, now, downtimes)]
    if isinstance(absence, Remind):
        times.append(state.turn_at + downtimes.within(state.turn_at, now) + absence.after * SECOND)
    elif away_since is not None:
        times.append(max(away_since, state.turn_at) + absence.after * SECOND)
    return min((each for each in times if each is not None), default=None)


def pass_time(pending: Pending, away_since: int | None) -> None:
    """Adds what is due by now, if anything is."""
    state = pending.state
    due = wake(state, pending.at, away_since, pending.downtimes)
    if due is None or due > pending.at:
        return
    pending.add(_due(state))
    settle(pending)


def _due(state: TableState) -> AnyEntry:
    if state.status == "open":
        return Cancelled()
    seat, absence = state.to_move, state.created.absence
    assert seat is not None
    if isinstance(absence, BotTakesOver):
        return Held(seat=seat, level=absence.level)
    return Waiting(seat=seat)


def take_seat_back(pending: Pending, person: str, wanted: int | None) -> None:
    """A person plays again where a bot held the seat; all of the person's seats where none is named."""
    state = pending.state
    mine = [seat for seat in state.seats_of(person) if wanted in (None, seat)]
    if not mine:
        raise Declined("not_seated")
    if state.status != "running":
        raise Declined("not_running")
    held = [seat for seat in mine if state.seats[seat].held and not state.seats[seat].resigned]
    if not held:
        raise Declined("not_held")
    for seat in held:
        pending.add(Held(seat=seat, level=0))
