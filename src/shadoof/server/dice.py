"""Dice that players can check: fixed by a secret before anybody joins, and by a seed of each seat.

docs/dice.md says how, exactly; the browser does the same. Nothing here is ever drawn twice: what is thrown depends
on the number of the throw, which grows over the table's whole life, and a throw that is taken back keeps its number.
"""

import hmac
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
    """A table's secret, in hexadecimal: 256 bits nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_to(secret: str) -> str:
    """What is published of a secret before anybody joins: its SHA-256, in hexadecimal."""
    return sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Cup:
    """All that decides one table's dice."""

    secret: str
    seeds: tuple[str, ...]  # by seat; empty for a seat that gave none
    table: str

    def throw(self, position: Position, number: int) -> str:
        """Chance's action in this position, if it is the table's throw of that number."""
        return position.setup.game.throw(position, Numbers(self, number).below)

    def starter(self) -> int:
        """The seat that starts, drawn by lot."""
        return Numbers(self, LOT).below(len(self.seeds))


class Numbers:
    """Fair whole numbers, one after the other, that follow from a cup and the number of a throw."""

    def __init__(self, cup: Cup, number: int) -> None:
        self._key = bytes.fromhex(cup.secret)
        seeds = [seed.encode("utf-8", "replace").hex() for seed in cup.seeds]
        self._message = [NAME, cup.table, str(number)], seeds
        self._bytes = self._stream()

    def _stream(self) -> Iterator[int]:
        head, seeds = self._message
        for block in count():
            text = "\n".join([*head, str(block), *seeds])
            yield from hmac.digest(self._key, text.encode(), "sha256")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely: what would favour the low ones is thrown away."""
        width = max(1, ((bound - 1).bit_length() + 7) // 8)
        fair = 256**width - 256**width % bound
        while True:
            drawn = int.from_bytes(bytes(next(self._bytes) for _ in range(width)), "big")
            if drawn < fair:
                return drawn % bound
