"""Tables as they are seen."""

from typing import Any, Literal

from msgspec import field

from shadoof.server.messages.kinds import Answer, Milliseconds
from shadoof.server.messages.playing import Moment, Step
from shadoof.server.messages.setting_up import Absence, Pace


class Seat(Answer):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str
    person: str = ""  # public id
    level: int = 0  # of a bot
    device: bool = False  # plays at the device of `person`
    here: bool = False  # has a socket open on this table
    held: int = 0  # level of the bot that plays for an absent or resigned person
    resigned: bool = False


class Clocks(Answer):
    """Each seat's time. The running seat's is what `left` says less the time since `since`."""

    left: list[Milliseconds]
    running: int | None
    since: Milliseconds
    deadline: Milliseconds | None  # when the running seat's time is up


class Result(Answer):
    """How it ended."""

    winners: list[int]  # empty for a draw
    points: list[int] | None
    why: Literal["rules", "resigned"]


class PairMatch(Answer):
    """Two games with the seats changed."""

    game: int  # 1 or 2
    other: str | None  # the other game's table
    points: list[int] | None  # of both games together, by the seats of this game; when both are over
    winners: list[int] | None


class Dice(Answer):
    """What a table's dice can be checked by (docs/dice.md). `secret` is told when the game is over."""

    commitment: str  # SHA-256 of the secret, fixed before anybody joined
    seeds: list[str]  # by seat
    secret: str | None = None
    # The number of each throw that stands in the record; others were taken back.
    throws: list[int] = field(default_factory=list)


class Table(Answer):
    """A table, whole: GET /api/tables/{id}, and what a socket sends where events would leave a gap."""

    id: str
    n: int
    status: Literal["open", "running", "over", "cancelled"]
    game: str
    players: int
    seats: list[Seat]
    host: str  # public id of who set it up
    yours: list[int]  # the seats of who asks
    first: int | None
    scenario: str | None
    board_name: str
    rules: dict[str, Any]
    rules_version: int
    pace: Pace
    absence: Absence
    listed: bool
    take_back: str
    watching: int  # sockets open on it without a seat
    created: Milliseconds
    expires: Milliseconds | None  # of a table that does not start
    board: Any  # the game's BoardData; None before the start
    moment: Moment | None
    turn_began: int  # index of the first action of the turn that is due
    last_turn: list[Step]  # the turn before it, to show what happened
    legal: list[str]  # for the seat that is to move
    clocks: Clocks | None = None
    asked: int | None = None  # the seat that asks to take its turn back
    agreed: list[int] = field(default_factory=list)
    waiting_for: int | None = None  # the seat everybody was told the table waits for
    result: Result | None = None
    dice: Dice | None = None
    pair: PairMatch | None = None
    rematch: str | None = None
    now: Milliseconds = 0


class TableLine(Answer):
    """One row of a list of tables."""

    id: str
    game: str
    board_name: str
    status: str
    seats: list[Seat]
    pace: Pace
    round: int | None
    to_move: int | None
    yours: list[int]
    changed: Milliseconds


class TableList(Answer):
    """GET /api/tables?list=lobby|mine|live&status=&game=&page=: newest first."""

    tables: list[TableLine]
    page: int
    pages: int
