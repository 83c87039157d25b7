"""The entries of a table's log. They are kept for ever: fields are added with defaults and never change meaning."""

from typing import Any

import msgspec

from shadoof.server.messages import Absence, Pace, Result


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Base of all entries. Who reads them adds the table, the number n and the time."""


class FirstSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as the table was set up."""

    person: str = ""  # empty for an open seat and for a bot's
    name: str = ""
    level: int = 0  # of a bot
    device: bool = False
    seed: str = ""


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """Entry 1: all that is settled from the first day, the rules' version and the map's whole text included."""

    host: str
    game: str
    seats: list[FirstSeat]
    rules: dict[str, Any]
    rules_version: int
    scenario: str | None
    board_name: str
    fair: bool
    first: int | None  # None: drawn by lot at the start
    pace: Pace
    absence: Absence
    listed: bool
    take_back: str
    pair: int = 0  # 0: no pair match, else the number of this game in it
    before: str = ""  # the pair's first game, for the second …
    before_result: Result | None = None  # … and how it ended
    secret: str  # of the dice; told when the game is over
    actions: list[str] = []  # of the record it goes on from
    expires: int | None = None


class SeatTaken(Entry, frozen=True, kw_only=True, tag="seat_taken"):
    """A person sits down, or who sits there is called otherwise now."""

    seat: int
    person: str
    name: str
    seed: str = ""
    device: bool = False


class SeatLeft(Entry, frozen=True, kw_only=True, tag="seat_left"):
    """The seat is open again."""

    seat: int


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game begins."""

    first: int
    rules: dict[str, Any]  # with the fair head start, where it was asked for


class Thrown(Entry, frozen=True, kw_only=True, tag="thrown"):
    """The server threw the dice of the turn that begins."""

    seat: int
    number: int
    action: str


class Turn(Entry, frozen=True, kw_only=True, tag="turn"):
    """A whole turn."""

    seat: int
    actions: list[str]
    bot: str = ""  # who played it, when that was a bot


class TakeBackAsked(Entry, frozen=True, kw_only=True, tag="take_back_asked"):
    """A seat asks to take its last turn back."""

    seat: int


class TakeBackAnswered(Entry, frozen=True, kw_only=True, tag="take_back_answered"):
    """A seat agrees or refuses."""

    seat: int
    yes: bool


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken_back"):
    """The record ends at its action number `to` again."""

    seat: int
    to: int


class Held(Entry, frozen=True, kw_only=True, tag="held"):
    """A bot of that level plays for the seat's person; level 0: the person is back."""

    seat: int
    level: int
    resigned: bool = False


class Waiting(Entry, frozen=True, kw_only=True, tag="waiting"):
    """Everybody is told that the table waits for this seat."""

    seat: int


class Over(Entry, frozen=True, kw_only=True, tag="over"):
    """The game ended."""

    winners: list[int]
    points: list[int] | None
    why: str
    second: str = ""  # the table of the pair's second game


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The same people meet again at another table."""

    table: str


class Cancelled(Entry, frozen=True, kw_only=True, tag="cancelled"):
    """The table closed before it started."""


AnyEntry = (
    Created
    | SeatTaken
    | SeatLeft
    | Started
    | Thrown
    | Turn
    | TakeBackAsked
    | TakeBackAnswered
    | TakenBack
    | Held
    | Waiting
    | Over
    | Followed
    | Cancelled
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    """The entry as it is kept."""
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """The entry that was kept so."""
    return _DECODER.decode(text)
