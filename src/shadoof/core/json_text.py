"""JSON as RFC 8259 has it, and the words to say what came instead of what was expected."""

import json
from typing import Any, NoReturn, TypeGuard

from shadoof.core.trouble import BadJson

SHOWN = 60  # characters of a wrong value that a message repeats
DIGITS = 4000  # a whole number with more is read as a float: the language refuses to hold it


def read_json(text: str) -> Any:
    """The one JSON value in the text; BadJson where there is none, or it nests too deeply."""
    try:
        return json.loads(text, parse_constant=_not_json, parse_int=_whole)
    except ValueError as error:
        raise BadJson("core-json-invalid", why=str(error)) from None
    except RecursionError:
        raise BadJson("core-json-deep") from None


def _not_json(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= DIGITS else float(digits)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a JSON integer: neither 3.0 nor true is one."""
    return isinstance(value, int) and not isinstance(value, bool)


def kind(value: object) -> str:
    """What JSON calls this kind of value."""
    if value is None:
        return "null"
    names = {bool: "true or false", int: "number", float: "number", str: "text", list: "list", dict: "object"}
    return names.get(type(value), type(value).__name__)


def shown(value: object) -> str:
    """The value as a message repeats it, cut where it is long."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = kind(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
