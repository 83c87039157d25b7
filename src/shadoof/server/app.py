"""The ASGI application: routes, middleware and what lives as long as the server does."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import fields
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from shadoof.core.trouble import Trouble
from shadoof.server import problems
from shadoof.server.events.socket import events_socket
from shadoof.server.limits.gate import Gate
from shadoof.server.log.people_log import Person
from shadoof.server.operations.access import Access
from shadoof.server.operations.browser_files import BUILT, read_files, serving
from shadoof.server.operations.headers import SafeHeaders
from shadoof.server.operations.metrics import Metrics
from shadoof.server.parts import Parts, running
from shadoof.server.people.people import People
from shadoof.server.people.who import accepted_language, cookie_of
from shadoof.server.routes import games, operations, people as people_routes, playing, replays, tables
from shadoof.server.routes.documented import openapi
from shadoof.server.settings import Settings
from shadoof.server.trouble import Declined

MOST_BODY = 100_000  # bytes of a request, where its route does not say more


def create_app(settings: Settings) -> Litestar:
    """The application over the settings' data folder, ready to be served or tested."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, metrics) as parts:
            app.state.parts = parts
            yield

    def gate(app: ASGIApp) -> ASGIApp:
        return Access(Gate(app, settings, metrics), metrics)

    return Litestar(
        route_handlers=[
            *people_routes.HANDLERS,
            *tables.HANDLERS,
            *playing.HANDLERS,
            *games.HANDLERS,
            *replays.HANDLERS,
            *operations.HANDLERS,
            serving(read_files(BUILT)),
            events_socket,
        ],
        dependencies={
            **{each.name: _part(each.name) for each in fields(Parts)},
            "viewer": Provide(_viewer),
            "person": Provide(_person, sync_to_thread=False),
        },
        middleware=[gate],
        before_send=[SafeHeaders(https=settings.https)],
        exception_handlers={
            Trouble: problems.on_trouble,
            HTTPException: problems.on_http,
            RecursionError: problems.on_deep,
            Exception: problems.on_bug,
        },
        lifespan=[lifespan],
        request_max_body_size=MOST_BODY,
        openapi_config=openapi(),
        logging_config=None,  # who serves the application decides what is logged where
        debug=False,
    )


def _part(name: str) -> Provide:
    """Gives handlers that ask for it by name one of the server's parts."""

    def part(state: State) -> Any:
        return getattr(state.parts, name)

    return Provide(part, sync_to_thread=False)


async def _viewer(request: Request[Any, Any, State], people: NamedDependency[People]) -> Person | None:
    """Who asks, if they are anybody yet."""
    language = accepted_language(request.headers.get("accept-language", ""))
    person = await people.find(cookie_of(request), language)
    request.scope["state"]["person"] = person
    return person


def _person(viewer: NamedDependency[Person | None]) -> Person:
    """Who asks; Declined where there is no cookie."""
    if viewer is None:
        raise Declined("who")
    return viewer
