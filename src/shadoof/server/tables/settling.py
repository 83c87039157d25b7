"""What follows by itself, in the same transaction: the start, throws of dice, the end, a pair's second game."""

from collections.abc import Sequence

from msgspec.structs import replace

from shadoof.core.fair import fair_rules
from shadoof.core.registry import find
from shadoof.server.dice import Cup, new_secret
from shadoof.server.tables.entries import FirstSeat, Over, Started, Thrown
from shadoof.server.tables.ids import new_table_id
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.state import TableState


def settle(pending: Pending) -> None:
    """Adds all that follows from the entries so far."""
    if pending.state.status == "open" and not any(seat.is_open for seat in pending.state.seats):
        _start(pending)
    state = pending.state
    if state.status != "running":
        return
    left = [number for number, seat in enumerate(state.seats) if not seat.resigned]
    if state.is_played_out:
        _end(pending, _winners(state, left), "rules")
    elif len(left) <= 1:
        _end(pending, left, "resigned")
    else:
        while pending.state.throws_next:
            _throw(pending)


def _cup(state: TableState) -> Cup:
    return Cup(state.created.secret, tuple(seat.seed for seat in state.seats), state.id)


def _start(pending: Pending) -> None:
    state = pending.state
    created = state.created
    first = _cup(state).starter() if created.first is None else created.first
    rules = dict(created.rules)
    if created.fair:
        rules |= fair_rules(find(created.game), created.scenario, len(state.seats), first)
    pending.add(Started(first=first, rules=rules))


def _throw(pending: Pending) -> None:
    state = pending.state
    assert state.position
    assert state.to_move is not None
    number = state.thrown + 1
    pending.add(Thrown(seat=state.to_move, number=number, action=_cup(state).throw(state.position, number)))


def _winners(state: TableState, left: Sequence[int]) -> list[int]:
    """Who wins by the rules, of the seats that did not resign; if only others won, the best of these by points."""
    assert state.position
    winners = state.position.winners() or []
    able = [seat for seat in winners if seat in left]
    points = state.position.points()
    if able or not winners or points is None:
        return able
    best = max(points[seat] for seat in left)
    return [seat for seat in left if points[seat] == best]


def _end(pending: Pending, winners: list[int], why: str) -> None:
    state = pending.state
    assert state.position
    over = Over(winners=winners, points=state.position.points(), why=why)
    if state.created.pair == 1:
        over = replace(over, second=new_table_id())
    pending.add(over)
    if over.second:
        pending.others.append(_second_game(pending, over.second))


def _second_game(pending: Pending, table_id: str) -> Pending:
    """The same two, with the seats changed: who had seat 0 has seat 1, and the same seat starts."""
    state = pending.state
    created = replace(
        state.created,
        seats=[first_seat(state, seat) for seat in (1, 0)],
        first=state.first,
        pair=2,
        before=state.id,
        before_result=state.result,
        secret=new_secret(),
        expires=None,
    )
    second = Pending.of_new(table_id, created, pending.at, pending.downtimes)
    settle(second)
    return second


def first_seat(state: TableState, seat: int) -> FirstSeat:
    """The seat as another table of the same people is set up with."""
    was = state.seats[seat]
    return FirstSeat(person=was.person, name=was.name, level=was.level, device=was.device, seed=was.seed)
