"""The gate every request passes: from our own pages, not too many, and none while the server stops."""

from collections import OrderedDict

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from shadoof.server.limits.bucket import Bucket
from shadoof.server.limits.origins import SAFE, is_ours
from shadoof.server.operations.metrics import Metrics
from shadoof.server.problems import send_problem
from shadoof.server.settings import Settings
from shadoof.server.trouble import Declined

REMEMBERED = 20_000
PEOPLE_AT_AN_ADDRESS = 5  # a household or a club is one address


class Gate:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self._limited = metrics.limited
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets the request through, or answers it."""
        headers = Headers.from_scope(scope)
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        unsafe = is_socket or scope.get("method") not in SAFE
        if unsafe and not is_ours(headers, self._settings.origins):
            await send_problem(scope, receive, send, Declined("wrong_origin"))
        elif not is_socket and not self._may(scope, headers):
            self._limited.inc()
            await send_problem(scope, receive, send, Declined("too_many"))
        else:
            await self.app(scope, receive, send)

    def _may(self, scope: Scope, headers: Headers) -> bool:
        client = scope.get("client")
        address = client[0] if client else ""
        person = headers.get("cookie", "")[:200]
        own = not person or self._take(f"{address} {person}", 1)
        return self._take(address, PEOPLE_AT_AN_ADDRESS) and own

    def _take(self, name: str, times: int) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            settings = self._settings
            bucket = Bucket(settings.requests_a_second * times, settings.requests_at_once * times)
            self._buckets[name] = bucket
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take()
