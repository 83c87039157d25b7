"""Why an action is refused: a code, the rule that forbids it, the cells that show it, and words to say it."""

from dataclasses import dataclass, field
from enum import Enum


class Code(Enum):
    """What kind of refusal it is, for programs that do not read rules."""

    MALFORMED = "malformed"  # the text is no action of this game on this board
    GAME_OVER = "game_over"  # nothing can be played any more
    WRONG_PHASE = "wrong_phase"  # an action of the game, but another kind is due now
    ILLEGAL_ACTION = "illegal_action"  # the right kind at the right time, forbidden by a rule


@dataclass(frozen=True)
class Refusal:
    """One refusal, e.g. `Refusal(ILLEGAL_ACTION, "W31", ("c2", "d3"), "wadi-w31-far-bank", {"to": "d3"})`."""

    code: Code
    rule: str
    cells: tuple[str, ...] = ()
    key: str = ""
    values: dict[str, str | int] = field(default_factory=dict, hash=False)

    def sentence(self, language: str = "en") -> str:
        """The refusal in a person's language, from the message catalogue."""
        from shadoof.core.words import say

        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence()}"
