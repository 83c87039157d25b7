"""Events: each is kept, numbered, and sent to everybody at the table."""

from typing import Any, Literal

from shadoof.server.messages.kinds import Answer, Milliseconds
from shadoof.server.messages.playing import Moment, Step
from shadoof.server.messages.tables import Clocks, Dice, PairMatch, Result, Seat


class Event(Answer, tag_field="type"):
    """Base of the numbered events."""

    n: int
    at: Milliseconds


class Seated(Event, tag="seated"):
    """Somebody took a seat, or left it (then it is open)."""

    seat: int
    who: Seat


class Started(Event, tag="started"):
    """The game begins; who starts was chosen or drawn by lot."""

    first: int
    seats: list[Seat]
    board: Any
    moment: Moment
    legal: list[str]
    clocks: Clocks | None
    dice: Dice | None


class TurnPlayed(Event, tag="turn"):
    """A turn was committed."""

    seat: int
    by: Literal["person", "bot"]
    bot: str  # "level 5, 0.1.0/1" when a bot played it, else empty
    steps: list[Step]
    legal: list[str]
    clocks: Clocks | None


class Thrown(Event, tag="thrown"):
    """The server threw the dice of the turn that begins."""

    seat: int
    number: int  # of the throw, for checking
    step: Step
    legal: list[str]
    clocks: Clocks | None


class TakeBackAsked(Event, tag="take_back_asked"):
    """A seat asks to take its last turn back."""

    seat: int


class TakeBackAnswered(Event, tag="take_back_answered"):
    """A seat agreed or refused."""

    seat: int
    yes: bool


class TakenBack(Event, tag="taken_back"):
    """All agreed: the record ends before that turn again."""

    seat: int
    moment: Moment
    turn_began: int
    legal: list[str]
    clocks: Clocks | None


class SeatHeld(Event, tag="held"):
    """A bot plays for a person who is absent or resigned; level 0: the person is back."""

    seat: int
    level: int
    resigned: bool = False
    clocks: Clocks | None = None  # a bot's time does not run


class WaitingFor(Event, tag="waiting"):
    """The table has waited long for this seat."""

    seat: int


class Over(Event, tag="over"):
    """The game ended."""

    result: Result
    dice: Dice | None
    pair: PairMatch | None = None


class RematchMade(Event, tag="rematch"):
    """The same people meet again there."""

    table: str


class Cancelled(Event, tag="cancelled"):
    """The table closed before it started."""


AnyEvent = (
    Seated
    | Started
    | TurnPlayed
    | Thrown
    | TakeBackAsked
    | TakeBackAnswered
    | TakenBack
    | SeatHeld
    | WaitingFor
    | Over
    | RematchMade
    | Cancelled
)
