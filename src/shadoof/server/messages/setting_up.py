"""Setting a table up, joining and leaving it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from shadoof.server.messages.kinds import (
    ActionNumber,
    Hours,
    Key,
    Level,
    Message,
    Name,
    ScenarioText,
    SeatNumber,
    Seconds,
    Seed,
    Settled,
)


class MySeat(Message, tag="me"):
    """The seat of who sets the table up."""


class OpenSeat(Message, tag="open"):
    """Free for whoever comes by the link or from the lobby."""


class BotSeat(Message, tag="bot"):
    """A computer player."""

    level: Level


class DeviceSeat(Message, tag="device"):
    """Another person who plays at the same device as who sets the table up."""

    name: Name


SeatWish = MySeat | OpenSeat | BotSeat | DeviceSeat


class NoPace(Settled, frozen=True, tag="none"):
    """No clock."""


class RealTime(Settled, frozen=True, tag="real_time"):
    """A bank for the game and an increment a turn."""

    bank: Seconds
    increment: Seconds


class Correspondence(Settled, frozen=True, tag="correspondence"):
    """Time for each turn; what is over it comes out of the bank."""

    hours: Annotated[int, Meta(ge=1, le=24 * 60)]
    bank_hours: Hours


Pace = NoPace | RealTime | Correspondence


class Wait(Settled, frozen=True, tag="wait"):
    """Everybody waits for an absent player; a clock that runs out is shown, nothing else."""


class Remind(Settled, frozen=True, tag="remind"):
    """As waiting, but after this long, or when the clock runs out, the table says whom it waits for."""

    after: Seconds


class BotTakesOver(Settled, frozen=True, tag="bot"):
    """After this long away on turn, or when the clock runs out, a bot plays until the person takes the seat back."""

    after: Seconds
    level: Level


Absence = Wait | Remind | BotTakesOver


class NewTable(Message):
    """POST /api/tables; answers Table. Starts at once when no seat is open."""

    key: Key
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    scenario: ScenarioText | None = None  # a map, a scenario file's text, or an id
    rules: dict[str, Any] = field(default_factory=dict)
    fair: bool = False  # with the board's fair head start
    first: SeatNumber | None = None  # who starts; drawn by lot where nobody is named
    pace: Pace = NoPace()
    absence: Absence = Wait()
    listed: bool = False  # else only who has the link finds it
    take_back: Literal["never", "consent"] = "consent"
    pair: bool = False  # for two: a second game with the seats changed, both games' points added
    seed: Seed = ""
    record: dict[str, Any] | None = (
        None  # a table that goes on from this record; `game`, `rules` … are then its own
    )
    at: ActionNumber | None = None  # after so many of its actions; else after all


class Join(Message):
    """POST /api/tables/{id}/join: takes the seat, or the first that is open. Answers Table."""

    seat: SeatNumber | None = None
    seed: Seed = ""


class Leave(Message):
    """POST /api/tables/{id}/leave: gives the seat up before the start. Answers Table."""

    seat: SeatNumber | None = None


# POST /api/tables/{id}/cancel, before the start, by who set the table up. Answers Table.
