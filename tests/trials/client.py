"""A client as a browser is one: a person's cookie, a socket that comes back by itself, and an outbox.

Whatever it says or hears goes through its link's weather. It shows only what the server told it, asks again where
something is missing, and sends a request under the same key until there is an answer to it.
"""

import asyncio
import contextlib
import itertools
import secrets
from typing import Any, TypeVar

import httpx
import msgspec
from trials.known import Known
from trials.weather import Weather
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shadoof.server import messages
from shadoof.server.messages import (
    Commit,
    Committed,
    Draft,
    DraftAnswer,
    Events,
    Heartbeat,
    Me,
    Ping,
    Problem,
    ServerMessage,
    Snapshot,
    Table,
    Watch,
)

Answer = TypeVar("Answer")

PULSE = 0.15  # seconds between two heartbeats that the client asks for
DEAF = 1.5  # seconds without a word after which it takes a new socket
AGAIN = 0.03  # seconds before a request is sent again
GIVE_UP = 60.0  # seconds after which a request that is never answered is a failure

_SERVER_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_sources = itertools.count(2)


class Declined(Exception):  # noqa: N818 - it is the server's answer
    """The server answered that it does not do it."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{status} {problem.code}: {problem.sentence}")
        self.status = status
        self.problem = problem


class Client:
    """One browser tab. Each has an address of its own on the loopback network, as people do."""

    def __init__(self, address: str, weather: Weather, cookie: str | None = None) -> None:
        self.address = address
        self.weather = weather
        self.person = ""
        self.tables: dict[str, Known] = {}
        self.faults: list[str] = []
        self.online = asyncio.Event()
        self.online.set()
        number = next(_sources)
        self._source = f"127.0.{number // 250 % 250}.{number % 250 + 2}"
        transport = httpx.AsyncHTTPTransport(local_address=self._source)
        self._http = httpx.AsyncClient(base_url=f"http://{address}", transport=transport, timeout=15)
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self._heard = 0.0
        self._refs = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Learns who this is, and takes a socket."""
        response = await self._answered("GET", "/api/me", None)
        self._cookie = response.cookies["shadoof"]
        self.person = msgspec.json.decode(response.content, type=Me).id
        for work in (self._listen(), self._pulse()):
            self._keep(asyncio.ensure_future(work))

    async def another_tab(self, weather: Weather) -> "Client":
        """The same person at another device."""
        other = Client(self.address, weather, self._cookie)
        await other.begin()
        assert other.person == self.person
        return other

    async def end(self) -> None:
        """Closes everything."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()

    async def go_offline(self) -> None:
        """Loses the network until `go_online`."""
        self.online.clear()
        self.cut()

    def go_online(self) -> None:
        """Has a network again."""
        self.online.set()

    def cut(self) -> None:
        """Breaks the socket, without a goodbye."""
        if self._socket:
            self._socket.transport.abort()

    def watch(self, table_id: str) -> Known:
        """Follows the table from now on."""
        if table_id not in self.tables:
            self.tables[table_id] = Known()
            self._ask_for_events(table_id)
        return self.tables[table_id]

    # ---- What people do

    async def create(self, wish: messages.NewTable) -> Table:
        """Sets a table up."""
        return await self.ask("POST", "/api/tables", wish, Table)

    async def table(self, table_id: str) -> Table:
        """The table as the server has it now."""
        return await self.ask("GET", f"/api/tables/{table_id}", None, Table)

    async def do(self, table_id: str, what: str, body: msgspec.Struct, answer: type[Answer]) -> Answer:
        """One of the table's requests, such as `join`."""
        return await self.ask("POST", f"/api/tables/{table_id}/{what}", body, answer)

    async def choose(self, table_id: str, chance: Any) -> Commit | None:
        """A whole turn, by asking for drafts as a browser does; None where it is not this client's turn."""
        table = self.tables[table_id].table
        if table is None or table.moment is None or table.moment.to_move not in table.yours or not table.legal:
            return None
        actions, legal = list[str](), table.legal
        while True:
            actions.append("." if "." in legal and chance.random() < 0.4 else chance.choice(legal))
            draft = await self.do(table_id, "draft", Draft(actions=actions, after=table.n), DraftAnswer)
            if draft.complete:
                return Commit(key=new_key(), expected=table.n, actions=actions)
            legal = draft.legal

    async def commit(self, table_id: str, turn: Commit) -> int:
        """The number of the event that the turn became; sent until that is known."""
        return (await self.do(table_id, "turns", turn, Committed)).n

    async def ask(self, method: str, path: str, body: msgspec.Struct | None, answer: type[Answer]) -> Answer:
        """The server's answer, however often it takes; Declined where it says no."""
        return msgspec.json.decode((await self._answered(method, path, body)).content, type=answer)

    async def _answered(self, method: str, path: str, body: msgspec.Struct | None) -> httpx.Response:
        async with asyncio.timeout(GIVE_UP):
            while True:
                await self.online.wait()
                try:
                    response = await self._request(method, path, body)
                except (httpx.TransportError, TimeoutError):
                    await asyncio.sleep(AGAIN)
                    continue
                if response.status_code == 200:
                    return response
                problem = msgspec.json.decode(response.content, type=Problem)
                if problem.code not in ("too_many", "stopping"):
                    raise Declined(response.status_code, problem)
                await asyncio.sleep(10 * AGAIN)

    # ---- The link

    async def _request(self, method: str, path: str, body: msgspec.Struct | None) -> httpx.Response:
        content = msgspec.json.encode(body) if body is not None else None
        headers = {"content-type": "application/json"} if content else {}
        if self._cookie:
            headers["cookie"] = f"shadoof={self._cookie}"

        async def once() -> httpx.Response:
            return await self._http.request(method, path, content=content, headers=headers)

        if self.weather.loses():
            raise httpx.ConnectError("lost on the way there")
        async with asyncio.timeout(self.weather.patience()):
            if self.weather.doubles():
                first, second = await asyncio.gather(once(), once(), return_exceptions=True)
                response = second if isinstance(first, BaseException) else first
                if isinstance(response, BaseException):
                    raise response
            else:
                response = await once()
        if self.weather.loses():
            raise httpx.ReadError("lost on the way back")
        return response

    async def _listen(self) -> None:
        while True:
            await self.online.wait()
            cookie = f"shadoof={self._cookie}"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{self.address}/api/socket",
                    additional_headers={"cookie": cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=5,
                    close_timeout=0.1,
                    local_addr=(self._source, 0),
                ) as socket:
                    self._socket, self._heard = socket, asyncio.get_running_loop().time()
                    for table_id in self.tables:
                        self._ask_for_events(table_id)
                    async for text in socket:
                        self._heard = asyncio.get_running_loop().time()
                        self._on_its_way(self._hear, _SERVER_MESSAGE.decode(text))
            self._socket = None
            await asyncio.sleep(AGAIN)

    async def _pulse(self) -> None:
        """Asks how far the tables are, and takes a new socket where nobody answers."""
        while True:
            await asyncio.sleep(PULSE)
            if self._socket:
                self._say(Ping(ref=next(self._refs)))
                if asyncio.get_running_loop().time() - self._heard > DEAF:
                    self.cut()

    def _say(self, message: msgspec.Struct) -> None:
        self._on_its_way(self._send, msgspec.json.encode(message).decode())

    def _send(self, text: str) -> None:
        if self._socket:
            self._keep(asyncio.ensure_future(self._send_now(self._socket, text)))

    async def _send_now(self, socket: ClientConnection, text: str) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            await socket.send(text)

    def _on_its_way(self, arrive: Any, message: Any) -> None:
        if self.weather.cuts():
            self.cut()
        for delay in self.weather.copies():
            if delay:
                asyncio.get_running_loop().call_later(delay, arrive, message)
            else:
                arrive(message)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.faults.append(f"the client broke: {task.exception()!r}")

    # ---- What is heard

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Snapshot():
                self.tables[message.table.id].take_snapshot(message.table)
            case Events():
                if self.tables[message.table].take_events(message.events):
                    self._ask_for_events(message.table)
            case Heartbeat():
                for table_id, n in message.tables.items():
                    if n > self.tables[table_id].n:
                        self._ask_for_events(table_id)
                for table_id in self.tables.keys() - message.tables.keys():
                    self._ask_for_events(table_id)  # the request to watch it was lost
            case messages.NotDone():
                self.faults.append(f"not done: {message.code} {message.sentence}")
            case _:
                pass

    def _ask_for_events(self, table_id: str) -> None:
        self._say(Watch(ref=next(self._refs), table=table_id, since=self.tables[table_id].n))


def new_key() -> str:
    """A key for one request."""
    return secrets.token_hex(8)
