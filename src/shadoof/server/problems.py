"""Every answer that is not a success: RFC 9457, with a code for programs and a sentence in the person's language."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from shadoof.core.trouble import BadJson, IllegalAction, Trouble
from shadoof.server.messages import Problem, Refused
from shadoof.server.people.who import accepted_language
from shadoof.server.trouble import STATUS, Declined, Storage, TurnRefused

MEDIA_TYPE = "application/problem+json"
LOGGER = logging.getLogger(__name__)

_CODES = {400: "bad_request", 401: "who", 403: "wrong_origin", 404: "not_found", 413: "too_large", 429: "too_many"}


def refused_of(trouble: IllegalAction, action: str, language: str) -> Refused:
    """Why an action can't be played, in the person's language."""
    refusal = trouble.refusal
    return Refused(
        action=action,
        at=trouble.at or 0,
        code=refusal.code.value,
        rule=refusal.rule,
        cells=list(refusal.cells),
        sentence=refusal.sentence(language),
    )


def problem_of(trouble: Trouble, language: str) -> Problem:
    """The problem that tells of it."""
    refused = None
    table = trouble.table if isinstance(trouble, Declined) else None
    if isinstance(trouble, TurnRefused):
        refused = refused_of(trouble.illegal, trouble.action, language)
    return Problem(code=trouble.code, sentence=trouble.sentence(language), refused=refused, table=table)


def respond(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    """The answer that tells of it."""
    if isinstance(trouble, Storage):
        LOGGER.error("The database did not take a write: %s", trouble.why)
    body = msgspec.json.encode(problem_of(trouble, language_of(request)))
    return Response(body, status_code=STATUS.get(trouble.code, 400), media_type=MEDIA_TYPE)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The person's language, where we know who it is; else what the browser asks for."""
    person = request.scope.get("state", {}).get("person")
    return person.language if person else accepted_language(request.headers.get("accept-language", ""))


def on_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    """The answer to what a person did."""
    return respond(request, trouble)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The answer to what does not even reach our own code."""
    code = _CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "internal")
    values = {"why": _why(error)} if code == "bad_request" else {}
    response = respond(request, Declined(code, **values))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def on_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[bytes]:
    """The answer to a body that nests so deeply that nothing reads it."""
    return respond(request, BadJson("core-json-deep"))


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to a bug of ours: the log has it, the person is spared it."""
    # By its route: with a table's address anybody could come in.
    LOGGER.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return respond(request, Declined("internal"))


async def send_problem(scope: Scope, receive: Receive, send: Send, trouble: Declined) -> None:
    """Answers a request or a socket before any of our own code sees it."""
    language = accepted_language(Headers.from_scope(scope).get("accept-language", ""))
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": trouble.code})
        return
    body = msgspec.json.encode(problem_of(trouble, language))
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(found) or error.detail
