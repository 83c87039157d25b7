"""Only our own pages may speak for a person: other sites' requests and sockets are turned away."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.datastructures import Headers

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def is_ours(headers: Headers, origins: Iterable[str]) -> bool:
    """Whether the request comes from a page of this server, one named in `origins`, or no page at all.

    Browsers tell where a request comes from and let no script change that; programs tell nothing, and carry no
    cookies but those that they were given.
    """
    origin = headers.get("origin")
    if origin is not None:
        return origin in origins or (origin != "null" and urlsplit(origin).netloc == headers.get("host"))
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
