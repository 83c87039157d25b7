"""The parts that messages about a table share."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from shadoof.core.position import Position, Setup
from shadoof.server.dice import commitment_to
from shadoof.server.messages import Dice, Moment, Seat, Step
from shadoof.server.tables.state import Played, SeatState, TableState

BOARDS_KEPT = 256


def moment(position: Position, index: int) -> Moment:
    """The position, seen from outside."""
    return Moment(
        index=index,
        phase=position.phase,
        to_move=position.to_move,
        round=position.round,
        points=position.points(),
        winners=position.winners(),
        data=position.setup.game.table_data(position),
    )


def step(played: Played) -> Step:
    """One action and the position after it."""
    return Step(action=played.action, seat=played.seat, moment=moment(played.position, played.index))


def steps(played: Iterable[Played]) -> list[Step]:
    """Several."""
    return [step(each) for each in played]


def seat_view(seat: SeatState, here: bool = False) -> Seat:
    """Who sits there."""
    return Seat(
        kind="bot" if seat.level else "person" if seat.person else "open",
        name=seat.name,
        person=seat.person,
        level=seat.level,
        device=seat.device,
        here=here,
        held=seat.held,
        resigned=seat.resigned,
    )


def seats_view(state: TableState) -> list[Seat]:
    """Who sits where, nobody looked for."""
    return [seat_view(seat) for seat in state.seats]


def board(setup: Setup) -> msgspec.Raw:
    """The game's BoardData, as JSON already: it is long and stays the same."""
    return _board(setup)


@lru_cache(BOARDS_KEPT)
def _board(setup: Setup) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(setup.game.board_data(setup)))


def legal(state: TableState) -> list[str]:
    """What the seat to move may do; nothing once the game has ended."""
    return state.position.legal() if state.position and state.status == "running" else []


def dice_view(state: TableState) -> Dice | None:
    """What the table's dice can be checked by; the secret only when nothing can be thrown any more."""
    told = state.status in ("over", "cancelled")
    return Dice(
        commitment=commitment_to(state.created.secret),
        seeds=[seat.seed for seat in state.seats],
        secret=state.created.secret if told else None,
        throws=list(state.throws),
    )
