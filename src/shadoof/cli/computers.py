"""The seats the computer plays in a game at the keyboard, as the saved record names them."""

from typing import TYPE_CHECKING

from shadoof.core.json_text import shown
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.trouble import BadRequest

if TYPE_CHECKING:
    from shadoof.search.bots import Bot
    from shadoof.search.choosing import Choice
    from shadoof.search.thinking import Thinking

FIELD = "bots"  # of a record: {"1": "5"} is a computer of level 5 on seat 1


class Computers:
    """Who plays the seats that no person does, and what they remember of the game."""

    def __init__(self, bots: "dict[int, Bot]") -> None:
        self.bots = bots
        self.thinking: dict[int, Thinking] = {}

    @classmethod
    def of(cls, record: Record) -> "Computers":
        """Those the record names."""
        from shadoof.search.bots import Bot

        found = record.extra.get(FIELD, {})
        if not isinstance(found, dict):
            raise BadRequest("cli-bots-field", came=shown(found))
        bots = {}
        for seat, name in found.items():
            if seat not in map(str, range(record.players)) or not isinstance(name, str):
                raise BadRequest("cli-bots-field", came=shown(found))
            bots[int(seat)] = Bot.from_text(name)
        return cls(bots)

    @staticmethod
    def seated(names: str, players: int) -> dict[str, str]:
        """The record's field for computers on the last seats, e.g. of `5,3`; BadRequest for too many."""
        from shadoof.search.bots import Bot

        bots = [str(Bot.from_text(name)) for name in names.split(",")]
        if len(bots) > players:
            raise BadRequest("cli-bots-many", count=len(bots), players=players)
        return {str(players - len(bots) + number): name for number, name in enumerate(bots)}

    def plays(self, position: Position) -> bool:
        """Whether a computer is to move."""
        return position.to_move in self.bots

    def choose(self, position: Position, seed: int) -> "Choice":
        """The turn of the computer that is to move."""
        seat = position.to_move
        assert seat is not None
        bot = self.bots[seat]
        if seat not in self.thinking:
            self.thinking[seat] = bot.thinking(position.setup.game, seed)
        return bot.choose(position, self.thinking[seat], seed)
