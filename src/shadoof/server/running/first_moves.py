"""A first move of every game, made aside while the server starts, so that the first table finds the rules loaded."""

import asyncio
import logging

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.core.record import start

LOGGER = logging.getLogger(__name__)


async def load_rules() -> None:
    """Loads every game's compiled rules, beside whatever else goes on."""
    for name in registry.names():
        try:
            await asyncio.to_thread(_move, registry.find(name))
        except Exception:  # a broken game must not keep the others from being played
            LOGGER.exception("The rules of %s could not be loaded.", name)


def _move(game: Game) -> None:
    plan = game.maps.standard() if game.maps else None
    position = start(game.name, game.facts.fewest_players, scenario=plan)
    position = position.play(position.legal()[0])
    position.why_not("")
    game.board_data(position.setup)
    game.table_data(position)
    position.points()
    position.winners()
