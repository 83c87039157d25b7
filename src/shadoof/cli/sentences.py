"""What the command line says about any game: whose turn it is, what was done, who won."""

from shadoof.core.json_text import shown
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.seats import LETTERS
from shadoof.core.turns import Turn
from shadoof.core.words import say


def heading(turn: Turn, language: str) -> str:
    """One turn in a line: `Turn 3, round 1, A: +c3 c2>d2 .` is an example."""
    values: dict[str, str | int] = {"turn": turn.number, "seat": LETTERS[turn.seat]}
    values["actions"] = " ".join(turn.actions)
    if turn.round is None:
        return say("cli-turn", language, **values)
    return say("cli-turn-in-round", language, round=turn.round, **values)


def outcome(position: Position, language: str) -> str:
    """Who won, and with how many points where there are any."""
    winners = [LETTERS[seat] for seat in position.winners() or []]
    sentence = say("cli-won", language, count=len(winners), seats=", ".join(winners))
    points = position.points()
    if points is None:
        return sentence
    listed = ", ".join(f"{LETTERS[seat]} {each}" for seat, each in enumerate(points))
    return f"{sentence} {say('cli-points', language, points=listed)}"


def other_version(record: Record, language: str) -> str | None:
    """That the record was played by other rules than this program has, where it says so."""
    had, has = record.extra.get("rules_version"), record.find_game().facts.rules_version
    return None if had in (None, has) else say("cli-rules-version", language, had=shown(had), has=has)


def due(position: Position, language: str) -> str:
    """Who is to do what, as the prompt says it."""
    seat = LETTERS[position.to_move or 0]
    kind = say(f"{position.setup.game.name}-phase-{position.phase}", language)
    if position.round is None:
        return say("cli-due", language, seat=seat, phase=kind)
    return say("cli-due-in-round", language, seat=seat, phase=kind, round=position.round)
