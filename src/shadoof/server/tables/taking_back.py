"""Taking a turn back, with everybody's consent.

What is taken back is the asker's last whole turn and all that was played after it. The dice of that turn stay as
they were thrown; those of later turns are thrown anew, under new numbers. The request stands until it is answered by
all, refused by one, or the asker plays again. Bots agree. A game that is over stays over.
"""

from shadoof.core.turns import CHANCE
from shadoof.server.tables.entries import TakeBackAnswered, TakeBackAsked, TakenBack
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.record_walk import walk
from shadoof.server.tables.settling import settle
from shadoof.server.tables.starts import first_position
from shadoof.server.tables.state import TableState, TurnStart
from shadoof.server.trouble import Declined


def ask(pending: Pending, person: str) -> None:
    """Asks for it; where nobody else has a say it is done at once."""
    state = pending.state
    if not state.seats_of(person):
        raise Declined("not_seated")
    if state.status != "running":
        raise Declined("not_running")
    if state.created.take_back == "never":
        raise Declined("no_take_back")
    if state.asked is not None:
        raise Declined("already_asked")
    pending.add(TakeBackAsked(seat=_last_turn(state, state.seats_of(person)).seat))
    _take_back_if_agreed(pending)


def answer(pending: Pending, person: str, yes: bool) -> None:
    """Agrees or refuses, for the person's seats."""
    state = pending.state
    mine = state.seats_of(person)
    if not mine:
        raise Declined("not_seated")
    if state.asked is None or state.asked in mine:
        raise Declined("nobody_asked")
    if mine[0] in state.agreed and yes:
        return
    pending.add(TakeBackAnswered(seat=mine[0], yes=yes))
    _take_back_if_agreed(pending)


def _last_turn(state: TableState, seats: list[int]) -> TurnStart:
    """The last turn that one of the seats finished, at this table."""
    for start in reversed(state.starts):
        is_due = start is state.starts[-1]
        if start.seat in seats and not is_due and start.index >= len(state.created.actions):
            return start
    raise Declined("nothing_to_take_back")


def _take_back_if_agreed(pending: Pending) -> None:
    state = pending.state
    if state.asked is None:
        return
    asker = state.seats[state.asked].person
    to_ask = {seat.person for seat in state.seats if seat.person and not seat.held} - {asker}
    if to_ask <= {state.seats[seat].person for seat in state.agreed}:
        pending.add(TakenBack(seat=state.asked, to=_target(state, state.asked)))
        settle(pending)


def _target(state: TableState, seat: int) -> int:
    """How many actions stay: up to that turn, and the throw it began with."""
    index = _last_turn(state, [seat]).index
    created = state.created
    assert state.first is not None
    start = first_position(created.game, len(state.seats), state.first, created.scenario, state.rules)
    return index + (walk(start, state.actions[:index]).position.phase == CHANCE)
