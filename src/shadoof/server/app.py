"""The ASGI application: routes, middleware and what lives as long as the server does."""

from litestar import Litestar, get
from litestar.openapi import OpenAPIConfig

from shadoof import __version__
from shadoof.server.settings import Settings


@get("/api/version", sync_to_thread=False)
def version() -> dict[str, str]:
    """The program's version."""
    return {"version": __version__}


def create_app(settings: Settings) -> Litestar:
    """The application over the settings' data folder, ready to be served or tested."""
    return Litestar(
        route_handlers=[version],
        openapi_config=OpenAPIConfig(title="Shadoof", version=__version__, path="/api/openapi"),
        debug=False,
    )
