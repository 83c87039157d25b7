"""The socket, /api/socket: what clients say, then what the server says."""

from typing import Annotated

from msgspec import Meta

from shadoof.server.messages.events import AnyEvent
from shadoof.server.messages.kinds import Answer, EventNumber, Message, Milliseconds, Ref
from shadoof.server.messages.tables import Table


class Watch(Message, tag="watch"):
    """Follow a table from after event `since`; 0 or too long ago is answered by a snapshot."""

    ref: Ref  # given back in the acknowledgement
    table: Annotated[str, Meta(max_length=40)]
    since: EventNumber = 0


class Unwatch(Message, tag="unwatch"):
    """Follow it no longer."""

    ref: Ref
    table: Annotated[str, Meta(max_length=40)]


class Ping(Message, tag="ping"):
    """Asks for a heartbeat at once, e.g. when the page comes to the front again."""

    ref: Ref


ClientMessage = Watch | Unwatch | Ping


# ---- From the server


class Acknowledged(Answer, tag="ack"):
    """The client's message `ref` was understood and done."""

    ref: int


class NotDone(Answer, tag="not_done"):
    """The client's message `ref` could not be done."""

    ref: int | None
    code: str
    sentence: str


class Events(Answer, tag="events"):
    """Events of a table without a hole: the first is one after what the client was sent before."""

    table: str
    events: list[AnyEvent]


class Snapshot(Answer, tag="snapshot"):
    """The table as it is; forget what was known of it."""

    table: Table


class Presence(Answer, tag="presence"):
    """Who has the table open; not numbered, the last one counts."""

    table: str
    here: list[bool]
    watching: int


class Heartbeat(Answer, tag="heartbeat"):
    """Every few seconds, and on Ping: the server's clock, and the last event's number of each followed table."""

    now: Milliseconds
    tables: dict[str, int]


ServerMessage = Acknowledged | NotDone | Events | Snapshot | Presence | Heartbeat
