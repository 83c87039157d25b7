"""Who somebody is."""

from typing import Annotated

from msgspec import Meta

from shadoof.server.messages.kinds import Answer, Language, Message, Name


class Me(Answer):
    """Who the cookie says this is. GET /api/me makes a guest where there is none."""

    id: str  # public, e.g. "p7k2m9x4"; says nothing about the cookie
    name: str  # e.g. "Guest 4821" until chosen
    language: Language


class ChangeMe(Message):
    """PATCH /api/me."""

    name: Name | None = None
    language: Language | None = None


class RecoveryLink(Answer):
    """POST /api/me/recovery: a link that makes another browser this person. Making one ends the older ones."""

    path: str  # "/recover#8f3k…", the secret behind the hash is never sent by the browser on its own


class Recover(Message):
    """POST /api/recover: the secret of that link; answers Me and sets the cookie."""

    secret: Annotated[str, Meta(max_length=100)]
