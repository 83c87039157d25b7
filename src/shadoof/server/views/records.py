"""A table's game as a record: what is downloaded, replayed and proven."""

from datetime import UTC, datetime
from typing import Any

from shadoof.core.record import Record
from shadoof.core.seats import LETTERS
from shadoof.core.words import say
from shadoof.server.dice import commitment_to
from shadoof.server.tables.state import SeatState, TableState
from shadoof.server.trouble import Declined


def record_of(state: TableState, language: str = "en") -> dict[str, Any]:
    """The game so far, as the referee takes it, with names, dates, result and the proof of its dice.

    Declined where the game has not begun. The dice's secret is in it only when nothing can be thrown any more.
    """
    position = state.position
    if position is None or state.first is None:
        raise Declined("not_running")
    created = state.created
    value: dict[str, Any] = {
        "rules_version": created.rules_version,
        "game": created.game,
        "players": len(state.seats),
        "first": state.first,
    }
    if created.scenario is not None:
        value["scenario"] = created.scenario
    value |= {
        "rules": state.rules,
        "actions": list(state.actions),
        "names": names_of(state, language),
        "created": _date(state.created_at),
        "changed": _date(state.changed),
    }
    if created.board_name:
        value["board"] = created.board_name
    bots = {str(number): str(seat.level) for number, seat in enumerate(state.seats) if seat.level}
    if bots:
        value["bots"] = bots
    if state.result:
        result = state.result
        value["result"] = {"winners": result.winners, "points": result.points, "why": result.why}
    if position.setup.game.facts.chance or created.first is None:
        value["dice"] = proof_of(state)
    return value


def proof_of(state: TableState) -> dict[str, Any]:
    """What docs/dice.md says a record carries."""
    created = state.created
    proof: dict[str, Any] = {"commitment": commitment_to(created.secret)}
    if state.status in ("over", "cancelled"):
        proof["secret"] = created.secret
    seeds = [seat.seed for seat in state.seats]
    return proof | {
        "seeds": seeds,
        "table": state.id,
        "throws": list(state.throws),
        "lot": created.first is None,
    }


def names_of(state: TableState, language: str) -> list[str]:
    """Who sits where, in words."""
    return [_name(seat, number, language) for number, seat in enumerate(state.seats)]


def names_in(record: Record) -> list[str]:
    """The names that a record from anywhere gives its seats, as far as they are texts; else letters."""
    given = record.extra.get("names")
    names = given if isinstance(given, list) else []
    found = [str(name)[:60] if isinstance(name, str) else "" for name in names[: record.players]]
    return [name or LETTERS[seat] for seat, name in enumerate(found + [""] * (record.players - len(found)))]


def board_in(record: Record) -> str:
    """What a record calls its board."""
    given = record.extra.get("board")
    if isinstance(given, str):
        return given[:100]
    game = record.find_game()
    return game.maps.card(game.read_scenario(record.scenario), "en").name if game.maps else ""


def _name(seat: SeatState, number: int, language: str) -> str:
    if seat.level:
        return say("server-bot-name", language, level=seat.level)
    return seat.name or LETTERS[number]


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
