"""Who sent a request: by its cookie, and in which language to answer where nobody chose one."""

from typing import Any

from litestar.connection import ASGIConnection

from shadoof.core.words import LANGUAGES
from shadoof.server.people.cookie import NAME


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The cookie that says who it is."""
    return connection.cookies.get(NAME)


def accepted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak; English where there is none."""
    for part in header.split(","):
        language = part.partition(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
