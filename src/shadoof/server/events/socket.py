"""The socket, /api/socket: what clients say over it, and what they are answered."""

import asyncio
import contextlib
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from shadoof.core.words import say
from shadoof.server.events.hub import Hub
from shadoof.server.events.viewer import Viewer
from shadoof.server.limits.bucket import Bucket
from shadoof.server.messages import Acknowledged, ClientMessage, NotDone, Ping, Watch
from shadoof.server.people.people import People
from shadoof.server.people.who import accepted_language, cookie_of
from shadoof.server.settings import Settings
from shadoof.server.trouble import Declined

POLICY = 1008  # close codes of RFC 6455
LATER = 1013
LONGEST = 2000  # characters of a client's message
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20.0, 200

Socket = WebSocket[Any, Any, Any]

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Sockets:
    """What all sockets share."""

    def __init__(self, settings: Settings, hub: Hub, people: People) -> None:
        self.settings = settings
        self.hub = hub
        self.people = people
        self.open: Counter[str] = Counter()  # by person and by address

    async def serve(self, socket: Socket) -> None:
        """Talks to one client until it goes."""
        language = accepted_language(socket.headers.get("accept-language", ""))
        person = await self.people.find(cookie_of(socket), language)
        if person is None:
            # A browser is told the code of a socket that was open, and no other.
            await socket.accept()
            await socket.close(POLICY, "GET /api/me first")
            return
        address = socket.client.host if socket.client else ""
        names = (f"person {person.id}", f"address {address}")
        if (
            self.open[names[0]] >= self.settings.sockets_per_person
            or self.open[names[1]] >= self.settings.sockets_per_address
        ):
            await socket.close(LATER, "too many sockets")
            return
        await socket.accept()
        self.open.update(names)
        try:
            await self._talk(socket, Viewer(person.id, person.language, socket.send_text, self.hub.refresh))
        finally:
            for name in names:
                self.open[name] -= 1
                if not self.open[name]:
                    del self.open[name]

    async def _talk(self, socket: Socket, viewer: Viewer) -> None:
        sending = asyncio.ensure_future(viewer.run())
        reading = asyncio.ensure_future(self._read(socket, viewer))
        self.hub.open(viewer, reading)
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.close(viewer)
            for task in (sending, reading):
                task.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)
            with contextlib.suppress(Exception):
                await socket.close(POLICY if viewer.unwelcome else LATER)

    async def _read(self, socket: Socket, viewer: Viewer) -> None:
        bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        with contextlib.suppress(WebSocketDisconnect, WebSocketException):
            while True:
                text = await socket.receive_text()
                if not bucket.take():
                    viewer.unwelcome = True
                    return
                while viewer.is_full():
                    await asyncio.sleep(0.1)
                await self._answer(viewer, text)

    async def _answer(self, viewer: Viewer, text: str) -> None:
        ref: int | None = None
        try:
            if len(text) > LONGEST:
                raise Declined("too_large")
            message = _DECODER.decode(text)
            ref = message.ref
            if isinstance(message, Watch):
                await self.hub.watch(viewer, message.table, message.since)
            elif isinstance(message, Ping):
                self.hub.beat(viewer)
            else:
                self.hub.unwatch(viewer, message.table)
            viewer.hand(Acknowledged(ref=ref))
        except Declined as trouble:
            viewer.hand(NotDone(ref=ref, code=trouble.code, sentence=trouble.sentence(viewer.language)))
        except msgspec.DecodeError as error:
            why = say("server-bad-request", viewer.language, why=str(error))
            viewer.hand(NotDone(ref=ref, code="bad_request", sentence=why))


@websocket("/api/socket")
async def events_socket(socket: Socket, sockets: NamedDependency[Sockets]) -> None:
    """Events of every table that the client watches."""
    await sockets.serve(socket)
