"""Knowing a request when it comes again."""

from hashlib import sha256

import msgspec

from shadoof.server.desk.live import Asked
from shadoof.server.log.people_log import Person


def asked(person: Person, key: str, what: str, data: msgspec.Struct) -> Asked:
    """Who asked, under which key, and a digest of what: the same key with another request is an error."""
    digest = sha256(what.encode() + msgspec.json.encode(data, order="sorted")).hexdigest()[:16]
    return Asked(person.id, key, digest)
