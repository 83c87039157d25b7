"""A table as one viewer sees it: the whole of it, or one row of a list."""

import msgspec

from shadoof.server.messages import PairMatch, Table, TableLine
from shadoof.server.tables import clocks
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.state import TableState
from shadoof.server.views import parts


class Shared(msgspec.Struct, frozen=True):
    """What costs time to make of a state, and is the same for all viewers."""

    n: int
    moment: msgspec.Raw | None
    last_turn: msgspec.Raw
    legal: msgspec.Raw

    @classmethod
    def of(cls, state: TableState) -> "Shared":
        """Made of the state."""
        encode = msgspec.json.encode
        now = None
        if state.position:
            now = msgspec.Raw(encode(parts.moment(state.position, len(state.actions))))
        last = msgspec.Raw(encode(parts.steps(state.last_turn)))
        return cls(state.n, now, last, msgspec.Raw(encode(parts.legal(state))))


def table_view(
    state: TableState,
    shared: Shared,
    *,
    viewer: str,
    here: list[bool],
    watching: int,
    now: int,
    downtimes: Downtimes,
    pair: PairMatch | None,
) -> Table:
    """The table, whole, for that person."""
    created = state.created
    return Table(
        id=state.id,
        n=state.n,
        status=state.status,
        game=created.game,
        players=len(state.seats),
        seats=[parts.seat_view(seat, here[number]) for number, seat in enumerate(state.seats)],
        host=created.host,
        yours=state.seats_of(viewer),
        first=state.first,
        scenario=created.scenario,
        board_name=created.board_name,
        rules=state.rules,
        rules_version=created.rules_version,
        pace=created.pace,
        absence=created.absence,
        listed=created.listed,
        take_back=created.take_back,
        watching=watching,
        created=state.created_at,
        expires=created.expires if state.status == "open" else None,
        board=parts.board(state.position.setup) if state.position else None,
        moment=shared.moment,  # type: ignore[arg-type]
        turn_began=state.starts[-1].index if state.starts else 0,
        last_turn=shared.last_turn,  # type: ignore[arg-type]
        legal=shared.legal,  # type: ignore[arg-type]
        clocks=clocks.shown(state, now, downtimes),
        asked=state.asked,
        agreed=list(state.agreed),
        waiting_for=state.waiting_for,
        result=state.result,
        dice=parts.dice_view(state),
        pair=pair,
        rematch=state.followed,
        now=now,
    )


def line_view(state: TableState) -> TableLine:
    """The table's row, as it is kept beside the log; `yours` is filled in for who asks."""
    return TableLine(
        id=state.id,
        game=state.created.game,
        board_name=state.created.board_name,
        status=state.status,
        seats=parts.seats_view(state),
        pace=state.created.pace,
        round=state.position.round if state.position else None,
        to_move=state.to_move,
        yours=[],
        changed=state.changed,
    )
