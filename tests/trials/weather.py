"""The weather on a link: what becomes of each message on its way between a client and the server."""

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Forecast:
    """How bad it is. Shares are of all messages, delays at most so many seconds."""

    lost: float = 0.0
    doubled: float = 0.0
    delayed: float = 0.0
    longest: float = 0.0
    cut: float = 0.0  # the whole connection goes down with the message


FAIR = Forecast()
ROUGH = Forecast(lost=0.1, doubled=0.1, delayed=0.3, longest=0.08, cut=0.02)
STORM = Forecast(lost=0.3, doubled=0.2, delayed=0.6, longest=0.2, cut=0.08)
FORECASTS = (FAIR, ROUGH, STORM)


class Weather:
    """Decides for one client's link, message by message."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self.now = FAIR

    def copies(self) -> list[float]:
        """When each copy of a message arrives, in seconds from now: none where it is lost, two where it is doubled.

        Since every copy has a delay of its own, messages overtake each other.
        """
        if self._happens(self.now.lost):
            return []
        return [self._delay() for _ in range(1 + self._happens(self.now.doubled))]

    def cuts(self) -> bool:
        """Whether the connection breaks."""
        return self._happens(self.now.cut)

    def loses(self) -> bool:
        """Whether a request, or the answer to one, is lost."""
        return self._happens(self.now.lost)

    def doubles(self) -> bool:
        """Whether a request is sent twice."""
        return self._happens(self.now.doubled)

    def patience(self) -> float | None:
        """After how long the connection goes away under a request that the server may be working on."""
        return self._chance.uniform(0, 0.02) if self._happens(3 * self.now.cut) else None

    def _delay(self) -> float:
        return self._chance.uniform(0, self.now.longest) if self._happens(self.now.delayed) else 0.0

    def _happens(self, share: float) -> bool:
        return self._chance.random() < share
