"""A server that is killed at random moments while people and bots play: what a power cut does, again and again."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from trials import ledger
from trials.client import Declined, new_key
from trials.party import Party
from trials.serving import Server

from shadoof.server.messages import BotSeat, MySeat, NewTable, NoPace, OpenSeat, RealTime, SeatWish

LIVES = (0.1, 3.0)  # seconds between a start and the kill after it, drawn evenly
DOWN = (0.0, 1.0)  # seconds until somebody starts it again
BANK = 3600
SIGN_OF_LIFE = 5.0  # seconds between two: so much of the time before a kill may count for nobody
SLACK = 0.5  # seconds of the test's own on a busy machine
BOT_MOVES = 120.0  # seconds in which a bot must have moved after the last start, workers warming up included


@dataclass
class Report:
    """What was done and found."""

    kills: int = 0
    starts: list[float] = field(default_factory=list)  # seconds each start took
    acknowledged: int = 0  # turns that were acknowledged, all of which were there
    in_doubt: int = 0  # kills that came while a turn was on its way
    bots: int = 0  # turns by bots
    tables: int = 0

    def __str__(self) -> str:
        starts = sorted(self.starts)
        return (
            f"{self.kills} kills, {self.in_doubt} of them with turns on their way; {self.tables} tables, "
            f"{self.acknowledged} acknowledged turns, all there; {self.bots} turns by bots; "
            f"up again after {starts[len(starts) // 2]:.1f} s (median), {starts[-1]:.1f} s (longest)"
        )


def wish(game: str, *seats: SeatWish, timed: bool = False) -> NewTable:
    """A table."""
    pace = RealTime(bank=BANK, increment=5) if timed else NoPace()
    return NewTable(key=new_key(), game=game, seats=list(seats), pace=pace)


KINDS = (
    ("wadi", (MySeat(), OpenSeat(), BotSeat(level=1))),
    ("wabanti", (MySeat(), OpenSeat(), OpenSeat())),
    ("wabanti", (MySeat(), BotSeat(level=1))),
    ("wadi", (MySeat(), OpenSeat())),
)


class Killing:
    """One server, people at several tables, and somebody who pulls the plug."""

    def __init__(self, data: Path, seed: int) -> None:
        self.server = Server(data)
        self.report = Report()
        self._chance = random.Random(seed)
        self._parties: list[Party] = []
        self._going = True
        self._clock: tuple[float, float] | None = None  # when the waiting table's clock was read, and what it said
        self._killed = self._spawned = 0.0

    async def run(self, kills: int) -> Report:
        """Kills it so many times; AssertionError as soon as anything is lost."""
        await self._start()
        waiting = await self._meet("wadi", MySeat(), OpenSeat(), timed=True)  # nobody plays: a clock runs
        bots = await self._meet("wabanti", BotSeat(level=1), BotSeat(level=1), watchers=1)
        await self._check_clock(waiting)
        players = [asyncio.ensure_future(self._keep_playing(*kind)) for kind in KINDS]
        try:
            for _ in range(kills):
                await asyncio.sleep(self._chance.uniform(*LIVES))
                await self._kill_and_start()
                await self._check_clock(waiting)
                for player in players:
                    assert not player.done(), repr(player.exception())
            await self._see_bots_move(bots)
        finally:
            self._going = False
            await asyncio.gather(*players, return_exceptions=True)
        return await self._finish()

    async def _start(self) -> None:
        self.report.starts.append(await asyncio.to_thread(self.server.start))

    async def _kill_and_start(self) -> None:
        self.report.in_doubt += any(not sent.task.done() for party in self._parties for sent in party.sent)
        await asyncio.to_thread(self.server.kill)
        self._killed = time.time()
        self.report.kills += 1
        acknowledged = [party.acknowledged_turns() for party in self._parties]
        await asyncio.sleep(self._chance.uniform(*DOWN))
        self._spawned = time.time()
        await self._start()
        for party, turns in zip(self._parties, acknowledged, strict=False):
            there = {line.key: line.n for line in ledger.lines(self.server.data, party.table_id)}
            for key, n in turns.items():
                assert there.get(key) == n, f"acknowledged as event {n}, and lost"

    async def _meet(self, game: str, *seats: SeatWish, timed: bool = False, watchers: int = 0) -> Party:
        data, address = self.server.data, self.server.address
        guests = sum(isinstance(seat, OpenSeat) for seat in seats)
        party = await Party.meet(data, address, wish(game, *seats, timed=timed), guests, watchers, self._chance)
        self._parties.append(party)
        self.report.tables += 1
        return party

    async def _keep_playing(self, game: str, seats: tuple[SeatWish, ...]) -> None:
        while self._going:
            party = await self._meet(game, *seats, timed=True)
            while self._going and not party.is_over():
                sent = await party.play()
                await asyncio.gather(*(each.task for each in sent), return_exceptions=True)
                await asyncio.sleep(0.02)

    async def _check_clock(self, party: Party) -> None:
        """The clock of who thinks all the time ran while the server was there, and stood while it was not."""
        table = await party.clients[0].table(party.table_id)
        assert table.clocks
        assert table.clocks.running is not None
        now, ran = table.now / 1000, (table.now - table.clocks.since) / 1000
        if self._clock:
            before_now, before_ran = self._clock
            lived, since_start = self._killed - before_now, now - self._spawned
            most = before_ran + lived + since_start + SLACK
            least = before_ran + max(0.0, lived - SIGN_OF_LIFE) - SLACK
            assert least <= ran <= most, f"a clock ran {ran:.2f} s, and should have run {least:.2f} to {most:.2f}"
        self._clock = now, ran

    async def _see_bots_move(self, party: Party) -> None:
        n = len(ledger.lines(self.server.data, party.table_id))
        async with asyncio.timeout(BOT_MOVES):
            while not party.is_over() and len(ledger.lines(self.server.data, party.table_id)) <= n:
                await asyncio.sleep(0.1)

    async def _finish(self) -> Report:
        for party in self._parties:
            try:
                await party.be_quiet()
            except Declined as answer:
                raise AssertionError(str(answer)) from answer
            self.report.acknowledged += len(party.acknowledged_turns())
            lines = ledger.lines(self.server.data, party.table_id)
            self.report.bots += sum(line.kind == "turn" and "bot" in line.body for line in lines)
            await party.end()
        self.server.kill()
        return self.report
