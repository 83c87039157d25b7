"""Headers that tell browsers to trust nothing but this server's own files."""

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place pieces by style attributes; they can load and run nothing
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's address lets people in: no other site shall learn it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STRICT_TRANSPORT = "max-age=31536000"


class SafeHeaders:
    """Middleware that adds the headers to every answer which does not bring its own."""

    def __init__(self, app: ASGIApp, https: bool) -> None:
        self._app = app
        self._headers = HEADERS | ({"strict-transport-security": STRICT_TRANSPORT} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)
