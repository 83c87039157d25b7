"""Every message between the server and its clients: what travels over REST first, then what travels over the socket.

Times are milliseconds since 1970 on the server's clock. A seat is its number, from 0. `n` numbers the events of one
table from 1 without holes; a snapshot's `n` is the last event it contains. Actions are notation. `data` is whatever a
game's own `data.py` describes; nothing here knows more of a game than that.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seed = Annotated[
    str, Meta(max_length=64, description="Dice: what this seat adds to the seeds, e.g. 32 random digits.")
]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="The same for every try of one request.")]
Name = Annotated[str, Meta(max_length=200, description="Cleaned and cut to 24 characters by the server.")]
Language = Literal["en", "nl", "de"]
Level = Annotated[int, Meta(ge=1, le=8)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Notation = Annotated[str, Meta(max_length=32)]
ScenarioText = Annotated[str, Meta(max_length=20_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 60)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Milliseconds = int
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Any number the client can tell its messages by.")]
EventNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=100_000)]


class Message(Struct, omit_defaults=False, forbid_unknown_fields=True, kw_only=True):
    """Base of what clients send: a field nobody knows is an error."""


class Settled(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of parts of a message that are defaults of others, and so never change."""


class Answer(Struct, kw_only=True):
    """Base of what the server sends."""


# ---- People


class Me(Answer):
    """Who the cookie says this is. GET /api/me makes a guest where there is none."""

    id: str  # public, e.g. "p7k2m9x4"; says nothing about the cookie
    name: str  # e.g. "Guest 4821" until chosen
    language: Language


class ChangeMe(Message):
    """PATCH /api/me."""

    name: Name | None = None
    language: Language | None = None


class RecoveryLink(Answer):
    """POST /api/me/recovery: a link that makes another browser this person. Making one ends the older ones."""

    path: str  # "/recover#8f3k…", the secret behind the hash is never sent by the browser on its own


class Recover(Message):
    """POST /api/recover: the secret of that link; answers Me and sets the cookie."""

    secret: Annotated[str, Meta(max_length=100)]


# ---- What can be played


class BoardCard(Answer):
    """One built-in board."""

    id: str
    name: str
    place: str
    players: list[int]
    measures: str
    note: str
    credit: str
    text: str  # the map, so that it can be drawn
    fair: dict[str, Any]  # by number of players: head_start, shares, low, high, margin, ties, rounds, games, bot


class GameCard(Answer):
    """GET /api/games: one game and its facts."""

    name: str  # as in records, e.g. the folder's name
    title: str
    designer: str
    credits: str
    fewest_players: int
    most_players: int
    chance: bool
    has_scenarios: bool
    head_start: str  # the rule that gives seats points before the first action; empty where there is none
    rules_version: int
    rules: list["RuleCard"]  # what may be chosen
    boards: list[BoardCard]
    levels: int


class RuleCard(Answer):
    """One rule that may be chosen, its words in the person's language."""

    name: str  # e.g. a key of a record's `rules`
    title: str
    choices: list["RuleChoice"]
    default: Any


class RuleChoice(Answer):
    """One value of such a rule."""

    value: Any
    title: str
    note: str


# ---- Setting a table up


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
    rules: dict[str, Any] = {}
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


# ---- Playing


class Draft(Message):
    """POST /api/tables/{id}/draft: what the actions lead to, nothing kept. Also for those who only watch."""

    actions: Annotated[list[Notation], Meta(max_length=64)]
    after: EventNumber | None = None  # event number; else after the last
    why: Notation | None = None  # asks why this action would be refused after them


class Moment(Answer):
    """A position, seen from outside."""

    index: int  # how many actions of the record led here
    phase: str
    to_move: int | None
    round: int | None
    points: list[int] | None
    winners: list[int] | None
    data: Any  # the game's TableData


class Step(Answer):
    """One action and the position after it."""

    action: str
    seat: int
    moment: Moment


class Refused(Answer):
    """Why an action can't be played."""

    action: str
    at: int  # its index among the actions that were sent
    code: str  # malformed, game_over, wrong_phase, illegal_action
    rule: str  # e.g. "W31"
    cells: list[str]
    sentence: str  # in the person's language


class DraftAnswer(Answer):
    """The draft, as far as it is legal."""

    n: int  # of the event it is based on
    steps: list[Step]
    legal: list[str]  # after the last step
    complete: bool  # whether the steps are a whole turn, that can be committed
    refused: Refused | None = None  # the first action that is not legal, or the one asked about with `why`


class Commit(Message):
    """POST /api/tables/{id}/turns: a whole turn, up to its `.` or to where another seat or chance acts.

    Answers Committed once it is on disk. Sent again with the same key it is answered alike and not played twice.
    """

    key: Key
    expected: EventNumber  # the number of the last event the client knows
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=64)]


class Committed(Answer):
    """The turn is kept, as event `n`."""

    n: int


