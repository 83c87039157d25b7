"""Compiling a game's rules ahead of time, so that the wait can be announced and happens once."""

from collections.abc import Callable

from shadoof.core import kernel
from shadoof.core.compiled import is_ready, mark_ready
from shadoof.core.game import Game
from shadoof.core.record import start
from shadoof.core.stepper import Stepper


def warm(game: Game, announce: Callable[[], None]) -> None:
    """Makes sure the game's rules lie compiled on disk; `announce` is called first if that takes time."""
    if kernel.INTERPRETED or is_ready(game.folder):
        return
    announce()
    plan = game.maps.standard() if game.maps else None
    position = start(game.name, game.facts.fewest_players, scenario=plan)
    position.points()
    position.winners()
    game.table_data(position)
    stepper = Stepper(position.play(position.legal()[0]))
    stepper.play_unchecked(int(stepper.actions[0]))
    # Asking about every action compiles whatever explaining takes.
    for text in position.setup.actions:
        position.why_not(text)
    mark_ready(game.folder)
