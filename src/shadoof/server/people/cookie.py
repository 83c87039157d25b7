"""The cookie that says who a browser is: a person's id and a generation, signed."""

import hashlib

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

NAME = "shadoof"
LIFE = 400 * 24 * 3600  # seconds; browsers keep none longer


class Cookies:
    """Makes and reads cookies."""

    def __init__(self, secret: bytes, *, https: bool) -> None:
        self._signer = Signer(secret, salt="shadoof.person", digest_method=hashlib.sha256)
        self._https = https

    def value(self, person: str, generation: int) -> str:
        """The cookie's value for that person."""
        return self._signer.sign(f"{person}.{generation}").decode()

    def read(self, value: str) -> tuple[str, int] | None:
        """The person and the generation; None for a cookie that we did not sign."""
        try:
            person, _, generation = self._signer.unsign(value).decode().partition(".")
            return person, int(generation)
        except (BadSignature, ValueError):
            return None

    def make(self, person: str, generation: int) -> Cookie:
        """The cookie itself. Scripts can't read it, and other sites' forms don't send it."""
        value = self.value(person, generation)
        return Cookie(key=NAME, value=value, max_age=LIFE, httponly=True, samesite="lax", secure=self._https)
