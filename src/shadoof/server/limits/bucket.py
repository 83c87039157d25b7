"""A bucket of tokens: so many at once, and so many a second after that."""

import time


class Bucket:
    """Full at first; refills evenly."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Takes a token; False where none is left."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it is as good as new."""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.most
