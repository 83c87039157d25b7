"""What the referee answers: one request, one answer (NOTATION, "Referee")."""

import json
from typing import Any

from shadoof.cli.options import ready
from shadoof.core.json_text import is_whole, kind, read_json, shown
from shadoof.core.perft import perft
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.trouble import BadJson, BadRequest, IllegalAction, Trouble

MOST_BYTES = 1 << 20  # of a line
MOST_VISITED = 1_000_000  # positions a count may open; some seconds' work


def answer(line: bytes) -> dict[str, Any]:
    """The answer to one line, without its line end. Nothing a line can hold makes it raise."""
    name: object = None
    try:
        request = _read(line)
        if isinstance(request, dict):
            name = _repeatable(request.get("id"))
        return {"id": name, "ok": True, **_result(request)}
    except Trouble as trouble:
        error: dict[str, Any] = {"code": trouble.code, "message": str(trouble)}
        if isinstance(trouble, IllegalAction):
            error |= {"at": trouble.at, "rule": trouble.refusal.rule, "cells": list(trouble.refusal.cells)}
        return {"id": name, "ok": False, "error": error}


def _read(line: bytes) -> object:
    if len(line) > MOST_BYTES:
        raise BadRequest("cli-line-long", most=MOST_BYTES)
    try:
        return read_json(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadJson("core-json-invalid", why=str(error)) from None


def _repeatable(name: object) -> object:
    """The id, if it can be written as JSON again: a number too large for that can't."""
    try:
        json.dumps(name, allow_nan=False)
    except (ValueError, RecursionError):
        return None
    return name


def _result(request: object) -> dict[str, Any]:
    if not isinstance(request, dict):
        raise BadRequest("cli-request-object", came=kind(request))
    wanted = request.get("do")
    if not isinstance(wanted, str) or wanted not in ("state", "perft", "choose"):
        raise BadRequest("cli-request-do", came=shown(wanted))
    record = Record.from_value(request.get("record"))
    if wanted == "state":
        return _state(record.position())
    if wanted == "choose":
        return _choose(record, request)
    depth = request.get("depth")
    if not is_whole(depth) or depth < 0:
        raise BadRequest("cli-request-depth", came=shown(depth))
    return {"nodes": perft(record.position(), depth, MOST_VISITED)}


def _choose(record: Record, request: dict[str, Any]) -> dict[str, Any]:
    # Imported here: a referee that is only asked for rules starts without the search.
    from shadoof.search.bots import Bot

    bot = Bot.from_value(request.get("bot"))
    seed = request.get("seed", 0)
    if not is_whole(seed):
        raise BadRequest("cli-request-seed", came=shown(seed))
    position = record.position()
    # Before the clock runs: what is compiled now would be missing from the time to think.
    ready(record.find_game(), search=True)
    choice = bot.choose(position, bot.thinking(record.find_game(), seed), seed)
    ms = round(choice.seconds * 1000)
    return {"turn": choice.turn, "value": choice.value, "playouts": choice.playouts, "ms": ms}


def _state(position: Position) -> dict[str, Any]:
    return {
        "phase": position.phase,
        "to_move": position.to_move,
        "round": position.round,
        "legal": sorted(position.legal()),
        "points": position.points(),
        "winners": position.winners(),
    }
