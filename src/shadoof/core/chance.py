"""Random numbers for compiled rules: the state is the caller's, one unsigned 64-bit number in an array."""

import numpy as np
from numpy.typing import NDArray

from shadoof.core.kernel import INTERPRETED, U64, rule

STEP = np.uint64(0x9E3779B97F4A7C15)  # splitmix64: passes every test there is for its size, and needs no set-up
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)


if INTERPRETED:
    # numpy warns where a number grows past 64 bits; here that is the point.

    def plus(a: U64, b: U64) -> U64:
        """The sum's lowest 64 bits."""
        return U64(int(a) + int(b) & 0xFFFFFFFFFFFFFFFF)

    def times(a: U64, b: U64) -> U64:
        """The product's lowest 64 bits."""
        return U64(int(a) * int(b) & 0xFFFFFFFFFFFFFFFF)

else:

    @rule
    def plus(a: U64, b: U64) -> U64:
        """The sum's lowest 64 bits."""
        return a + b

    @rule
    def times(a: U64, b: U64) -> U64:
        """The product's lowest 64 bits."""
        return a * b


@rule
def draw(random: NDArray[U64]) -> U64:
    """64 random bits."""
    random[0] = plus(random[0], STEP)
    mixed = random[0]
    mixed = times(mixed ^ (mixed >> U64(30)), MIX_1)
    mixed = times(mixed ^ (mixed >> U64(27)), MIX_2)
    return mixed ^ (mixed >> U64(31))


@rule
def below(random: NDArray[U64], bound: int) -> int:
    """A number from 0 to bound - 1, for bounds below 2^31: none more likely than another by 1 in 2^32 / bound."""
    return np.int64((draw(random) >> U64(32)) * U64(bound) >> U64(32))  # type: ignore[return-value]
