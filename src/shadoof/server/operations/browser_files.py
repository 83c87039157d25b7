"""The browser client: its built files, read once at the start, so that no request ever names a path on the disk."""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

BUILT = Path(__file__).parent.parent / "client"
FRONT = "index.html"
HASHED = re.compile(r"[-.][\w-]{8,}\.\w+$")  # a name with a hash in it never means another content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = re.compile(r"text/|javascript|json|svg|xml")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT = b"<!doctype html><title>Shadoof</title><p>The browser client is not built. Run ./shadoof once."


@dataclass(frozen=True)
class BrowserFile:
    """One file as it is sent."""

    body: bytes
    packed: bytes | None  # where that is shorter
    kind: str
    tag: str
    caching: str


def read_files(folder: Path) -> dict[str, BrowserFile]:
    """Every file of the client, by its path in the folder; none where it is not built."""
    found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): _read(path) for path in found}


def serving(files: dict[str, BrowserFile]) -> HTTPRouteHandler:
    """The route for everything that no other route answers: a file, or the page that shows what the path means."""

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path.lstrip("/")
        file = files.get(path)
        if file is None:
            if "." in path.rpartition("/")[2] or path.startswith("api/"):
                return Response(content=b"", status_code=404, media_type="text/plain")
            file = files.get(FRONT)
        if file is None:
            return Response(content=NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")
        return _answer(file, request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))

    return client


def _answer(file: BrowserFile, accepted: str, known: str) -> Response[bytes]:
    headers = {"etag": file.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if file.tag in known:
        return Response(content=b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in accepted:
        headers["content-encoding"] = "gzip"
        return Response(content=file.packed, headers=headers, media_type=file.kind)
    return Response(content=file.body, headers=headers, media_type=file.kind)


def _read(path: Path) -> BrowserFile:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if WORTH_PACKING.search(kind) else None
    return BrowserFile(
        body=body,
        packed=packed if packed and len(packed) < len(body) else None,
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        tag=f'"{sha256(body).hexdigest()[:20]}"',
        caching=FOR_EVER if "assets" in path.parts and HASHED.search(path.name) else ASK_AGAIN,
    )
