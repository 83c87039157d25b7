"""Which language an answer is in."""

from typing import Any

from litestar import Request

from shadoof.core.words import LANGUAGES


def language_of(request: Request[Any, Any, Any]) -> str:
    """What the address asks for (`?lang=nl`), else the browser's first wish that is spoken here, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language of an Accept-Language header that is wished for most."""
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
