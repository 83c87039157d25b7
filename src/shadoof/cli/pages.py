"""A rulebook as lines for a terminal: paragraphs as wide as it is, and drawings by the game itself."""

import shutil
from collections.abc import Iterator
from textwrap import indent

import click

from shadoof.cli.terminal import has_colour
from shadoof.core.game import Game
from shadoof.core.record import Record
from shadoof.core.rulebook import Diagram, Rulebook, RuleText
from shadoof.core.words import say

WIDEST = 90  # longer lines are hard to read
MARGIN = "    "


class Pages:
    """Sets the pages of one game's book in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.width = min(shutil.get_terminal_size().columns, WIDEST)
        self.colour = has_colour()

    def book(self, book: Rulebook) -> Iterator[str]:
        """The whole book, a piece at a time."""
        yield f"{click.style(book.title, bold=True)}\n\n{self._wrapped(book.intro)}\n"
        for number, chapter in enumerate(book.chapters, start=1):
            yield f"\n{click.style(f'{number}. {chapter.title}', bold=True, underline=True)}\n"
            for rule in chapter.rules:
                yield f"\n{self.rule(rule)}"
        yield f"\n{self._wrapped(say(self.game.facts.credits, self.language))}\n"

    def rule(self, rule: RuleText) -> str:
        """One rule with its drawings."""
        ruling = f"  ({say('cli-ruling', self.language)})" if rule.ruling else ""
        head = click.style(f"{rule.id}  {rule.title}", bold=True) + ruling
        parts = [f"{head}\n{self._wrapped(rule.text, MARGIN)}", *map(self._drawn, rule.diagrams)]
        return "\n\n".join(parts) + "\n"

    def _drawn(self, diagram: Diagram) -> str:
        position = Record.from_value(diagram.record).position()
        lines = [indent(self.game.show(position, self.colour, self.language), MARGIN), ""]
        lines.append(self._wrapped(diagram.caption, MARGIN))
        if diagram.lit:
            lines.append(self._wrapped(say("cli-rule-lit", self.language, cells=" ".join(diagram.lit)), MARGIN))
        if diagram.tries and (refusal := position.why_not(diagram.tries)):
            why = f"{refusal.rule}: {refusal.sentence(self.language)}"
            told = say("cli-rule-refuses", self.language, action=diagram.tries, why=why)
            lines.append(self._wrapped(told, MARGIN))
        return "\n".join(lines)

    def _wrapped(self, text: str, margin: str = "") -> str:
        return click.wrap_text(text, self.width, margin, margin, preserve_paragraphs=True)
