"""Computer players by name: a level, a time or a number of playouts for a turn."""

from dataclasses import dataclass

from shadoof.core.game import Game
from shadoof.core.json_text import is_whole, shown
from shadoof.core.position import Position
from shadoof.core.style import LEVELS, Level, Style
from shadoof.core.trouble import BadRequest
from shadoof.core.turns import CHANCE, OVER
from shadoof.search.choosing import Choice, choose
from shadoof.search.thinking import Thinking

MOST_MS = 600_000
MOST_PLAYOUTS = 50_000_000
NODES_A_SECOND = 400_000  # more than any search opens


@dataclass(frozen=True)
class Bot:
    """One kind of computer player: exactly one of the three is given."""

    level: int = 0
    ms: int = 0
    playouts: int = 0

    @classmethod
    def from_value(cls, value: object) -> "Bot":
        """The bot a request names, e.g. `{"level": 5}`; BadRequest says what was expected."""
        if not isinstance(value, dict) or len(value) != 1:
            raise BadRequest("core-bot-kind", came=shown(value))
        kind, number = next(iter(value.items()))
        most = {"level": LEVELS[-1], "ms": MOST_MS, "playouts": MOST_PLAYOUTS}.get(kind)
        if most is None:
            raise BadRequest("core-bot-kind", came=shown(value))
        if not is_whole(number) or not 1 <= number <= most:
            raise BadRequest("core-bot-number", kind=kind, most=most, came=shown(number))
        return cls(**{kind: number})

    @classmethod
    def from_text(cls, text: str) -> "Bot":
        """The bot a person names: `5` is a level, `500ms` a time, `20000p` playouts for a turn."""
        for ending, kind in (("ms", "ms"), ("p", "playouts"), ("", "level")):
            number = text.removesuffix(ending) if ending else text
            if text.endswith(ending) and number.isascii() and number.isdigit() and len(number) < 12:
                return cls.from_value({kind: int(number)})
        raise BadRequest("core-bot-text", came=shown(text))

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms else f"{self.playouts}p" if self.playouts else str(self.level)

    def effort(self, game: Game) -> Level:
        """What it may spend on a turn of the game."""
        if self.level:
            return game.levels[self.level - 1]
        return Level(playouts=self.playouts, seconds=self.ms / 1000)

    def thinking(
        self, game: Game, seed: int = 0, threads: int = 1, style: Style | None = None, room: int = 0
    ) -> Thinking:
        """A search to choose its turns with, as large as it needs and with `room` for more; in the game's style.

        Half of its memory may still hold the last turn's search when the next begins.
        """
        effort = self.effort(game)
        needed = effort.playouts if effort.playouts else int(effort.seconds * NODES_A_SECOND)
        return Thinking(game, style or game.style, seed, threads, 2 * needed + room)

    def choose(self, position: Position, thinking: Thinking, seed: int = 0) -> Choice:
        """The turn it plays; BadRequest where no seat is to choose.

        `thinking.stop()` from another thread ends it within 50 ms, also where it has not begun yet; after that,
        `thinking.begin()` before the next turn.
        """
        if position.phase in (CHANCE, OVER):
            raise BadRequest("core-bot-phase", phase=position.phase)
        return choose(position, self.effort(position.setup.game), thinking, seed)
