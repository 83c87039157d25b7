"""Sets of fields as four unsigned 64-bit numbers (see fields.py): in a record's array, or by value."""

from numpy.typing import NDArray

from shadoof.core.kernel import NONE, ONE, U64, rule
from shadoof.games.wabanti.fields import WIDTH

Words = tuple[U64, U64, U64, U64]  # by value

EVERY = 255  # field numbers wrap round: row -1 is row 15, which is off the board


@rule
def holds(fields: NDArray[U64], field: int) -> bool:
    """Whether the field is in the set."""
    return fields[field >> 6] >> U64(field & 63) & ONE != NONE


@rule
def flip(fields: NDArray[U64], field: int) -> None:
    """Puts the field into the set, or takes it out."""
    fields[field >> 6] ^= ONE << U64(field & 63)


@rule
def one_field(field: int) -> Words:
    """The set of this one field."""
    word, here = field >> 6, ONE << U64(field & 63)
    return (
        here if word == 0 else NONE,
        here if word == 1 else NONE,
        here if word == 2 else NONE,
        here if word == 3 else NONE,
    )


@rule
def with_neighbours(here: Words) -> Words:
    """The fields of the set and all fields beside them.

    The six steps are +-1, +-16 and +-15: the last two pairs are a straight step from the set widened by one.
    """
    eastward = join(here, up(here, 1))
    westward = join(here, down(here, 1))
    return join(join(eastward, westward), join(up(westward, WIDTH), down(eastward, WIDTH)))


@rule
def join(a: Words, b: Words) -> Words:
    """The fields in either set."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@rule
def both(a: Words, b: Words) -> Words:
    """The fields in both sets."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@rule
def but_not(a: Words, b: Words) -> Words:
    """The fields of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@rule
def is_empty(a: Words) -> bool:
    """Whether no field is in the set."""
    return a[0] | a[1] | a[2] | a[3] == NONE


@rule
def by_value(fields: NDArray[U64]) -> Words:
    """The set in a record, by value."""
    return fields[0], fields[1], fields[2], fields[3]


@rule
def up(a: Words, steps: int) -> Words:
    """Every field's number raised by the steps."""
    by, back = U64(steps), U64(64 - steps)
    return a[0] << by, a[1] << by | a[0] >> back, a[2] << by | a[1] >> back, a[3] << by | a[2] >> back


@rule
def down(a: Words, steps: int) -> Words:
    """Every field's number lowered by the steps."""
    by, back = U64(steps), U64(64 - steps)
    return a[0] >> by | a[1] << back, a[1] >> by | a[2] << back, a[2] >> by | a[3] << back, a[3] >> by
