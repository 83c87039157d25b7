"""What a rule is made of: the two decorators that compile it and the three operations on sets of cells.

A *rule* is a small function over one board and one table; rules call each other and are inlined by the
compiler. An *entry* is what Python calls: it takes arrays of boards and tables (a record passed by itself
costs 2.3 us a call, an array of one record 0.4 us) and is kept on disk.

A set of cells is one unsigned 64-bit number, cell i its bit i. Constants are `U64` throughout: a plain
integer beside a `U64` makes the compiler fall back to signed arithmetic without a word.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import intrinsic

from shadoof.core.compiled import cache_folder

Function = TypeVar("Function", bound=Callable[..., Any])

U64 = np.uint64
NONE = np.uint64(0)
ONE = np.uint64(1)

_config: Any = numba.config  # made of environment variables, which no type checker sees
INTERPRETED = bool(_config.DISABLE_JIT)


def rule(function: Function) -> Function:
    """The function compiled as one rule, to be called by other rules and by entries."""
    return cast("Function", numba.njit(function))


def entry(function: Function) -> Function:
    """The function compiled as one Python calls, kept on disk until a source it depends on changes."""
    return kept_in(cache_folder(Path(function.__code__.co_filename).parent), function)


def kept_in(folder: Path, function: Function, nogil: bool = False) -> Function:
    """The function compiled as one Python calls, kept in this folder; with `nogil` other threads run beside it."""
    if INTERPRETED:
        return function
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(folder)
    try:
        return cast(Function, numba.njit(cache=True, nogil=nogil)(function))
    finally:
        _config.CACHE_DIR = before


def direct(function: Function, *sample: Any) -> Function:
    """An entry for arguments of exactly these types, called without looking their types up: 0.2 us saved."""
    if INTERPRETED:
        return function
    signature = tuple(map(numba.typeof, sample))
    compiled: Any = function
    compiled.compile(signature)
    return cast(Function, compiled.overloads[signature].entry_point)


if INTERPRETED:

    def size(cells: U64) -> int:
        """How many cells the set has."""
        return int(cells).bit_count()

    def lowest(cells: U64) -> int:
        """The lowest cell of a set that is not empty."""
        number = int(cells)
        return (number & -number).bit_length() - 1

else:

    @intrinsic
    def _ctpop(typing: Any, cells: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.types.uint64(numba.types.uint64), generate

    @intrinsic
    def _cttz(typing: Any, cells: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            zero_is_defined = context.get_constant(numba.types.boolean, False)
            return builder.cttz(arguments[0], zero_is_defined)

        return numba.types.uint64(numba.types.uint64), generate

    @rule
    def size(cells: U64) -> int:
        """How many cells the set has."""
        return np.int64(_ctpop(cells))  # type: ignore[call-arg, return-value]

    @rule
    def lowest(cells: U64) -> int:
        """The lowest cell of a set that is not empty."""
        return np.int64(_cttz(cells))  # type: ignore[call-arg, return-value]


@rule
def bit(cell: int) -> U64:
    """The set of this one cell."""
    return ONE << U64(cell)


@rule
def has(cells: U64, cell: int) -> bool:
    """Whether the cell is in the set."""
    return cells & bit(cell) != NONE


@rule
def nth(cells: U64, number: int) -> int:
    """The cell of that number, from 0, in a set that has so many; found by halving the set."""
    place = 0
    half = 32
    while half > 0:
        low = cells & (ONE << U64(half)) - ONE
        inside = size(low)
        if number >= inside:
            number -= inside
            cells >>= U64(half)
            place += half
        else:
            cells = low
        half >>= 1
    return place
