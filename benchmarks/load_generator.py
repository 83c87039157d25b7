"""People who play whole games over real sockets: the other side of `load.py`, a process of its own.

    python benchmarks/load_generator.py PORT

Each person has a cookie, an address on the loopback network, a socket that watches their table, and a connection for
requests, as a browser has. The rules are asked in this process, so that choosing a turn costs the server nothing;
`--drafts` asks the server about every action too, as taps in a browser do. Orders come as lines on standard input
(`tables 500 3`, `connect`, `play RATE SECONDS`, `quit`), and each is answered by a line of JSON.
"""

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import random
import resource
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.turns import CHANCE, OVER, ends_turn

GAMES = ("wadi", "wabanti")
IDLE = 2.0  # seconds until a connection for requests is closed
AT_ONCE = 16  # requests while tables are set up
_keys = itertools.count()


class Step(msgspec.Struct):
    """An action that was played."""

    action: str


class Event(msgspec.Struct):
    """What the generator reads of an event."""

    type: str
    n: int
    step: Step | None = None
    steps: list[Step] = []
    table: str = ""


class Heard(msgspec.Struct):
    """What it reads of a message."""

    type: str
    table: Any = None
    events: list[Event] = []


_HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Person:
    """One browser."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.source = f"127.{1 + number // 60000}.{number // 250 % 240}.{number % 250 + 2}"
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._rest: asyncio.TimerHandle | None = None

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and body of the answer; on a new connection where the server closed the old one."""
        content = b"" if body is None else msgspec.json.encode(body)
        if self._rest:
            self._rest.cancel()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        for _ in range(3):
            if self._streams is None or self._streams[0].at_eof():
                self._hang_up()
                self._streams = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(self.source, 0), limit=2**20
                )
            reader, writer = self._streams
            writer.write(head.encode() + content)
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                answer = await self._answer(reader)
                self._rest = asyncio.get_running_loop().call_later(IDLE, self._hang_up)
                return answer
            self._hang_up()
        raise ConnectionError(path)

    def _hang_up(self) -> None:
        if self._streams:
            self._streams[1].close()
            self._streams = None

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0].strip()
        return int(head[0].split()[1]), await reader.readexactly(length)

    async def post(self, path: str, body: object) -> Any:
        """The answer's value; an error ends the run."""
        status, content = await self.request("POST", path, body)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {content[:300]!r}")
        return msgspec.json.decode(content)


@dataclass
class Tally:
    """What was measured in one stretch of play."""

    others: list[float] = field(default_factory=list)  # seconds from the request to the event at each other client
    answers: list[float] = field(default_factory=list)  # seconds to the answer
    turns: int = 0
    games: int = 0
    late: int = 0  # turns that were due and whose table was still busy with the one before


