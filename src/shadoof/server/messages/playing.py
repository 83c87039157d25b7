"""Playing at a table: drafts and what is committed."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from shadoof.server.messages.kinds import Answer, EventNumber, Key, Message, Notation, SeatNumber


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
