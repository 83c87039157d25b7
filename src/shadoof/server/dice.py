"""stand-in until the real one lands."""

import hashlib
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from shadoof.core.position import Position

NAME = "shadoof dice 1"  # another way of throwing would have another name
LOT = 0  # the number under which the starter is drawn; throws count from 1
TAKEN_OVER = 0  # in a list of throws: one from before the table, that it can't prove
SECRET_BYTES = 32


def new_secret() -> str:
    """32 random bytes."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """SHA-256 of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def throw(secret: str, seeds: Sequence[str], table_id: str, number: int, dice: int) -> str:
    """E.g. `[13356]`."""
    text = "/".join([secret, *seeds, table_id, str(number)])
    digest = hashlib.sha256(text.encode()).digest()
    return "[" + "".join(sorted(str(1 + byte % 6) for byte in digest[:dice])) + "]"


def starter(secret: str, seeds: Sequence[str], table_id: str, players: int) -> int:
    """The seat that starts."""
    text = "/".join([secret, *seeds, table_id, "starter"])
    return hashlib.sha256(text.encode()).digest()[0] % players
