"""What can be played."""

from typing import Any

from shadoof.server.messages.kinds import Answer


class BoardCard(Answer):
    """One built-in board."""

    id: str
    name: str
    place: str
    players: list[int]
    measures: str
    note: str
    credit: str
    text: str  # the map, so that it can be drawn
    fair: dict[str, Any]  # by number of players: head_start, shares, low, high, margin, ties, rounds, games, bot


class GameCard(Answer):
    """GET /api/games: one game and its facts."""

    name: str  # as in records, e.g. the folder's name
    title: str
    designer: str
    summary: str  # what one does, in a breath
    credits: str
    fewest_players: int
    most_players: int
    chance: bool
    has_scenarios: bool
    head_start: str  # the rule that gives seats points before the first action; empty where there is none
    rules_version: int
    rules: list["RuleCard"]  # what may be chosen
    variants: list["VariantCard"]
    boards: list[BoardCard]
    levels: int


class RuleCard(Answer):
    """One rule that may be chosen, its words in the person's language."""

    name: str  # e.g. a key of a record's `rules`
    title: str
    choices: list["RuleChoice"]
    default: Any


class RuleChoice(Answer):
    """One value of such a rule."""

    value: Any
    title: str
    note: str


class VariantCard(Answer):
    """A way to play that has a name of its own: some rules, chosen together."""

    name: str
    title: str
    note: str
    rules: dict[str, Any]
    begins: str  # the rule that its part of the rulebook begins with
