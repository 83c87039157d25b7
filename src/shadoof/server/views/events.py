"""The event that tells everybody of an entry. It says the same to all, in no language."""

from collections.abc import Callable
from typing import Any

from shadoof.server.messages import (
    AnyEvent,
    Cancelled,
    Clocks,
    Over,
    RematchMade,
    Seated,
    SeatHeld,
    Started,
    TakeBackAnswered,
    TakeBackAsked,
    TakenBack,
    Thrown,
    TurnPlayed,
    WaitingFor,
)
from shadoof.server.tables import clocks, entries
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.state import TableState
from shadoof.server.views import parts
from shadoof.server.views.pairs import own_pair


class Telling:
    """One entry, between the states before and after it."""

    def __init__(self, entry: entries.AnyEntry, after: TableState, downtimes: Downtimes) -> None:
        self.entry = entry
        self.after = after
        self._downtimes = downtimes

    def event(self) -> AnyEvent | None:
        """The event; None for the first entry, which nobody can have watched."""
        tell = _EVENTS.get(type(self.entry))
        return tell(self, self.entry, {"n": self.after.n, "at": self.after.changed}) if tell else None

    def clocks(self) -> Clocks | None:
        """The clocks after it."""
        return clocks.shown(self.after, self.after.changed, self._downtimes)

    def playing(self) -> dict[str, Any]:
        """What may be done next, and the clocks."""
        return {"legal": parts.legal(self.after), "clocks": self.clocks()}


def _seated(telling: Telling, entry: entries.SeatTaken | entries.SeatLeft, base: dict[str, Any]) -> AnyEvent:
    return Seated(**base, seat=entry.seat, who=parts.seat_view(telling.after.seats[entry.seat]))


def _started(telling: Telling, entry: entries.Started, base: dict[str, Any]) -> AnyEvent:
    after = telling.after
    assert after.position
    return Started(
        **base,
        first=entry.first,
        seats=parts.seats_view(after),
        board=parts.board(after.position.setup),
        moment=parts.moment(after.position, len(after.actions)),
        dice=parts.dice_view(after),
        **telling.playing(),
    )


def _turn(telling: Telling, entry: entries.Turn, base: dict[str, Any]) -> AnyEvent:
    played = telling.after.last_turn[-len(entry.actions) :]
    return TurnPlayed(
        **base,
        seat=entry.seat,
        by="bot" if entry.bot else "person",
        bot=entry.bot,
        steps=parts.steps(played),
        **telling.playing(),
    )


def _thrown(telling: Telling, entry: entries.Thrown, base: dict[str, Any]) -> AnyEvent:
    step = parts.step(telling.after.due[-1])
    return Thrown(**base, seat=entry.seat, number=entry.number, step=step, **telling.playing())


def _taken_back(telling: Telling, entry: entries.TakenBack, base: dict[str, Any]) -> AnyEvent:
    after = telling.after
    assert after.position
    return TakenBack(
        **base,
        seat=entry.seat,
        moment=parts.moment(after.position, len(after.actions)),
        turn_began=after.starts[-1].index,
        **telling.playing(),
    )


def _over(telling: Telling, entry: entries.Over, base: dict[str, Any]) -> AnyEvent:
    after = telling.after
    assert after.result
    return Over(**base, result=after.result, dice=parts.dice_view(after), pair=own_pair(after))


_EVENTS: dict[type, Callable[[Telling, Any, dict[str, Any]], AnyEvent]] = {
    entries.SeatTaken: _seated,
    entries.SeatLeft: _seated,
    entries.Started: _started,
    entries.Turn: _turn,
    entries.Thrown: _thrown,
    entries.TakeBackAsked: lambda _, entry, base: TakeBackAsked(**base, seat=entry.seat),
    entries.TakeBackAnswered: lambda _, entry, base: TakeBackAnswered(**base, seat=entry.seat, yes=entry.yes),
    entries.TakenBack: _taken_back,
    entries.Held: lambda telling, entry, base: SeatHeld(
        **base, seat=entry.seat, level=entry.level, resigned=entry.resigned, clocks=telling.clocks()
    ),
    entries.Waiting: lambda _, entry, base: WaitingFor(**base, seat=entry.seat),
    entries.Over: _over,
    entries.Followed: lambda _, entry, base: RematchMade(**base, table=entry.table),
    entries.Cancelled: lambda _, _entry, base: Cancelled(**base),
}
