"""A game's rulebook: every rule by its id, in the person's language, with drawings that the rules themselves vouch for.

`rulebook/chapters.json` in the game's folder says what stands where, `words/rulebook/` holds the sentences:

    {"chapters": [{"name": "reach", "rules": ["W30", "W31"]}],
     "rulings": ["W31"],
     "diagrams": {"W31": [{"name": "corners", "players": 2, "scenario": ["1 ↓2", "→ ↓"], "lit": "a1", "tries": "+b1"}]}}
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@dataclass(frozen=True)
class Diagram:
    """A position that shows a rule."""

    record: dict[str, Any]  # its last position is the one to draw
    lit: list[str]  # the cells to look at
    caption: str
    tries: str | None  # an action that exactly this rule refuses there


@dataclass(frozen=True)
class RuleText:
    """One rule in our own words."""

    id: str
    title: str
    text: str  # paragraphs with blank lines between; an id in brackets, such as (W32), means that rule
    ruling: bool  # the sources leave it open, and this project rules so
    diagrams: list[Diagram]


@dataclass(frozen=True)
class Chapter:
    """Rules that are read together."""

    title: str
    rules: list[RuleText]


@dataclass(frozen=True)
class Rulebook:
    """The whole book, in an order to learn the game by."""

    game: str
    title: str
    intro: str
    chapters: list[Chapter]

    def find(self, rule: str) -> RuleText | None:
        """The rule of that id, written in capitals or not."""
        every = (each for chapter in self.chapters for each in chapter.rules)
        return next((each for each in every if each.id.lower() == rule.lower()), None)


@cache
def read_rulebook(game: "Game", language: str = "en") -> Rulebook:
    """The game's rulebook in the language."""
    plan = json.loads((game.folder / "rulebook/chapters.json").read_text(encoding="utf-8"))
    return _Binder(game, language, plan).book()


class _Binder:
    """Puts the words of one language to the plan of a book."""

    def __init__(self, game: "Game", language: str, plan: Mapping[str, Any]) -> None:
        self.game, self.language, self.plan = game, language, plan

    def book(self) -> Rulebook:
        chapters = [
            Chapter(self._say(f"chapter-{each['name']}"), [self._rule(rule) for rule in each["rules"]])
            for each in self.plan["chapters"]
        ]
        return Rulebook(self.game.name, self._say("title"), self._say("intro"), chapters)

    def _rule(self, rule: str) -> RuleText:
        key = rule.lower()
        drawn = [self._diagram(key, each) for each in self.plan["diagrams"].get(rule, [])]
        return RuleText(rule, self._say(f"{key}-title"), self._say(key), rule in self.plan["rulings"], drawn)

    def _diagram(self, key: str, drawn: Mapping[str, Any]) -> Diagram:
        record: dict[str, Any] = {"game": self.game.name, "players": drawn["players"]}
        if "scenario" in drawn:
            record["scenario"] = "\n".join(drawn["scenario"])
        record |= {"rules": drawn.get("rules", {}), "actions": drawn.get("actions", "").split()}
        caption = self._say(f"{key}-{drawn['name']}")
        return Diagram(record, drawn.get("lit", "").split(), caption, drawn.get("tries"))

    def _say(self, key: str) -> str:
        return say(f"{self.game.name}-rulebook-{key}", self.language)
