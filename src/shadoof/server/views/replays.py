"""Any record from one action to another, moment by moment, for whoever wants to see it played again."""

from itertools import islice
from typing import Any

import msgspec

from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.trouble import BadRequest, IllegalAction
from shadoof.core.turns import turns
from shadoof.server.messages import Replay, TurnMark, WhyNotAnswer
from shadoof.server.problems import refused_of
from shadoof.server.views import parts
from shadoof.server.views.records import board_in, names_in


def replay(value: dict[str, Any], start: int = 0, count: int = 500) -> Replay:
    """The moments after `start` actions and on; Trouble says what is wrong with the record."""
    record = Record.from_value(value)
    positions = list(record.replay())
    if start >= len(positions):
        raise BadRequest("server-no-moment", start=start, count=len(record.actions))
    position = positions[0]
    shown = islice(enumerate(positions), start, start + count)
    # Boards of tables are kept in memory; what anybody sends in does not push them out.
    return Replay(
        game=record.game,
        players=record.players,
        names=names_in(record),
        board_name=board_in(record),
        board=msgspec.Raw(msgspec.json.encode(position.setup.game.board_data(position.setup))),
        turns=_marks(positions, record.actions),
        total=len(record.actions),
        start=start,
        moments=[parts.moment(each, index) for index, each in shown],
        actions=record.actions,
        record=value,
    )


def why_not(value: dict[str, Any], action: str, language: str) -> WhyNotAnswer:
    """Why the action can't be played where the record ends; Trouble says what is wrong with the record."""
    record = Record.from_value(value)
    refusal = record.position().why_not(action)
    if refusal is None:
        return WhyNotAnswer(refused=None)
    trouble = IllegalAction(refusal, len(record.actions))
    return WhyNotAnswer(refused=refused_of(trouble, action, language))


def position_at(value: dict[str, Any], at: int | None) -> Position:
    """The position after so many actions of a record; after all where nothing is said."""
    record = Record.from_value(value)
    if at is None:
        return record.position()
    found = next(islice(record.replay(), at, None), None)
    if found is None:
        raise BadRequest("server-no-moment", start=at, count=len(record.actions))
    return found


def _marks(positions: list[Position], actions: list[str]) -> list[TurnMark]:
    marks, start = list[TurnMark](), 0
    for turn in turns(positions, actions):
        marks.append(TurnMark(start=start, seat=turn.seat, round=turn.round, actions=list(turn.actions)))
        start += len(turn.actions)
    return marks
