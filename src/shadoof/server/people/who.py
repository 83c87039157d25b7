"""Who sent a request: by its cookie, and in which language to answer where nobody chose one."""

from typing import Any

from litestar.connection import ASGIConnection

from shadoof.core.words import LANGUAGES
from shadoof.server.people.cookie import NAME


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The cookie that says who it is."""
    return connection.cookies.get(NAME)


def accepted_language(header: str) -> str:
    """The language of an Accept-Language header that is wished for most and that we speak; else English."""
    wishes = list[tuple[float, int, str]]()
    for place, wish in enumerate(header[:500].split(",")):
        name, _, weight = wish.partition(";")
        language = name.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            wishes.append((-_weight(weight), place, language))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0
