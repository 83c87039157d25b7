"""Headers that tell browsers to trust nothing but this server's own files."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

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
    """Adds the headers to every answer, refusals and mistyped addresses included, unless it brings its own."""

    def __init__(self, https: bool) -> None:
        self._headers = HEADERS | ({"strict-transport-security": STRICT_TRANSPORT} if https else {})

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Called before anything is sent."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in self._headers.items():
                headers.setdefault(name, value)
