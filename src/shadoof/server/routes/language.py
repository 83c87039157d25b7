"""Which language an answer is in."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from shadoof.core.words import LANGUAGES
from shadoof.server.log.people_log import Person
from shadoof.server.people.who import accepted_language


def _language(request: Request[Any, Any, Any], viewer: NamedDependency[Person | None]) -> str:
    """What the address asks for (`?lang=nl`), else the person's own, else what the browser wishes for."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return viewer.language if viewer else accepted_language(request.headers.get("accept-language", ""))


SPOKEN = {"language": Provide(_language, sync_to_thread=False)}  # for handlers that name `language`
