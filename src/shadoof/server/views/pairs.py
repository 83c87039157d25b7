"""Pair matches: two games of two people, who change seats after the first; both games' points are added."""

from shadoof.server.messages import PairMatch, Result
from shadoof.server.tables.state import TableState


def own_pair(state: TableState) -> PairMatch | None:
    """The pair as far as this table's own log knows it."""
    return pair_view(state, state.created.before_result)


def pair_view(state: TableState, other: Result | None) -> PairMatch | None:
    """The pair, seen by this game's seats, with the other game's result where it is over."""
    if not state.created.pair:
        return None
    table = state.created.before or state.second or None
    match = PairMatch(game=state.created.pair, other=table, points=None, winners=None)
    if state.result is None or other is None:
        return match
    turned = _turned(other)
    if state.result.points and turned.points and "resigned" not in (state.result.why, turned.why):
        match.points = [own + theirs for own, theirs in zip(state.result.points, turned.points, strict=True)]
        worth = match.points
    else:
        # Without points, or where one gave up and they say little, games won decide.
        worth = [(seat in state.result.winners) + (seat in turned.winners) for seat in range(2)]
    match.winners = [] if worth[0] == worth[1] else [worth.index(max(worth))]
    return match


def _turned(result: Result) -> Result:
    points = result.points[::-1] if result.points else None
    return Result(winners=[1 - seat for seat in result.winners], points=points, why=result.why)
