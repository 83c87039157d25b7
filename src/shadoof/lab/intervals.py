"""Means with the interval in which the true one lies 95 times in a hundred."""

from dataclasses import dataclass
from math import sqrt

DEVIATIONS = 1.96  # on either side of the mean: 95 %
SAME = 1e-12


@dataclass(frozen=True)
class Interval:
    """A mean, and where the true one lies."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f}-{self.high:.3f})"


def of_part(taken: float, count: int) -> Interval:
    """The part taken of so many: Wilson's interval, right also near 0 and 1 and for few."""
    part, spread = taken / count, DEVIATIONS**2 / count
    middle = (part + spread / 2) / (1 + spread)
    half = DEVIATIONS / (1 + spread) * sqrt(part * (1 - part) / count + spread / (4 * count))
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def of_means(values: list[float]) -> Interval:
    """The mean of values from 0 to 1 that do not depend on each other, such as groups of games."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, 0.0, 1.0)
    squares = sum((value - mean) ** 2 for value in values) / (count - 1)
    if squares < SAME:
        return of_part(mean * count, count)  # that all were equal so far does not make it certain
    half = DEVIATIONS * sqrt(squares / count)
    return Interval(mean, max(0.0, mean - half), min(1.0, mean + half))
