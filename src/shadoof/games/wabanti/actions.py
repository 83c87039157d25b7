"""An action of Wabanti as a number, and dice as one.

     18 17 16 15 .. 8 7 .. 0
    +--+--+--+-------+------+
    | 1|      dice          |  throw
    | 0| 0| 1|  from |  to  |  move a stone
    | 0| 0| 0|       0      |  end the turn
    +--+--+--+-------+------+

Dice are packed as how many show each number, three bits each: ones lowest, sixes highest. No dice is 0.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from shadoof.core.kernel import rule
from shadoof.games.wabanti.fields import FIELDS, RING, axial, name
from shadoof.games.wabanti.state import DICE

END = 0
MOVE = 1 << 16
THROW = 1 << 18


@rule
def is_throw(action: int) -> bool:
    """Whether the action is chance's."""
    return action >= THROW


@rule
def is_move(action: int) -> bool:
    """Whether the action moves a stone."""
    return MOVE <= action < 2 * MOVE


@rule
def source(action: int) -> int:
    """The field a move starts from."""
    return action >> 8 & 255


@rule
def target(action: int) -> int:
    """The field a move lands on."""
    return action & 255


@rule
def one_die(number: int) -> int:
    """One die that shows the number, packed."""
    return 1 << 3 * (number - 1)


@rule
def showing(dice: int, number: int) -> int:
    """How many of the packed dice show the number."""
    return dice >> 3 * (number - 1) & 7


@rule
def how_many(dice: int) -> int:
    """How many dice are packed."""
    total = 0
    for number in range(1, 7):
        total += showing(dice, number)
    return total


def pack(numbers: Iterable[int]) -> int:
    """The dice that show these numbers, packed."""
    return sum(1 << 3 * (number - 1) for number in numbers)


def unpack(dice: int) -> list[int]:
    """The numbers the packed dice show, ascending."""
    return [number for number in range(1, 7) for _ in range(dice >> 3 * (number - 1) & 7)]


def ways(throw: int) -> int:
    """Of how many ordered throws of the dice this one comes: 120 for five that differ, 1 for five alike."""
    alike = [throw >> 3 * i & 7 for i in range(6)]
    return factorial(sum(alike)) // prod(map(factorial, alike))


@cache
def texts() -> dict[int, str]:
    """Every action that can be written, in notation."""
    found = {END: "."}
    for start in FIELDS:
        for step in RING:
            for die in range(1, 7):
                q, r = axial(start)
                right, down = axial_step(step)
                landing = start + die * step
                if max(abs(q + die * right), abs(r + die * down), abs(q + r + die * (right + down))) <= 7:
                    found[MOVE + (start << 8) + landing] = f"{name(start)}>{name(landing)}"
    for count in range(DICE + 1):
        for numbers in combinations_with_replacement(range(1, 7), count):
            found[THROW + pack(numbers)] = f"[{''.join(map(str, numbers))}]"
    return found


def axial_step(step: int) -> tuple[int, int]:
    """One of the RING's steps as steps in q and r."""
    return {1: (1, 0), -15: (1, -1), -16: (0, -1), -1: (-1, 0), 15: (-1, 1), 16: (0, 1)}[step]
