"""What the OpenAPI document says beyond the bodies: which problems a route answers with, and what signs people in."""

from collections import defaultdict
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPI, SecurityScheme

from shadoof import __version__
from shadoof.server.messages import Problem
from shadoof.server.people.cookie import NAME
from shadoof.server.problems import MEDIA_TYPE
from shadoof.server.trouble import STATUS

ALWAYS = ("bad_request", "wrong_origin", "too_many", "internal", "storage")
SEATED = ("who", "not_seated", "not_found")  # what a request of somebody at a table may meet
SCHEME = "person"


def problems(*codes: str) -> dict[int, ResponseSpec]:
    """The problems a route can answer with, by status; those of every route need not be named."""
    by_status = defaultdict(list)
    for code in (*ALWAYS, *codes):
        by_status[STATUS[code]].append(code)
    return {
        status: ResponseSpec(
            data_container=Problem,
            description="Not done: " + ", ".join(f"`{code}`" for code in found),
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status, found in by_status.items()
    }


def openapi() -> OpenAPIConfig:
    """How the document is made, and where it is found: /api/openapi.json."""
    return OpenAPIConfig(
        title="Shadoof",
        version=__version__,
        description="Tables, seats and turns. Events come over the socket /api/socket; docs/protocol.md describes it.",
        path="/api",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(
            security_schemes={
                SCHEME: SecurityScheme(
                    type="apiKey", name=NAME, security_scheme_in="cookie", description="Set by GET /api/me."
                )
            }
        ),
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> dict[str, Any]:
    """The application's OpenAPI document, as JSON has it."""
    schema: OpenAPI = app.openapi_schema
    return schema.to_schema()
