"""When the server was not there: that time counts against nobody's clock."""

from bisect import bisect_right


class Downtimes:
    """Stretches of time, in order, that do not overlap."""

    def __init__(self, stretches: list[tuple[int, int]]) -> None:
        self._stretches = sorted(stretches)

    def add(self, began: int, ended: int) -> None:
        """One more, after all others."""
        self._stretches.append((began, ended))

    def within(self, start: int, end: int) -> int:
        """How much of the time from start to end the server was not there."""
        total = 0
        for at in range(bisect_right(self._stretches, (start, start)) - 1, len(self._stretches)):
            if at >= 0:
                began, ended = self._stretches[at]
                total += max(0, min(end, ended) - max(start, began))
        return total

    def passed(self, start: int, end: int) -> int:
        """How much time counts from start to end."""
        return max(0, end - start - self.within(start, end))
