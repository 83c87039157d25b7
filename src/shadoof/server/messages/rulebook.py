"""The rules in words."""

from typing import Any

from shadoof.server.messages.kinds import Answer


class Diagram(Answer):
    """A small drawing in the rulebook: a record, the cells to light in its last position, and what it shows."""

    record: dict[str, Any]
    lit: list[str]
    caption: str
    tries: str | None = None  # an action to try there; the rule refuses it


class RuleText(Answer):
    """One rule in our own words."""

    id: str  # "W31"
    title: str
    text: str  # paragraphs with blank lines between; ids in brackets such as (W32) are links
    ruling: bool  # the sources leave it open, and this project rules so
    diagrams: list[Diagram]


class Chapter(Answer):
    """A part of the rulebook."""

    title: str
    rules: list[RuleText]


class Rulebook(Answer):
    """GET /api/games/{game}/rulebook, in the person's language."""

    game: str
    title: str
    intro: str  # how the game goes, in two or three paragraphs
    chapters: list[Chapter]
