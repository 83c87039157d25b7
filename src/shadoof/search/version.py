"""Which code a measurement was made with."""

from shadoof import __version__
from shadoof.core.compiled import fingerprint
from shadoof.core.game import Game
from shadoof.search.specialised import KERNELS


def version_of(game: Game) -> str:
    """The program's version, and a hash of the game's rules and the search: e.g. `0.1.0+3f9a…`."""
    return f"{__version__}+{fingerprint(KERNELS, KERNELS.parent, game.folder)[:8]}"
