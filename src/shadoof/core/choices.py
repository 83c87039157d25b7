"""The rules that a table may choose, as data: who offers them knows no game, and the words are in the catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """One value of a rule."""

    value: bool | int | str  # as records have it
    title: str  # keys of the catalogue
    note: str


@dataclass(frozen=True)
class RuleToChoose:
    """One rule, and its values in the order in which they are offered; the first holds when nothing is said."""

    name: str  # as in a record's `rules`
    title: str  # key of the catalogue
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Variant:
    """A way to play that people look for under a name of its own, e.g. an expansion: some rules, chosen together."""

    name: str  # in addresses
    title: str  # keys of the catalogue
    note: str
    rules: Mapping[str, bool | int | str]  # what differs from the game when nothing is said
    begins: str  # the rule that its part of the rulebook begins with, e.g. "G1"
