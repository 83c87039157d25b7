"""A table's new entries as rows of the log, and what is derived from them to find the table by."""

import msgspec

from shadoof.server.log.tables_log import Row, Summary
from shadoof.server.tables import absence
from shadoof.server.tables.entries import Created, SeatLeft, SeatTaken, write_entry
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.state import TableState
from shadoof.server.views.tables import line_view

SEATING = (Created, SeatTaken, SeatLeft)


def rows_of(pending: Pending) -> list[Row]:
    """The new entries, in order."""
    return [Row(pending.state.id, after.n, pending.at, write_entry(entry)) for entry, after in pending.told]


def summary_of(pending: Pending) -> Summary:
    """What lists, the timekeeper and the sweeper look the table up by."""
    state = pending.state
    moved = any(isinstance(entry, SEATING) for entry, _ in pending.told)
    return Summary(
        id=state.id,
        game=state.created.game,
        status=state.status,
        listed=state.created.listed,
        changed=state.changed,
        wake=absence.wake(state, pending.at, pending.at, pending.downtimes),
        bot_due=owes_bot(state),
        line=msgspec.json.encode(line_view(state)),
        seats=_seats(state) if moved else None,
    )


def owes_bot(state: TableState) -> bool:
    """Whether a bot is to play."""
    return state.to_move is not None and state.seats[state.to_move].bot > 0


def _seats(state: TableState) -> dict[str, int]:
    found = {state.created.host: 0}
    for number, seat in enumerate(state.seats):
        if seat.person:
            found[seat.person] = found.get(seat.person, 0) | 1 << number
    return found
