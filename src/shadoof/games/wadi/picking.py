"""A cell of a set by a few random bits: quick, and not quite even, for those who only want variety."""

from shadoof.core.kernel import U64, lowest, rule


@rule
def pick(cells: U64, bits: U64) -> int:
    """The first cell of the set at or after the one that the lowest six bits name; after the last comes the first.

    A cell behind a gap is picked more often.
    """
    start = bits & U64(63)
    turned = cells >> start | cells << (U64(64) - start & U64(63))
    return lowest(turned) + int(start) & 63


@rule
def rest_of(bits: U64) -> U64:
    """The bits after a pick; ten picks use up 64 bits."""
    return bits >> U64(6)
