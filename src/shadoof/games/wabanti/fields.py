"""The 169 fields (B1), their names, neighbours and sides.

A field is q + 7 columns from the west and row r + 7 from the north, on a grid 16 wide so that a step off
the board always ends on a number that is no field (column 15, or row 15, which is also row -1):

      row a . . . . . . .  7  8 .. 14          N   r = -7
      row b . . . . . . 22 23 .. .. 30      NW   NE  q + r = -7   q = 7
      ...                                   SW   SE  q = -7       q + r = 7
      row o 224 ..            231              S   r = 7

A set of fields is four unsigned 64-bit numbers, field i bit i % 64 of number i // 64.
"""

import numpy as np

WIDTH = 16
RADIUS = 7

# Neighbours in ring order, so that two that follow each other touch: east, north-east, north-west, ...
RING = (1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH)

# The ring's step by how far apart two fields' numbers are: no two jumps are equally far.
FARTHEST = 6 * WIDTH
STEPS = np.zeros(2 * FARTHEST + 1, np.int8)
for _step in RING:
    STEPS[[FARTHEST + die * _step for die in range(1, 7)]] = _step

SIDES = ("N", "NE", "SE", "S", "SW", "NW")  # clockwise
OWNED = {  # B2: the sides by seat
    2: ("N", "S"),
    3: ("N", "SE", "SW"),
    4: ("N", "SE", "S", "NW"),
    5: ("N", "NE", "SE", "S", "SW"),
    6: SIDES,
}


def field(q: int, r: int) -> int:
    """The number of the field at these axial coordinates."""
    return (r + RADIUS) * WIDTH + q + RADIUS


def axial(field: int) -> tuple[int, int]:
    """The field's q and r."""
    return field % WIDTH - RADIUS, field // WIDTH - RADIUS


def distance(q: int, r: int) -> int:
    """How many steps from the centre."""
    return max(abs(q), abs(r), abs(q + r))


_SPAN = range(-RADIUS, RADIUS + 1)
FIELDS = tuple(field(q, r) for r in _SPAN for q in _SPAN if distance(q, r) <= RADIUS)
START = tuple(each for each in FIELDS if distance(*axial(each)) in (1, 2))


def name(field: int) -> str:
    """The field in notation, e.g. `h8` for the centre."""
    q, r = axial(field)
    return f"{'abcdefghijklmno'[r + RADIUS]}{q + RADIUS + 1}"


def sides(field: int) -> tuple[str, ...]:
    """The sides whose edge the field lies on: none inside, two at a corner."""
    height = heights(field)
    return tuple(side for side in SIDES if height[side] == RADIUS)


def heights(field: int) -> dict[str, int]:
    """How many rows from the centre towards each side the field lies: 7 on the side's edge."""
    q, r = axial(field)
    return {"N": -r, "NE": q, "SE": q + r, "S": r, "SW": -q, "NW": -q - r}


def owners(field: int, players: int) -> tuple[int, ...]:
    """The seats that win when a stone stands there (B9)."""
    on = sides(field)
    return tuple(seat for seat, side in enumerate(OWNED[players]) if side in on)
