"""Memory layouts of the records that rules work on."""

from collections.abc import Sequence
from typing import Any

import numpy as np

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]  # as numpy has it: name, type, shape


def record_type(fields: Sequence[Field]) -> np.dtype[Any]:
    """An aligned record with no bytes between or after its fields, so that equal records are equal bytes.

    Unaligned records halve the speed and fault on a GPU; bytes that belong to no field are left as they
    were by some copies and not by others. So fields go from the widest type down, and `unused` fills the end.
    """
    packed = np.dtype(list(fields))
    widest = max(np.dtype(field[1]).itemsize for field in fields)
    spare = -packed.itemsize % widest
    filled = [*fields, *([("unused", "u1", (spare,))] if spare else [])]
    aligned = np.dtype(filled, align=True)
    if aligned.itemsize != packed.itemsize + spare:
        raise TypeError(f"expected the widest fields first, got {[field[:2] for field in fields]}")
    return np.dtype((np.record, aligned))
