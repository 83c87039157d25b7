"""What messages are made of: their bases, and values with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seed = Annotated[
    str, Meta(max_length=64, description="Dice: what this seat adds to the seeds, e.g. 32 random digits.")
]
Key = Annotated[str, Meta(min_length=8, max_length=64, description="The same for every try of one request.")]
Name = Annotated[str, Meta(max_length=200, description="Cleaned and cut to 24 characters by the server.")]
Language = Literal["en", "nl", "de"]
Level = Annotated[int, Meta(ge=1, le=8)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Notation = Annotated[str, Meta(max_length=32)]
ScenarioText = Annotated[str, Meta(max_length=20_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 60)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Milliseconds = int
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Any number the client can tell its messages by.")]
EventNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=100_000)]


class Message(Struct, omit_defaults=False, forbid_unknown_fields=True, kw_only=True):
    """Base of what clients send: a field nobody knows is an error."""


class Settled(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of parts of a message that are defaults of others, and so never change."""


class Answer(Struct, kw_only=True):
    """Base of what the server sends."""
