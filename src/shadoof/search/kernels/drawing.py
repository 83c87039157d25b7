"""Single draws from a game's sampling, for those who check that it is fair."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.given import entry, most_legal, sample


@entry
def draw_many(boards: Any, tables: Any, random: NDArray[np.uint64], actions: NDArray[np.int32]) -> None:
    """Fills the array with actions drawn in this position."""
    room = np.empty(most_legal, np.int32)
    for i in range(len(actions)):
        actions[i] = sample(boards[0], tables[0], random, room)
