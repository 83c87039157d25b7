"""What the entries of play make of a table: the start, throws, turns, and turns taken back."""

from msgspec.structs import replace

from shadoof.core.turns import ends_turn
from shadoof.server.dice import TAKEN_OVER
from shadoof.server.tables import clocks
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import Started, TakenBack, Thrown, Turn
from shadoof.server.tables.record_walk import walk
from shadoof.server.tables.starts import first_position
from shadoof.server.tables.state import Played, TableState, TurnStart


def started(state: TableState, entry: Started, at: int, _downtimes: Downtimes) -> TableState:
    """The game begins, where a given record stopped or at its start."""
    created, players = state.created, len(state.seats)
    start = first_position(created.game, players, entry.first, created.scenario, entry.rules)
    found = walk(start, created.actions)
    return replace(
        state,
        status="running",
        first=entry.first,
        rules=entry.rules,
        position=found.position,
        actions=tuple(created.actions),
        position_n=state.n + 1,
        starts=found.starts,
        due=found.due,
        last_turn=found.last_turn,
        throws=(TAKEN_OVER,) * len(found.throws),
        turn_at=at,
        clock=clocks.first_clock(created.pace, players, at),
    )


def thrown(state: TableState, entry: Thrown, at: int, _downtimes: Downtimes) -> TableState:
    """The dice of the turn that is due lie on the table."""
    assert state.position
    position = state.position.play(entry.action)
    played = Played(entry.action, entry.seat, len(state.actions) + 1, position)
    return replace(
        state,
        position=position,
        actions=(*state.actions, entry.action),
        position_n=state.n + 1,
        due=(*state.due, played),
        throws=(*state.throws, entry.number),
        thrown=entry.number,
    )


def turn(state: TableState, entry: Turn, at: int, downtimes: Downtimes) -> TableState:
    """A turn is over, and the next one due."""
    assert state.position
    position, played = state.position, list(state.due)
    for index, action in enumerate(entry.actions, len(state.actions) + 1):
        before, position = position, position.play(action)
        played.append(Played(action, entry.seat, index, position))
    assert ends_turn(before, action, position)
    actions = (*state.actions, *entry.actions)
    due = position.to_move
    asker_played = state.asked == entry.seat
    return replace(
        state,
        position=position,
        actions=actions,
        starts=state.starts if due is None else (*state.starts, TurnStart(len(actions), due)),
        position_n=state.n + 1,
        due=(),
        last_turn=tuple(played),
        turn_at=at,
        clock=clocks.charged(state, at, downtimes, turn_ends=True),
        asked=None if asker_played else state.asked,
        agreed=() if asker_played else state.agreed,
        waiting_for=None,
    )


def taken_back(state: TableState, entry: TakenBack, at: int, downtimes: Downtimes) -> TableState:
    """The record ends earlier again; the time that was spent stays spent."""
    created = state.created
    assert state.first is not None
    start = first_position(created.game, len(state.seats), state.first, created.scenario, state.rules)
    found = walk(start, state.actions[: entry.to])
    return replace(
        state,
        position=found.position,
        actions=state.actions[: entry.to],
        position_n=state.n + 1,
        starts=found.starts,
        due=found.due,
        last_turn=found.last_turn,
        throws=state.throws[: len(found.throws)],
        turn_at=at,
        clock=clocks.charged(state, at, downtimes, turn_ends=False),
        asked=None,
        agreed=(),
        waiting_for=None,
    )
