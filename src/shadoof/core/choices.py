"""The rules that a table may choose, as data: who offers them knows no game, and the words are in the catalogue."""

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
