"""One game at the keyboard: reads a line, plays or answers it, keeps the record."""

import random

import click

from shadoof.cli.computers import FIELD, Computers
from shadoof.cli.saved import Saved
from shadoof.cli.sentences import due, other_version, outcome
from shadoof.cli.terminal import has_colour
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.refusal import Refusal
from shadoof.core.seats import LETTERS
from shadoof.core.turns import CHANCE, ends_turn
from shadoof.core.words import say

WIDTH = 76  # of the list of legal actions


class Play:
    """The running game. Within a turn it can be stepped back; a throw or the end of a turn stays."""

    def __init__(self, record: Record, saved: Saved, language: str) -> None:
        self.record = record
        self.saved = saved
        self.language = language
        self.game = record.find_game()
        self.dice = random.SystemRandom()
        self.computers = Computers.of(record)
        first, *played = record.replay()
        self.history = [first]  # of this turn: the last is now
        for action, after in zip(record.actions, played, strict=True):
            self._remember(action, after)

    @classmethod
    def begin(cls, start: Position, saved: Saved, language: str, bots: dict[str, str]) -> "Play":
        """A new game from this position, with computers on those seats."""
        record = Record.of(start)
        if bots:
            record.extra[FIELD] = bots
        play = cls(record, saved, language)
        play.saved.write(play.record)
        return play

    @property
    def now(self) -> Position:
        """The position on the table."""
        return self.history[-1]

    def run(self) -> None:
        """Until the game is over, or somebody leaves with `q` or the end of input."""
        self._say(self.game.facts.credits)
        self._help()
        if warning := other_version(self.record, self.language):
            click.echo(warning)
        self._throw()
        self._board()
        while self.now.phase != "over":
            try:
                if self.computers.plays(self.now):
                    self._computer()
                    continue
                line = input(f"{due(self.now, self.language)}> ")
            except (EOFError, KeyboardInterrupt):
                click.echo()
                break
            if not self._answer(line.strip()):
                break
        if self.now.phase == "over":
            click.echo(outcome(self.now, self.language))
        self._say("cli-saved", file=str(self.saved.path))

    def _computer(self) -> None:
        """A computer's whole turn, said in a line and shown."""
        seat = self.now.to_move or 0
        choice = self.computers.choose(self.now, self.dice.getrandbits(32))
        values: dict[str, str | int] = {"seat": LETTERS[seat], "turn": " ".join(choice.turn)}
        self._say("cli-computer", bot=str(self.computers.bots[seat]), **values)
        for action in choice.turn:
            self._keep(action, self.now.play(action))
        self._throw()
        self._board()

    def _answer(self, line: str) -> bool:
        """Does what the line says; False to leave."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("q", "quit"):
            return False
        if word in ("h", "help"):
            self._help()
        elif word == "?":
            self._list()
        elif word == "why":
            self._why(rest.strip())
        elif word == "u":
            self._back()
        elif line:
            self._play(line.split())
        return True

    def _play(self, actions: list[str]) -> None:
        before = self.now
        for action in actions:
            refusal = self.now.why_not(action)
            if refusal:
                break
            self._keep(action, self.now.play(action))
            self._throw()
        if self.now is not before:
            self._board()
        if refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        cells = f" [{' '.join(refusal.cells)}]" if refusal.cells else ""
        click.echo(f"{refusal.rule}: {refusal.sentence(self.language)}{cells}")

    def _help(self) -> None:
        self._say(f"{self.game.name}-play-help")
        self._say("cli-play-help")

    def _keep(self, action: str, after: Position) -> None:
        self._remember(action, after)
        self.record.actions.append(action)
        self.saved.write(self.record)

    def _remember(self, action: str, after: Position) -> None:
        final = ends_turn(self.now, action, after) or self.now.phase == CHANCE
        self.history = [after] if final else [*self.history, after]

    def _throw(self) -> None:
        """Chance's turn: the program throws, and nobody steps back behind it."""
        while self.game.facts.chance and self.now.phase == CHANCE:
            ways = self.game.ways(self.now)
            throw = self.dice.choices(list(ways), weights=list(ways.values()))[0]
            self._say("cli-thrown", throw=throw)
            self._keep(throw, self.now.play(throw))

    def _back(self) -> None:
        if len(self.history) == 1:
            self._say("cli-no-step-back")
            return
        self.history.pop()
        self.record.actions.pop()
        self.saved.write(self.record)
        self._board()

    def _list(self) -> None:
        click.echo(click.wrap_text(" ".join(sorted(self.now.legal())), width=WIDTH))

    def _why(self, action: str) -> None:
        if not action:
            self._say("cli-why-what")
            return
        refusal = self.now.why_not(action)
        if refusal:
            self._refuse(refusal)
        else:
            self._say("cli-why-legal", action=action)

    def _board(self) -> None:
        click.echo(f"\n{self.game.show(self.now, has_colour(), self.language)}\n")

    def _say(self, key: str, **values: str | int) -> None:
        click.echo(say(key, self.language, **values))
