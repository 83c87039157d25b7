"""Everybody at one table: their clients, what they have sent, and what must be true once all is quiet."""

import asyncio
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from trials import ledger
from trials.client import Client, Declined
from trials.known import differences
from trials.weather import FAIR, Weather

from shadoof.server.messages import Commit, Join, NewTable, Table, TurnPlayed

CAUGHT_UP = 60.0  # seconds in which every client must be where the server is, once the link is good
TOLD = {"stale", "not_your_turn", "not_running", "held"}  # how a turn that came too late may be declined


@dataclass
class Sent:
    """A turn on its way, and what became of it."""

    client: Client
    turn: Commit
    task: asyncio.Task[int]


@dataclass
class Party:
    """The clients of one table."""

    data: Path
    table_id: str
    clients: list[Client]
    chance: random.Random
    sent: list[Sent] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)  # numbers by key, of requests other than turns

    @classmethod
    async def meet(
        cls, data: Path, address: str, wish: NewTable, guests: int, watchers: int, chance: random.Random
    ) -> "Party":
        """A table that has started: the host set it up, guests took the open seats."""
        people = [Client(address, Weather(chance.getrandbits(32))) for _ in range(1 + guests + watchers)]
        for client in people:
            await client.begin()
        table = await people[0].create(wish)
        for guest in people[1 : 1 + guests]:
            await guest.do(table.id, "join", Join(), Table)
        party = cls(data, table.id, people, chance)
        for client in people:
            client.watch(table.id)
        return party

    async def second_tab(self, client: Client) -> None:
        """One of them opens the table on another device too."""
        other = await client.another_tab(Weather(self.chance.getrandbits(32)))
        other.watch(self.table_id)
        self.clients.append(other)

    async def play(self) -> list[Sent]:
        """Everybody who believes it is their turn sends one, and nobody waits for an answer."""
        begun = list[Sent]()
        busy = {sent.client for sent in self.sent if not sent.task.done()}
        for client in self.clients:
            if client not in busy and client.online.is_set():
                try:
                    turn = await client.choose(self.table_id, self.chance)
                except Declined as answer:
                    # A position that was just taken back has no draft any more.
                    if answer.problem.code not in TOLD | {"refused", "illegal_action"}:
                        raise
                    continue
                if turn:
                    begun.append(self.send(client, turn))
        return begun

    def send(self, client: Client, turn: Commit) -> Sent:
        """Sends it until it is answered."""
        sent = Sent(client, turn, asyncio.ensure_future(client.commit(self.table_id, turn)))
        self.sent.append(sent)
        return sent

    async def be_quiet(self) -> Table:
        """Waits in good weather until nothing moves any more, then checks all that must be true; the table."""
        for client in self.clients:
            client.weather.now = FAIR
            client.go_online()
        await asyncio.gather(*(sent.task for sent in self.sent), return_exceptions=True)
        try:
            async with asyncio.timeout(CAUGHT_UP):
                while not await self._is_quiet():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            reached = [client.tables[self.table_id].n for client in self.clients]
            there = len(ledger.lines(self.data, self.table_id))
            raise AssertionError(f"the server is at {there}, the clients stay at {reached}") from None
        return await self._check()

    async def _is_quiet(self) -> bool:
        n = len(ledger.lines(self.data, self.table_id))
        for client in self.clients:
            assert not client.faults, client.faults
        if any(client.tables[self.table_id].n != n for client in self.clients):
            return False
        table = self.clients[0].tables[self.table_id].table
        assert table
        seat = table.moment.to_move if table.moment and table.status == "running" else None
        return seat is None or not (table.seats[seat].level or table.seats[seat].held)

    async def _check(self) -> Table:
        lines = ledger.lines(self.data, self.table_id)
        self._check_turns({line.key: line for line in lines if line.key})
        table = await self.clients[0].table(self.table_id)
        held: dict[int, object] = {}
        for client in self.clients:
            known = client.tables[self.table_id]
            assert not client.faults, client.faults
            assert not known.faults, known.faults
            assert known.table
            assert not (shown := differences(known.table, table)), shown
            for n, event in known.events.items():
                assert held.setdefault(n, event) == event, f"two clients were sent different events {n}"
                line = lines[n - 1]
                assert event.at == line.at
                if line.kind == "turn":
                    assert isinstance(event, TurnPlayed)
                    assert [step.action for step in event.steps] == line.body["actions"]
        return table

    def _check_turns(self, by_key: dict[str, ledger.Line]) -> None:
        for sent in self.sent:
            line = by_key.get(sent.turn.key)
            failure = sent.task.exception()
            if failure is None:
                assert line, f"acknowledged as {sent.task.result()}, and lost: {sent.turn}"
                assert line.n == sent.task.result()
                assert line.n == sent.turn.expected + 1, "another event came between, unseen by who played"
                assert (line.kind, line.body["actions"]) == ("turn", sent.turn.actions)
                assert line.person == sent.client.person
            else:
                assert isinstance(failure, Declined), failure
                assert failure.problem.code in TOLD, failure
                assert line is None, f"declined, and played all the same: {sent.turn}"
                if failure.problem.code == "stale":
                    assert failure.problem.table, "a stale client is shown the table"
                    assert failure.problem.table.n > sent.turn.expected
        for key, n in self.acknowledged.items():
            assert by_key[key].n == n

    def acknowledged_turns(self) -> dict[str, int]:
        """The number of each turn that the server said is kept, by its key."""
        done = [sent for sent in self.sent if sent.task.done() and not sent.task.exception()]
        return {sent.turn.key: sent.task.result() for sent in done}

    def is_over(self) -> bool:
        """Whether everybody knows that the game has ended."""
        tables = [client.tables[self.table_id].table for client in self.clients]
        return all(table is not None and table.status == "over" for table in tables)

    async def end(self) -> None:
        """Closes every client."""
        for sent in self.sent:
            sent.task.cancel()
        await asyncio.gather(*(sent.task for sent in self.sent), return_exceptions=True)
        await asyncio.gather(*(client.end() for client in self.clients))

    def on_turn(self) -> Iterable[Client]:
        """Those who believe it is their turn."""
        for client in self.clients:
            table = client.tables[self.table_id].table
            if table and table.moment and table.status == "running" and table.moment.to_move in table.yours:
                yield client
