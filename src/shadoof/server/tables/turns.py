"""Turns: whether one is whole and legal, by the rules alone, and who may play it."""

from collections.abc import Sequence

from shadoof.core.position import Position
from shadoof.core.trouble import IllegalAction
from shadoof.core.turns import CHANCE, END, OVER, ends_turn
from shadoof.server.tables.entries import Turn
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.trouble import Declined, Stale, TurnRefused


def whole_turns(position: Position, actions: Sequence[str]) -> list[list[str]]:
    """The actions cut into turns of the seat to move; empty where they do not end with one, or go on after `.`.

    Mostly that is one turn. A seat that ends a round and begins the next may send both at once, as bots do.
    IllegalAction at the first action that is refused.
    """
    seat, turns, ended = position.to_move, list[list[str]](), True
    for at, action in enumerate(actions):
        if position.phase in (CHANCE, OVER) or position.to_move != seat or END in actions[:at]:
            return []
        try:
            after = position.play(action)
        except IllegalAction as trouble:
            raise IllegalAction(trouble.refusal, at) from None
        turns = [*turns, [action]] if ended else [*turns[:-1], [*turns[-1], action]]
        ended = ends_turn(position, action, after) or after.phase in (CHANCE, OVER)
        position = after
    return turns if ended else []


def commit(pending: Pending, person: str, expected: int, actions: list[str]) -> None:
    """Adds a person's whole turn, and what follows from it."""
    state = pending.state
    if not state.seats_of(person):
        raise Declined("not_seated")
    if state.n != expected:
        raise Stale(state.id)
    if state.status != "running":
        raise Declined("not_running")
    seat = state.to_move
    if seat is None or seat not in state.seats_of(person):
        raise Declined("not_your_turn")
    if state.seats[seat].bot:
        raise Declined("held")
    _play(pending, seat, actions, "")


def commit_bot(pending: Pending, owed: int, actions: list[str], label: str) -> bool:
    """Adds a bot's turn if it is still the one owed in the position that came of entry `owed`; whether it was."""
    state = pending.state
    seat = state.to_move
    if seat is None or not state.seats[seat].bot or state.position_n != owed:
        return False
    _play(pending, seat, actions, label)
    return True


def _play(pending: Pending, seat: int, actions: list[str], bot: str) -> None:
    state = pending.state
    assert state.position
    try:
        turns = whole_turns(state.position, actions)
    except IllegalAction as trouble:
        raise TurnRefused(state.id, trouble, actions[trouble.at or 0]) from None
    if not turns:
        raise Declined("not_whole")
    for turn in turns:
        pending.add(Turn(seat=seat, actions=turn, bot=bot))
    settle(pending)
