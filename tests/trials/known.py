"""What a client knows of one table: the last snapshot, and every event since, put in as a browser would.

The client knows no rules. If the protocol told it too little, what it shows would not be what the server has.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shadoof.server.messages import (
    AnyEvent,
    Cancelled,
    Over,
    RematchMade,
    Seated,
    SeatHeld,
    Started,
    Table,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
    Thrown,
    TurnPlayed,
    WaitingFor,
)

Changes = dict[str, Any]


class Known:
    """One table, as one client has it."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.events: dict[int, AnyEvent] = {}  # every one that was ever taken in
        self.faults: list[str] = []  # what should never have been sent

    @property
    def n(self) -> int:
        """The number of the last event that is contained."""
        return self.table.n if self.table else 0

    def take_snapshot(self, table: Table) -> None:
        """The table whole; one that is older than what is known came late."""
        if table.n == self.n and self.table:
            # Clocks may have stood still without an event: that is what such a snapshot is for.
            self.faults += differences(replace(self.table, clocks=table.clocks), table)
        if table.n >= self.n:
            self.table = table

    def take_events(self, events: list[AnyEvent]) -> bool:
        """Takes in what is new; whether something is missing before it."""
        numbers = [event.n for event in events]
        if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            self.faults.append(f"events with a hole in themselves: {numbers}")
        for event in events:
            had = self.events.get(event.n)
            if had is not None and had != event:
                self.faults.append(f"two events {event.n}: {had} and {event}")
            if self.table is None or event.n > self.n + 1:
                return True
            if event.n == self.n + 1:
                self.events[event.n] = event
                self.table = replace(self.table, **_CHANGES[type(event)](self.table, event), n=event.n)
        return False


def _seated(table: Table, event: Seated) -> Changes:
    seats = list(table.seats)
    seats[event.seat] = event.who
    return {"seats": seats}


def _started(table: Table, event: Started) -> Changes:
    return _playing(event) | {
        "status": "running",
        "first": event.first,
        "seats": event.seats,
        "board": event.board,
        "moment": event.moment,
    }


def _turn(table: Table, event: TurnPlayed) -> Changes:
    moment = event.steps[-1].moment
    settled: Changes = {"asked": None, "agreed": []} if table.asked == event.seat else {}
    return _playing(event) | settled | {"moment": moment, "turn_began": moment.index, "waiting_for": None}


def _taken_back(table: Table, event: TakenBack) -> Changes:
    again = {"moment": event.moment, "turn_began": event.turn_began}
    return _playing(event) | again | {"asked": None, "agreed": [], "waiting_for": None}


def _answered(table: Table, event: TakeBackAnswered) -> Changes:
    return {"agreed": [*table.agreed, event.seat]} if event.yes else {"asked": None, "agreed": []}


def _held(table: Table, event: SeatHeld) -> Changes:
    seats = list(table.seats)
    was = seats[event.seat]
    seats[event.seat] = replace(was, held=event.level, resigned=was.resigned or event.resigned)
    waiting = None if table.waiting_for == event.seat else table.waiting_for
    return {"seats": seats, "clocks": event.clocks, "waiting_for": waiting}


def _playing(event: Started | TurnPlayed | Thrown | TakenBack) -> Changes:
    return {"legal": event.legal, "clocks": event.clocks}


_CHANGES: dict[type, Callable[[Table, Any], Changes]] = {
    Seated: _seated,
    Started: _started,
    TurnPlayed: _turn,
    Thrown: lambda _, event: _playing(event) | {"moment": event.step.moment},
    TakeBackAsked: lambda _, event: {"asked": event.seat, "agreed": []},
    TakeBackAnswered: _answered,
    TakenBack: _taken_back,
    SeatHeld: _held,
    WaitingFor: lambda _, event: {"waiting_for": event.seat},
    Over: lambda _, event: {"status": "over", "result": event.result, "legal": [], "asked": None, "agreed": []},
    RematchMade: lambda _, event: {"rematch": event.table},
    Cancelled: lambda _, _event: {"status": "cancelled"},
}


def differences(known: Table, sent: Table) -> list[str]:
    """What a client shows otherwise than the server."""
    ours, theirs = plain(known), plain(sent)
    return [
        f"at {sent.n} {name}: knew {ours[name]}, is {theirs[name]}" for name in ours if ours[name] != theirs[name]
    ]


def plain(table: Table) -> dict[str, object]:
    """What two views of one table must have in common, however their owners came by them."""
    return {
        "n": table.n,
        "status": table.status,
        "seats": [replace(seat, here=False) for seat in table.seats],
        "first": table.first,
        "board": table.board,
        "moment": table.moment,
        "turn_began": table.turn_began if table.status == "running" else None,
        "legal": table.legal,
        "clocks": table.clocks if table.status == "running" else None,
        "asked": table.asked,
        "agreed": table.agreed,
        "waiting_for": table.waiting_for,
        "result": table.result,
        "rematch": table.rematch,
    }
