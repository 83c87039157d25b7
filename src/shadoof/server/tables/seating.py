"""Joining, leaving and cancelling, before the start; and being called otherwise, at any time."""

from shadoof.server.tables.entries import Cancelled, SeatLeft, SeatTaken
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.trouble import Declined


def join(pending: Pending, person: str, name: str, wanted: int | None, seed: str) -> None:
    """Gives the person the seat, or the first open one. Who has one already keeps it, or moves to the one named."""
    state = pending.state
    mine = state.seats_of(person)
    if mine and (wanted is None or wanted in mine):
        return
    if state.status != "open":
        raise Declined("not_open")
    free = [number for number, seat in enumerate(state.seats) if seat.is_open]
    if wanted is not None:
        free = [number for number in free if number == wanted]
    if not free:
        raise Declined("no_seat")
    for seat in mine:
        if not state.seats[seat].device:
            pending.add(SeatLeft(seat=seat))
    pending.add(SeatTaken(seat=free[0], person=person, name=name, seed=seed))
    settle(pending)


def leave(pending: Pending, person: str, seat: int | None) -> None:
    """Gives up one of the person's seats, or all of them."""
    state = pending.state
    if state.status != "open":
        raise Declined("not_open")
    leaving = [each for each in state.seats_of(person) if seat is None or each == seat]
    if not leaving:
        raise Declined("not_seated")
    for each in leaving:
        pending.add(SeatLeft(seat=each))


def cancel(pending: Pending, person: str) -> None:
    """Closes a table that has not started, for who set it up."""
    if pending.state.created.host != person:
        raise Declined("not_host")
    if pending.state.status == "cancelled":
        return
    if pending.state.status != "open":
        raise Declined("not_open")
    pending.add(Cancelled())


def rename(pending: Pending, person: str, name: str) -> None:
    """Calls the person so at all own seats; another person at the same device keeps the name they have."""
    for number in pending.state.seats_of(person):
        seat = pending.state.seats[number]
        if not seat.device and seat.name != name:
            pending.add(SeatTaken(seat=number, person=person, name=name))
