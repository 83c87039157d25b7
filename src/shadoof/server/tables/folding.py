"""Folding: what one more entry makes of a table. Everything that is known of a table comes from here."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from shadoof.core.registry import find
from shadoof.server.messages import Result
from shadoof.server.tables import clocks, folding_play
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import (
    AnyEntry,
    Cancelled,
    Created,
    Followed,
    Held,
    Over,
    SeatLeft,
    SeatTaken,
    Started,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
    Thrown,
    Turn,
    Waiting,
)
from shadoof.server.tables.state import SeatState, TableState
from shadoof.server.trouble import Declined

NOBODY = SeatState()


def begin(table_id: str, created: Created, at: int) -> TableState:
    """The table after its first entry."""
    seats = [SeatState(**{name: getattr(each, name) for name in each.__struct_fields__}) for each in created.seats]
    return TableState(
        id=table_id,
        n=1,
        created=created,
        created_at=at,
        changed=at,
        status="open",
        seats=tuple(seats),
        first=created.first,
        rules=created.rules,
    )


def fold(state: TableState, entry: AnyEntry, at: int, downtimes: Downtimes) -> TableState:
    """The table after the entry, which was written at that time."""
    after = _FOLDS[type(entry)](state, entry, at, downtimes)
    return replace(after, n=state.n + 1, changed=at)


def fold_all(table_id: str, log: Iterable[tuple[AnyEntry, int]], downtimes: Downtimes) -> TableState | None:
    """The table after all its entries and their times; None where there is none."""
    state: TableState | None = None
    for entry, at in log:
        if state is None:
            assert isinstance(entry, Created)
            state = begin(table_id, entry, at)
        else:
            state = fold(state, entry, at, downtimes)
    return state


def check_rules(created: AnyEntry) -> None:
    """Declined where the table was begun by other rules than this program's: the log would mean something else."""
    assert isinstance(created, Created)
    has = find(created.game).facts.rules_version
    if created.rules_version != has:
        raise Declined("other_rules", had=created.rules_version, has=has)


def at_seat(state: TableState, seat: int, **changes: Any) -> tuple[SeatState, ...]:
    """The seats with that one changed."""
    return (*state.seats[:seat], replace(state.seats[seat], **changes), *state.seats[seat + 1 :])


def _seat_taken(state: TableState, entry: SeatTaken, at: int, _downtimes: Downtimes) -> TableState:
    who = {"person": entry.person, "name": entry.name, "device": entry.device}
    if entry.person != state.seats[entry.seat].person:
        who["seed"] = entry.seed
    return replace(state, seats=at_seat(state, entry.seat, **who))


def _seat_left(state: TableState, entry: SeatLeft, at: int, _downtimes: Downtimes) -> TableState:
    return replace(state, seats=(*state.seats[: entry.seat], NOBODY, *state.seats[entry.seat + 1 :]))


def _take_back_asked(state: TableState, entry: TakeBackAsked, at: int, _downtimes: Downtimes) -> TableState:
    return replace(state, asked=entry.seat, agreed=())


def _take_back_answered(state: TableState, entry: TakeBackAnswered, at: int, _downtimes: Downtimes) -> TableState:
    if not entry.yes:
        return replace(state, asked=None, agreed=())
    return replace(state, agreed=(*state.agreed, entry.seat))


def _held(state: TableState, entry: Held, at: int, downtimes: Downtimes) -> TableState:
    resigned = entry.resigned or state.seats[entry.seat].resigned
    on_turn = entry.seat == state.to_move
    clock = clocks.charged(state, at, downtimes, turn_ends=False) if on_turn else state.clock
    if not entry.level:
        clock = clocks.come_back(state.created.pace, clock, entry.seat)
    return replace(
        state,
        seats=at_seat(state, entry.seat, held=entry.level, resigned=resigned),
        clock=clock,
        turn_at=at if on_turn else state.turn_at,
        waiting_for=None if state.waiting_for == entry.seat else state.waiting_for,
    )


def _waiting(state: TableState, entry: Waiting, at: int, _downtimes: Downtimes) -> TableState:
    return replace(state, waiting_for=entry.seat)


def _over(state: TableState, entry: Over, at: int, downtimes: Downtimes) -> TableState:
    result = Result(winners=entry.winners, points=entry.points, why=entry.why)  # type: ignore[arg-type]
    clock = clocks.charged(state, at, downtimes, turn_ends=False)
    return replace(state, status="over", result=result, asked=None, agreed=(), clock=clock, second=entry.second)


def _followed(state: TableState, entry: Followed, at: int, _downtimes: Downtimes) -> TableState:
    return replace(state, followed=entry.table)


def _cancelled(state: TableState, entry: Cancelled, at: int, _downtimes: Downtimes) -> TableState:
    return replace(state, status="cancelled")


_FOLDS: dict[type, Callable[[TableState, Any, int, Downtimes], TableState]] = {
    SeatTaken: _seat_taken,
    SeatLeft: _seat_left,
    Started: folding_play.started,
    Thrown: folding_play.thrown,
    Turn: folding_play.turn,
    TakeBackAsked: _take_back_asked,
    TakeBackAnswered: _take_back_answered,
    TakenBack: folding_play.taken_back,
    Held: _held,
    Waiting: _waiting,
    Over: _over,
    Followed: _followed,
    Cancelled: _cancelled,
}
