"""Records step by step, and the commented games."""

from typing import Annotated, Any

from msgspec import Meta

from shadoof.server.messages.kinds import ActionNumber, Answer, Message, Notation
from shadoof.server.messages.playing import Moment, Refused


class ReplayRequest(Message):
    """POST /api/replay: the moments of any record, from one action to another."""

    record: dict[str, Any]
    start: ActionNumber = 0  # the first moment, counted in actions
    count: Annotated[int, Meta(ge=1, le=500)] = 500


class WhyNot(Message):
    """POST /api/replay/why: whether an action can be played where a record ends. Answers WhyNotAnswer."""

    record: dict[str, Any]
    action: Notation


class WhyNotAnswer(Answer):
    """Why not, in the person's language; nothing where it can."""

    refused: Refused | None


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
