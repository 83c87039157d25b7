"""`shadoof referee`: questions about games, one JSON line each, for other programs."""

import json
import sys
from collections.abc import Iterator
from typing import BinaryIO

import click


@click.command(short_help="Answer questions about games, one JSON line each.")
def verb() -> None:
    """Reads one JSON request a line on standard input and answers each with one JSON line, in order.

    Example: echo '{"id": 1, "do": "state", "record": {"game": "wabanti", "players": 2}}' | shadoof referee
    """
    from shadoof.cli.options import ready
    from shadoof.cli.requests import MOST_BYTES, answer
    from shadoof.core import registry

    for name in registry.names():
        ready(registry.find(name))
    for line in lines(sys.stdin.buffer, MOST_BYTES):
        sys.stdout.write(json.dumps(answer(line)) + "\n")
        sys.stdout.flush()


def lines(source: BinaryIO, most: int) -> Iterator[bytes]:
    """The lines without their ends; of a line longer than `most` bytes only one more than that."""
    while line := source.readline(most + 2):
        ended = line.endswith(b"\n")
        rest = line
        while not ended and rest:
            rest = source.readline(most)
            ended = rest.endswith(b"\n")
        yield line.removesuffix(b"\n")[: most + 1]