class Resign(Message):
    """POST /api/tables/{id}/resign. Answers Committed."""

    key: Key
    seat: SeatNumber | None = None  # for who plays several


class TakeBack(Message):
    """POST /api/tables/{id}/take_back: asks for it, or answers who asked. Answers Committed."""

    key: Key
    say: Literal["ask", "yes", "no"]


class TakeSeatBack(Message):
    """POST /api/tables/{id}/seat: a person takes a seat back from the bot that held it. Answers Committed."""

    key: Key
    seat: SeatNumber | None = None


class Rematch(Message):
    """POST /api/tables/{id}/rematch: the same people and rules, seats one further. Answers Table, the same for all."""

    key: Key


# ---- Tables as they are seen


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
    throws: list[int] = []  # the number of each throw that stands in the record; others were taken back


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
    agreed: list[int] = []
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


# ---- Replay


class ReplayRequest(Message):
    """POST /api/replay: the moments of any record, from one action to another."""

    record: dict[str, Any]
    start: ActionNumber = 0  # the first moment, counted in actions
    count: Annotated[int, Meta(ge=1, le=500)] = 500


class TurnMark(Answer):
    """Where a turn of a record begins."""

    start: int  # index of its first action
    seat: int
    round: int | None
    actions: list[str]


class Replay(Answer):
    """GET /api/tables/{id}/replay?start=&count= and POST /api/replay."""

    game: str
    players: int
    names: list[str]
    board_name: str
    board: Any
    turns: list[TurnMark]  # all of them
    total: int  # actions in the record
    start: int
    moments: list[Moment]
    actions: list[str]  # all of them
    record: dict[str, Any]


# GET /api/tables/{id}/record      the record, as a download
# GET /api/tables/{id}/position.svg?at=   a drawing of the position
# GET /api/games/{game}/demos      list of records with comments (DemoCard)


class DemoCard(Answer):
    """A commented game that comes with the program; a comment belongs to the position after so many actions."""

    id: str
    title: str
    record: dict[str, Any]
    comments: dict[str, str]  # by the number of actions played, "0" before the first, in the person's language


class Diagram(Answer):
    """A small drawing in the rulebook: a record, the cells to light in its last position, and what it shows."""

    record: dict[str, Any]
    lit: list[str]
    caption: str
    tries: str | None = None  # an action to try there; the rule refuses it


class RuleText(Answer):
    """One rule in our own words."""

    id: str  # "W31"
    title: str
    text: str  # paragraphs with blank lines between; ids in brackets such as (W32) are links
    ruling: bool  # the sources leave it open, and this project rules so
    diagrams: list[Diagram]


class Chapter(Answer):
    """A part of the rulebook."""

    title: str
    rules: list[RuleText]


class Rulebook(Answer):
    """GET /api/games/{game}/rulebook, in the person's language."""

    game: str
    title: str
    intro: str  # how the game goes, in two or three paragraphs
    chapters: list[Chapter]


# ---- Trouble


class Problem(Answer):
    """Every answer that is not 2xx, as application/problem+json."""

    code: str  # stale, refused, not_your_turn, not_found, bad_request, too_many, storage, …
    sentence: str  # in the person's language
    refused: Refused | None = None
    table: Table | None = None  # as it is now, with `stale` and `refused`


# ---- Events: each is kept, numbered, and sent to everybody at the table


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


# ---- The socket, /api/socket: from the client


class Watch(Message, tag="watch"):
    """Follow a table from after event `since`; 0 or too long ago is answered by a snapshot."""

    ref: Ref  # given back in the acknowledgement
    table: Annotated[str, Meta(max_length=40)]
    since: EventNumber = 0


class Unwatch(Message, tag="unwatch"):
    """Follow it no longer."""

    ref: Ref
    table: Annotated[str, Meta(max_length=40)]


class Ping(Message, tag="ping"):
    """Asks for a heartbeat at once, e.g. when the page comes to the front again."""

    ref: Ref


ClientMessage = Watch | Unwatch | Ping


# ---- The socket: from the server


class Acknowledged(Answer, tag="ack"):
    """The client's message `ref` was understood and done."""

    ref: int


class NotDone(Answer, tag="not_done"):
    """The client's message `ref` could not be done."""

    ref: int | None
    code: str
    sentence: str


class Events(Answer, tag="events"):
    """Events of a table without a hole: the first is one after what the client was sent before."""

    table: str
    events: list[AnyEvent]


class Snapshot(Answer, tag="snapshot"):
    """The table as it is; forget what was known of it."""

    table: Table


class Presence(Answer, tag="presence"):
    """Who has the table open; not numbered, the last one counts."""

    table: str
    here: list[bool]
    watching: int


class Heartbeat(Answer, tag="heartbeat"):
    """Every few seconds, and on Ping: the server's clock, and the last event's number of each followed table."""

    now: Milliseconds
    tables: dict[str, int]


ServerMessage = Acknowledged | NotDone | Events | Snapshot | Presence | Heartbeat
