"""Who plays in a match: a computer player, one with a setting changed, or a textbook search to measure ours against.

- `5`, `500ms`, `20000p`: a level; a time, or playouts, for a turn
- `20000p+tries=1+blend=0.5`: the same search with settings of its style changed
- `20000p+threads=2`: the same playouts on two threads, each with a tree of its own
- `flat:500ms`, `uct:20000p`: flat Monte Carlo and plain UCT, whose playouts are uniformly random
"""

from dataclasses import dataclass, fields, replace
from typing import Protocol

from shadoof.core.game import Game
from shadoof.core.json_text import shown
from shadoof.core.position import Position
from shadoof.core.style import Style
from shadoof.core.trouble import BadRequest
from shadoof.lab.textbook import KINDS, Textbook
from shadoof.search.bots import Bot
from shadoof.search.choosing import Choice
from shadoof.search.thinking import Thinking

THREADS, MOST_THREADS = "threads", 256


class Player(Protocol):
    """Somebody who plays one game."""

    def choose(self, position: Position, seed: int) -> Choice:
        """A whole turn."""


@dataclass(frozen=True)
class Entrant:
    """One kind of player, e.g. of `--bots 8,20000p`."""

    bot: Bot
    kind: str = ""  # of a textbook search; else empty
    changes: tuple[tuple[str, float], ...] = ()

    @classmethod
    def from_text(cls, text: str) -> "Entrant":
        """The entrant of that name; BadRequest says what was expected."""
        kind, colon, rest = text.partition(":")
        if colon:
            if kind not in KINDS:
                raise BadRequest("lab-entrant-kind", came=shown(kind), known=", ".join(KINDS))
            bot = Bot.from_text(rest)
            if bot.level:
                raise BadRequest("lab-entrant-effort", came=shown(text))
            return cls(bot, kind)
        name, *changes = text.split("+")
        return cls(Bot.from_text(name), changes=tuple(_change(each) for each in changes))

    def __str__(self) -> str:
        if self.kind:
            return f"{self.kind}:{self.bot}"
        return "+".join([str(self.bot), *(f"{name}={value:g}" for name, value in self.changes)])

    def sit_down(self, game: Game, seed: int) -> Player:
        """A player for one game, who remembers nothing of others."""
        if self.kind:
            return Textbook(game, self.kind, self.bot, seed)
        threads = int(dict(self.changes).get(THREADS, 1))
        return _Searcher(self.bot.thinking(game, seed, threads, self.style(game)), self.bot)

    def style(self, game: Game) -> Style:
        """The style it searches the game with."""
        known = {field.name: field.type for field in fields(Style)}
        # A whole number stays one: it is how often something is done.
        whole = {name for name in known if isinstance(getattr(game.style, name), int)}
        given = {name: value for name, value in self.changes if name != THREADS}
        changes = {name: int(value) if name in whole else value for name, value in given.items()}
        return replace(game.style, **changes)  # type: ignore[arg-type]


class _Searcher:
    def __init__(self, thinking: Thinking, bot: Bot) -> None:
        self.bot, self.thinking = bot, thinking

    def choose(self, position: Position, seed: int) -> Choice:
        return self.bot.choose(position, self.thinking, seed)


def _change(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    known = [THREADS, *(field.name for field in fields(Style))]
    try:
        if name in known and (name != THREADS or int(value) in range(1, MOST_THREADS + 1)):
            return name, float(value)
    except ValueError:
        pass
    raise BadRequest("lab-entrant-change", came=shown(text), known=", ".join(known))
