"""A real server on a port of its own, and people who talk to it as browsers do."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from shadoof.server.addresses import listen
from shadoof.server.app import create_app
from shadoof.server.parts import Parts
from shadoof.server.serving import configured
from shadoof.server.settings import Settings

# Tests move clocks of their own, which signs of life would take for a machine that slept.
QUIET = {"bots_ready": False, "alive_seconds": 3600}
_KEYS = itertools.count(1)


def key() -> str:
    """A key that no other request has."""
    return f"test-key-{next(_KEYS)}"


class Declined(Exception):  # noqa: N818
    """An answer that is no success."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem.get('code')}: {problem.get('sentence')}")
        self.status = status
        self.problem = problem
        self.code = problem.get("code")


class Guest:
    """A person with a browser."""

    def __init__(self, client: httpx.AsyncClient, address: str) -> None:
        self.client = client
        self.address = address
        self.me: dict[str, Any] = {}

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return str(self.client.cookies["shadoof"])

    async def get(self, path: str, **query: Any) -> Any:
        return answer_of(await self.client.get(f"/api/{path}", params=query))

    async def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return answer_of(await self.client.post(f"/api/{path}", json=body, headers=headers))

    async def create(self, game: str = "wadi", seats: Any = None, **wishes: Any) -> dict[str, Any]:
        wish = {"key": key(), "game": game, "seats": seats or [{"type": "me"}, {"type": "open"}]} | wishes
        table: dict[str, Any] = await self.post("tables", wish)
        return table

    async def table(self, table: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = await self.get(f"tables/{table['id']}")
        return found

    async def join(self, table: dict[str, Any], **wishes: Any) -> dict[str, Any]:
        joined: dict[str, Any] = await self.post(f"tables/{table['id']}/join", wishes)
        return joined

    async def draft(self, table: dict[str, Any], *actions: str, **wishes: Any) -> dict[str, Any]:
        drafted: dict[str, Any] = await self.post(f"tables/{table['id']}/draft", {"actions": actions, **wishes})
        return drafted

    async def commit(self, table: dict[str, Any], *actions: str, **wishes: Any) -> dict[str, Any]:
        body = {"key": key(), "expected": table["n"], "actions": actions} | wishes
        done: dict[str, Any] = await self.post(f"tables/{table['id']}/turns", body)
        return done

    async def say(self, table: dict[str, Any], what: str, **body: Any) -> dict[str, Any]:
        done: dict[str, Any] = await self.post(f"tables/{table['id']}/{what}", {"key": key()} | body)
        return done

    async def pass_turn(self, table: dict[str, Any]) -> dict[str, Any]:
        """Plays the shortest turn there is, and answers the table after it."""
        now = await self.table(table)
        await self.commit(now, *await self.shortest(now))
        return await self.table(table)

    async def shortest(self, table: dict[str, Any]) -> list[str]:
        """A whole turn: its end at once where that is legal, else the first legal actions that lead there."""
        actions = list[str]()
        drafted = await self.draft(table)
        while not drafted["complete"]:
            legal = drafted["legal"]
            actions.append("." if "." in legal else legal[0])
            drafted = await self.draft(table, *actions)
        return actions

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator["Socket"]:
        url = self.address.replace("http", "ws") + "/api/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        async with connect(url, additional_headers={"cookie": cookies} | headers, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """One socket of a browser."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.refs = itertools.count(1)

    async def say(self, kind: str, **fields: Any) -> int:
        ref = next(self.refs)
        await self.connection.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def watch(self, table: dict[str, Any], since: int = 0) -> int:
        return await self.say("watch", table=table["id"], since=since)

    async def next(self, *kinds: str, within: float = 10) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        async with asyncio.timeout(within):
            while True:
                message: dict[str, Any] = json.loads(await self.connection.recv())
                if message["type"] in kinds:
                    return message


def answer_of(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json()
    raise Declined(response.status_code, response.json())


class House:
    """One server that runs."""

    def __init__(self, address: str, parts: Parts) -> None:
        self.address = address
        self.parts = parts
        self._clients: list[httpx.AsyncClient] = []

    async def guest(self, language: str = "en", *, cookie: str | None = None) -> Guest:
        client = httpx.AsyncClient(base_url=self.address, headers={"accept-language": language}, timeout=120)
        self._clients.append(client)
        if cookie:
            client.cookies.set("shadoof", cookie, domain="127.0.0.1")
        guest = Guest(client, self.address)
        guest.me = await guest.get("me")
        return guest

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server over the folder."""
    app = create_app(Settings(folder, **QUIET | settings))
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(app))
    serving = asyncio.ensure_future(server._serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if serving.done():
        serving.result()
    inside = House(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.parts)
    try:
        yield inside
    finally:
        await inside.close()
        server.should_exit = True
        await serving
        listening.close()
