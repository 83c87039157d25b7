"""What can be played: the games with their rules and boards, their rulebooks, and games with comments."""

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.server.messages import DemoCard, GameCard, Rulebook
from shadoof.server.routes.documented import problems
from shadoof.server.routes.language import SPOKEN
from shadoof.server.trouble import Declined
from shadoof.server.views import games as views

GameName = Annotated[str, PathParameter(description="A game's name, as records have it.", max_length=40)]


@get(
    "/api/games",
    dependencies=SPOKEN,
    sync_to_thread=False,
    summary="The games, their rules and boards",
    responses=problems(),
)
def list_games(language: NamedDependency[str]) -> Response[list[GameCard]]:
    """Every game: what may be chosen, who may play, the built-in boards with how fair they were measured to be."""
    return _json(views.game_cards(language))


@get(
    "/api/games/{game:str}/rulebook",
    dependencies=SPOKEN,
    sync_to_thread=True,
    summary="A game's rulebook",
    responses=problems("not_found"),
)
def read_rulebook(game: GameName, language: NamedDependency[str]) -> Response[Rulebook]:
    """Every rule of the game by its id, with positions that show it."""
    return _json(views.rulebook(find_game(game), language))


@get(
    "/api/games/{game:str}/demos",
    dependencies=SPOKEN,
    sync_to_thread=True,
    summary="Games with comments",
    responses=problems("not_found"),
)
def list_demos(game: GameName, language: NamedDependency[str]) -> Response[list[DemoCard]]:
    """Games that come with the program, to look at and learn from."""
    return _json(views.demo_cards(find_game(game), language))


def find_game(name: str) -> Game:
    """The game of that name; Declined where there is none."""
    if name not in registry.names():
        raise Declined("not_found")
    return registry.find(name)


def _json(content: bytes) -> Response:  # type: ignore[type-arg]
    # Made once and kept: the browser asks again with each visit, in another language perhaps.
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return Response(content=content, media_type=MediaType.JSON, headers=headers)


HANDLERS = (list_games, read_rulebook, list_demos)
