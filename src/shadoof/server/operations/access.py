"""Requests are timed, and those that failed or were slow are logged: by route, for addresses let people in."""

import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shadoof.server.operations.logs import network_of
from shadoof.server.operations.metrics import Metrics

SLOW = 1.0  # seconds that are worth a line
BROKEN = 500
log = structlog.get_logger()


class Access:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, and notes how it went."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), BROKEN

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(scope.get("path_template", "")) or "unknown"
        method = str(scope.get("method", ""))
        self._metrics.requests.labels(method, route, str(status)).observe(seconds)
        if status >= BROKEN or seconds > SLOW:
            client = scope.get("client")
            log.warning(
                "request_failed" if status >= BROKEN else "request_slow",
                method=method,
                route=route,
                status=status,
                seconds=round(seconds, 3),
                network=network_of(client[0] if client else None),
            )
