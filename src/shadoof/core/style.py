"""How computer players search a game, and how strong each level is: data that a game's folder gives.

The numbers are chosen by matches between players that differ in one of them; docs/bots.md says what was measured.
"""

from dataclasses import dataclass

LEVELS = range(1, 9)


@dataclass(frozen=True)
class Style:
    """What guides a search of the game's trees."""

    curiosity: float  # how much an action that looks good and was seldom tried is preferred to a good mean
    heat: float  # by how many units of a glance an action must look better to be e times likelier
    even: float  # the part of that likelihood that all actions share alike
    blend: float  # of a seat's worth: the part that is the lead in points, and not the share of the win
    scale: float  # the lead in points that is worth as much as the win
    tries: int  # in playouts: how many drawn actions a seat takes the best looking of
    ripe: int  # visits after which a position's actions are told apart
    untried: float  # how much worse than its position an action counts before it was ever tried

    def numbers(self) -> list[float]:
        """In the order in which the compiled search has them."""
        return [
            self.curiosity,
            self.heat,
            self.even,
            self.blend,
            self.scale,
            self.tries,
            self.ripe,
            self.untried,
        ]


@dataclass(frozen=True)
class Level:
    """How strong one level plays: playouts for a turn, or the time for it, and how careless it is."""

    playouts: int = 0
    seconds: float = 0.0
    slips: float = 0.0  # the part of its actions that it chooses carelessly
