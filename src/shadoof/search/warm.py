"""Compiling a game's search ahead of time, so that the wait can be announced and happens once."""

from collections.abc import Callable

from shadoof.core import kernel
from shadoof.core.compiled import is_ready, mark_ready
from shadoof.core.game import Game
from shadoof.core.record import start
from shadoof.core.turns import CHANCE
from shadoof.search.bots import Bot
from shadoof.search.specialised import KERNELS


def warm_search(game: Game, announce: Callable[[], None]) -> None:
    """Makes sure the game's search lies compiled on disk; `announce` is called first if that takes time."""
    if kernel.INTERPRETED or is_ready(KERNELS, game.folder):
        return
    announce()
    position = start(game.name, game.facts.fewest_players, scenario=game.maps.standard() if game.maps else None)
    if position.phase == CHANCE:
        position = position.play(position.legal()[0])
    bot = Bot(playouts=200)
    thinking = bot.thinking(game)
    bot.choose(position, thinking)
    for tree in thinking.trees:
        tree.forget_all_but(position)
    mark_ready(KERNELS, game.folder)
