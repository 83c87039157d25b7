"""The chain of stones: straight jumps (B5) and staying connected (B6)."""

from numpy.typing import NDArray

from shadoof.core.kernel import NONE, ONE, U64, rule, size
from shadoof.games.wabanti.fields import RING, WIDTH
from shadoof.games.wabanti.sets import EVERY, Words, down, flip, holds, one_field, with_neighbours
from shadoof.games.wabanti.state import Board


@rule
def die_for(board: Board, stones: NDArray[U64], field: int, step: int) -> int:
    """B5: the die that moves the stone on the field along the step; 0 where it would leave the board.

    It goes behind the unbroken row of stones next to it, so each direction has exactly one die.
    """
    die = 1
    landing = field + step & EVERY
    while holds(stones, landing):
        landing = landing + step & EVERY
        die += 1
    return die if holds(board.fields, landing) else 0


@rule
def neighbours(stones: NDArray[U64], field: int) -> int:
    """Which of the six fields around hold a stone, as bits in ring order."""
    around = 0
    for i in range(6):
        if holds(stones, field + RING[i] & EVERY):
            around |= 1 << i
    return around


@rule
def is_one_arc(around: int) -> bool:
    """Whether the stones around a field all touch each other along its ring.

    Bits that are set while the next one is not mark where arcs end; one end is one arc, none a full ring.
    """
    ends = around & ~(around >> 1 | around << 5) & 63
    return ends & (ends - 1) == 0


@rule
def count_holes(stones: NDArray[U64]) -> int:
    """How many stretches of empty fields the connected stones enclose.

    Euler: stones - pairs that touch + triples that touch = parts - holes, and there is one part. Each pair and
    triple is counted at its lowest field f; a triple is f, f+1, f+16 or f, f+15, f+16.
    """
    here = (stones[0], stones[1], stones[2], stones[3])
    east, south, west = down(here, 1), down(here, WIDTH), down(here, WIDTH - 1)
    euler = 0
    for i in range(4):
        below = here[i] & south[i]
        pairs = size(here[i] & east[i]) + size(below) + size(here[i] & west[i])
        euler += size(here[i]) - pairs + size(below & east[i]) + size(below & west[i])
    return 1 - euler


@rule
def leaves_rest_whole(stones: NDArray[U64], field: int, holes: int) -> bool:
    """Whether the other stones hold together without the one on the field; `holes` as `count_holes` has it.

    They do if those around the field do, since every other stone hangs on one of them. Where no hole is
    enclosed, nothing but the stone itself joins two arcs around it.
    """
    around = neighbours(stones, field)
    if is_one_arc(around):
        return True
    if holes == 0:
        return False
    flip(stones, field)
    whole = True
    part = part_of(stones, some_neighbour(stones, field))
    for i in range(6):
        if around >> i & 1 and not in_words(part, field + RING[i] & EVERY):
            whole = False
    flip(stones, field)
    return whole


@rule
def stays_connected(stones: NDArray[U64], source: int, target: int, die: int, whole: bool) -> bool:
    """B6: whether all stones are connected once the one on the source stands on the target.

    `whole` is what `leaves_rest_whole` says of the source. A jump lands beside a stone it jumped over.
    """
    if whole:
        return die > 1 or touches_another(stones, source, target)
    if not may_bridge(stones, source, target):
        return False
    flip(stones, source)
    flip(stones, target)
    part = part_of(stones, target)
    connected = part[0] == stones[0] and part[1] == stones[1] and part[2] == stones[2] and part[3] == stones[3]
    flip(stones, target)
    flip(stones, source)
    return connected


@rule
def touches_another(stones: NDArray[U64], source: int, target: int) -> bool:
    """Whether a stone on the target would touch any but the one that left the source."""
    around = neighbours(stones, target)
    for i in range(6):  # noqa: SIM110 - the compiler knows no generators
        if around >> i & 1 and target + RING[i] & EVERY != source:
            return True
    return False


@rule
def may_bridge(stones: NDArray[U64], source: int, target: int) -> bool:
    """Whether a stone on the target touches others in two places, without which it joins no two parts."""
    flip(stones, source)
    around = neighbours(stones, target)
    flip(stones, source)
    return not is_one_arc(around)


@rule
def some_neighbour(stones: NDArray[U64], field: int) -> int:
    """A stone beside the field."""
    for i in range(6):
        if holds(stones, field + RING[i] & EVERY):
            return field + RING[i] & EVERY
    return field


@rule
def part_of(stones: NDArray[U64], start: int) -> Words:
    """The stones that can be walked to from the one on the start."""
    here = one_field(start)
    while True:
        near = with_neighbours(here)
        more = (near[0] & stones[0], near[1] & stones[1], near[2] & stones[2], near[3] & stones[3])
        if more == here:
            return here
        here = more


@rule
def in_words(fields: Words, field: int) -> bool:
    """Whether the field is in the set."""
    word = fields[0]
    if field >> 6 == 1:
        word = fields[1]
    elif field >> 6 == 2:
        word = fields[2]
    elif field >> 6 == 3:
        word = fields[3]
    return word >> U64(field & 63) & ONE != NONE