class Table:
    """One table, and the people at it."""

    def __init__(self, game: str, people: list[Person], chance: random.Random, drafts: bool) -> None:
        self.game = game
        self.people = people
        self.tally = Tally()
        self._chance = chance
        self._drafts = drafts
        self._id = ""
        self._n = 0
        self._position: Position | None = None
        self._sent: tuple[int, float, Person] | None = (
            None  # the event awaited, when it was asked for, and by whom
        )
        self._busy = False
        self._seats: list[Person] = []

    async def set_up(self) -> None:
        """People come, the game begins."""
        for person in self.people:
            await person.request("GET", "/api/me")
        seats = [{"type": "me"}, *({"type": "open"} for _ in self.people[1:])]
        wish = {"key": f"load-{time.time_ns()}-{next(_keys)}", "game": self.game, "seats": seats}
        self._id = (await self.people[0].post("/api/tables", wish))["id"]
        for guest in self.people[1:]:
            await guest.post(f"/api/tables/{self._id}/join", {})
        await self._begin(self._id)

    async def _begin(self, table_id: str) -> None:
        _, content = await self.people[0].request("GET", f"/api/tables/{table_id}")
        self._id, self._n = table_id, msgspec.json.decode(content)["n"]
        _, content = await self.people[0].request("GET", f"/api/tables/{table_id}/record")
        self._position = Record.from_value(msgspec.json.decode(content)).position()
        order = {number: person for person in self.people for number in await self._seats_of(person, table_id)}
        self._seats = [order[number] for number in range(len(self.people))]

    async def _seats_of(self, person: Person, table_id: str) -> list[int]:
        _, content = await person.request("GET", f"/api/tables/{table_id}")
        yours: list[int] = msgspec.json.decode(content)["yours"]
        return yours

    async def connect(self) -> None:
        """Everybody opens a socket."""
        for person in self.people:
            person.socket = await connect(
                f"ws://127.0.0.1:{person.port}/api/socket",
                additional_headers={"cookie": person.cookie},
                compression=None,
                ping_interval=None,
                open_timeout=60,
                max_size=2**20,
                local_addr=(person.source, 0),
            )
            await self._watch(person)
            _listening.append(asyncio.ensure_future(self._listen(person, person.socket)))

    async def _watch(self, person: Person) -> None:
        assert person.socket
        await person.socket.send(
            json.dumps({"type": "watch", "ref": 1, "table": self._id, "since": self._n}), text=True
        )

    async def _listen(self, person: Person, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            heard = _HEARD.decode(text)
            if heard.type != "events" or heard.table != self._id:
                continue
            for event in heard.events:
                if (
                    self._sent
                    and self._sent[0] == event.n
                    and event.type == "turn"
                    and person is not self._sent[2]
                ):
                    self.tally.others.append(now - self._sent[1])
                if event.n > self._n:
                    self._take_in(event)

    def _take_in(self, event: Event) -> None:
        self._n = event.n
        for step in [*event.steps, *([event.step] if event.step else [])]:
            assert self._position
            self._position = self._position.play(step.action)

    async def play(self) -> None:
        """One turn, by whoever is to move; the next game where this one is over."""
        if self._busy:
            self.tally.late += 1
            return
        self._busy = True
        try:
            await self._play()
        finally:
            self._busy = False

    async def _play(self) -> None:
        position = self._position
        assert position
        if position.phase == OVER:
            await self._meet_again()
            return
        if position.phase == CHANCE or position.to_move is None:
            return  # the throw is on its way
        person = self._seats[position.to_move]
        actions = self._choose(position)
        for count in range(1, len(actions) + 1) if self._drafts else ():
            await person.post(f"/api/tables/{self._id}/draft", {"actions": actions[:count]})
        expected = self._n
        turn = {"key": f"load-turn-{next(_keys)}", "expected": expected, "actions": actions}
        began = time.perf_counter()
        self._sent = (expected + 1, began, person)
        answer = await person.post(f"/api/tables/{self._id}/turns", turn)
        self.tally.answers.append(time.perf_counter() - began)
        self.tally.turns += 1
        if answer["n"] != expected + 1:
            raise RuntimeError(f"the turn became event {answer['n']}, expected {expected + 1}")

    def _choose(self, position: Position) -> list[str]:
        actions = list[str]()
        while True:
            before = position
            actions.append(self._chance.choice(position.legal()))
            position = position.play(actions[-1])
            if position.phase in (CHANCE, OVER) or ends_turn(before, actions[-1], position):
                return actions

    async def _meet_again(self) -> None:
        again = await self.people[0].post(f"/api/tables/{self._id}/rematch", {"key": f"load-again-{next(_keys)}"})
        self.tally.games += 1
        await self._begin(again["id"])
        for person in self.people:
            if person.socket:
                await self._watch(person)


_listening: list[asyncio.Task[None]] = []


class Generator:
    """All tables."""

    def __init__(self, port: int, drafts: bool) -> None:
        self._port = port
        self._drafts = drafts
        self._chance = random.Random(1)
        self._tables: list[Table] = []
        self._people = itertools.count()
        self._connected = 0

    async def obey(self, order: list[str]) -> dict[str, Any]:
        """Does what the line says."""
        match order:
            case ["tables", count, players]:
                await self._grow(int(count), int(players))
                return {"tables": len(self._tables)}
            case ["connect"]:
                new = self._tables[self._connected :]
                await self._all(table.connect() for table in new)
                self._connected = len(self._tables)
                return {"sockets": len(_listening)}
            case ["play", rate, seconds]:
                return await self._play(float(rate), float(seconds))
            case _:
                raise ValueError(order)

    async def _grow(self, count: int, players: int) -> None:
        new = list[Table]()
        while len(self._tables) + len(new) < count:
            people = [Person(self._port, next(self._people)) for _ in range(players)]
            game = GAMES[len(new) % len(GAMES)]
            new.append(Table(game, people, random.Random(self._chance.random()), self._drafts))
        await self._all(table.set_up() for table in new)
        self._tables += new

    async def _all(self, works: Any) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(work: Any) -> None:
            async with gate:
                await work

        await asyncio.gather(*(one(work) for work in works))

    async def _play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Turns at that rate, spread evenly over all tables; what was measured."""
        for table in self._tables:
            table.tally = Tally()
        order = list(self._tables)
        self._chance.shuffle(order)
        began = time.perf_counter()
        running = set[asyncio.Task[None]]()
        async for number in _paced(rate, seconds):
            task = asyncio.ensure_future(order[number % len(order)].play())
            running.add(task)
            task.add_done_callback(running.discard)
            for done in [each for each in running if each.done()]:
                done.result()
        await asyncio.gather(*running)
        played = time.perf_counter() - began
        await asyncio.sleep(1)
        broken = [str(task.exception()) for task in _listening if task.done()]
        tallies = [table.tally for table in self._tables]
        return {
            "seconds": played,
            "turns": sum(tally.turns for tally in tallies),
            "games": sum(tally.games for tally in tallies),
            "late": sum(tally.late for tally in tallies),
            "others": spread([each for tally in tallies for each in tally.others]),
            "answers": spread([each for tally in tallies for each in tally.answers]),
            "broken": broken[:3],
            "generator_cpu": resource.getrusage(resource.RUSAGE_SELF).ru_utime,
        }


async def _paced(rate: float, seconds: float) -> AsyncIterator[int]:
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        pause = began + number / rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        yield number


def spread(seconds: list[float]) -> dict[str, float]:
    """Percentiles, in milliseconds."""
    if not seconds:
        return {"count": 0}
    ordered = sorted(1000 * each for each in seconds)
    at = {name: ordered[int(share * (len(ordered) - 1))] for name, share in _SHARES}
    return {"count": len(ordered), **{name: round(value, 2) for name, value in at.items()}}


_SHARES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))


async def obey_all(port: int, drafts: bool) -> None:
    """Reads orders until there are no more."""
    generator = Generator(port, drafts)
    while True:
        line = await asyncio.to_thread(sys.stdin.readline)
        if not line.strip() or line.strip() == "quit":
            break
        print(json.dumps(await generator.obey(line.split())), flush=True)
    for task in _listening:
        task.cancel()


def main() -> None:
    """Obeys until it is told to end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("port", type=int)
    parser.add_argument("--drafts", action="store_true", help="ask for a draft after each action, too")
    options = parser.parse_args()
    import uvloop

    gc.disable()  # its own pauses would be measured as the server's
    uvloop.run(obey_all(options.port, options.drafts))


if __name__ == "__main__":
    main()
