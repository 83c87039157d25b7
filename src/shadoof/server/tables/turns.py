"""Turns: whether one is whole and legal, by the rules alone, and who may play it."""

from collections.abc import Sequence

from shadoof.core.position import Position
from shadoof.core.trouble import IllegalAction
from shadoof.core.turns import CHANCE, OVER, ends_turn
from shadoof.server.tables.entries import Turn
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.trouble import Declined, Stale, TurnRefused


def is_whole(position: Position, actions: Sequence[str]) -> bool:
    """Whether the actions are one turn from its beginning or middle to its end; IllegalAction if not legal."""
    ended = False
    for at, action in enumerate(actions):
        if ended or position.phase in (CHANCE, OVER):
            return False
        try:
            after = position.play(action)
        except IllegalAction as trouble:
            raise IllegalAction(trouble.refusal, at) from None
        ended = ends_turn(position, action, after) or after.phase in (CHANCE, OVER)
        position = after
    return ended


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
        whole = is_whole(state.position, actions)
    except IllegalAction as trouble:
        raise TurnRefused(state.id, trouble, actions[trouble.at or 0]) from None
    if not whole:
        raise Declined("not_whole")
    pending.add(Turn(seat=seat, actions=actions, bot=bot))
    settle(pending)
