"""Resigning. With two the other wins at once; with more a bot plays the seat to the end, and the seat can't win."""

from shadoof.server.messages import BotTakesOver
from shadoof.server.tables.entries import Held
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.trouble import Declined

STAND_IN = 4  # the level of the bot that plays on where the table named none


def resign(pending: Pending, person: str, wanted: int | None) -> None:
    """Gives the game up for one of the person's seats: the one named, the one on turn, or the only one."""
    state = pending.state
    mine = [seat for seat in state.seats_of(person) if not state.seats[seat].resigned]
    if not state.seats_of(person):
        raise Declined("not_seated")
    if state.status != "running" or not mine:
        raise Declined("not_running")
    seat = wanted if wanted is not None else state.to_move if state.to_move in mine else mine[0]
    if seat is None or seat not in mine:
        raise Declined("not_seated")
    absence = state.created.absence
    level = absence.level if isinstance(absence, BotTakesOver) else STAND_IN
    pending.add(Held(seat=seat, level=level, resigned=True))
    settle(pending)
