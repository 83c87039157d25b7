"""Over a link that loses, doubles, delays and reorders, every client ends with the log that the server has.

`SHADOOF_TRIALS=20` plays twenty times as many tables, other ones each time.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, Verbosity, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from trials.client import Declined, new_key
from trials.party import Party
from trials.serving import Server
from trials.weather import FORECASTS

from shadoof.core import registry
from shadoof.server.messages import (
    BotSeat,
    Commit,
    Committed,
    DeviceSeat,
    MySeat,
    NewTable,
    NoPace,
    OpenSeat,
    RealTime,
    Resign,
    SeatWish,
    TakeBack,
)

MORE = int(os.environ.get("SHADOOF_TRIALS", "0"))
TABLES = 15 * max(1, MORE)
STEPS = 30
OTHERS: dict[str, SeatWish] = {"open": OpenSeat(), "bot": BotSeat(level=1), "device": DeviceSeat(name="Ria")}

SOMEBODY = st.integers(0, 10)


class AtATable(RuleBasedStateMachine):
    """One table: people play, interrupt each other, and lose their network."""

    server: Server
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.party: Party | None = None

    @initialize(
        game=st.sampled_from(registry.names()),
        others=st.lists(st.sampled_from(["open", "open", "open", "bot", "device"]), min_size=1, max_size=5),
        watchers=st.integers(0, 1),
        timed=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, game: str, others: list[str], watchers: int, timed: bool, seed: int) -> None:
        others = others[: registry.find(game).facts.most_players - 1]
        seats: list[SeatWish] = [MySeat(), *(OTHERS[other] for other in others)]
        pace = RealTime(bank=3600, increment=5) if timed else NoPace()
        wish = NewTable(key=new_key(), game=game, seats=seats, pace=pace)
        guests = others.count("open")
        meeting = Party.meet(
            self.server.data, self.server.address, wish, guests, watchers + (guests == 0), random.Random(seed)
        )
        self.party = self.run(meeting)

    @rule()
    def play_at_once(self) -> None:
        """Everybody who may sends a turn, and goes on."""
        self.run(self.there.play())

    @rule(rounds=st.integers(1, 4))
    def play_and_wait(self, rounds: int) -> None:
        async def play() -> None:
            for _ in range(rounds):
                sent = await self.there.play()
                await asyncio.gather(*(each.task for each in sent), return_exceptions=True)
                await asyncio.sleep(0.05)

        self.run(play())

    @rule()
    def commit_twice_at_once(self) -> None:
        """Two different turns for one seat in the same moment: one is played, the other is told."""

        async def race() -> None:
            movers = list(self.there.on_turn())[:1]
            if not movers or not movers[0].online.is_set():
                return
            try:
                turns = [await movers[0].choose(self.there.table_id, self.there.chance) for _ in range(2)]
            except Declined:
                return
            racing = [self.there.send(movers[0], turn).task for turn in turns if turn]
            answers = await asyncio.gather(*racing, return_exceptions=True)
            assert sum(isinstance(answer, int) for answer in answers) <= 1, answers

        self.run(race())

    @rule(who=SOMEBODY, behind=st.integers(1, 9))
    def act_on_what_is_past(self, who: int, behind: int) -> None:
        """A turn for a table as it no longer is."""

        async def act() -> None:
            client = self.somebody(who)
            known = client.tables[self.there.table_id]
            if known.table and known.n > behind and known.table.yours and client.online.is_set():
                past = Commit(key=new_key(), expected=known.n - behind, actions=["."])
                sent = self.there.send(client, past)
                await asyncio.gather(sent.task, return_exceptions=True)
                assert sent.task.exception(), "a turn for a table that is past was played"

        self.run(act())

    @rule(who=SOMEBODY)
    def ask_to_take_back(self, who: int) -> None:
        self.request(who, "take_back", TakeBack(key=new_key(), say="ask"))

    @rule(who=SOMEBODY, yes=st.sampled_from(["yes", "yes", "no"]))
    def answer_who_asked(self, who: int, yes: Any) -> None:
        self.request(who, "take_back", TakeBack(key=new_key(), say=yes))

    @rule(who=SOMEBODY, really=st.integers(0, 5))
    def resign(self, who: int, really: int) -> None:
        if really == 0:
            self.request(who, "resign", Resign(key=new_key()))

    @precondition(lambda self: self.party and len(self.party.clients) < 8)
    @rule(who=SOMEBODY)
    def open_it_elsewhere(self, who: int) -> None:
        if self.somebody(who).online.is_set():
            self.run(self.there.second_tab(self.somebody(who)))

    @rule(who=SOMEBODY, forecast=st.sampled_from(FORECASTS))
    def weather_turns(self, who: int, forecast: Any) -> None:
        self.somebody(who).weather.now = forecast

    @rule(forecast=st.sampled_from(FORECASTS[1:]))
    def weather_turns_everywhere(self, forecast: Any) -> None:
        for client in self.there.clients:
            client.weather.now = forecast

    @rule(who=SOMEBODY)
    def cut(self, who: int) -> None:
        self.somebody(who).cut()

    @rule(who=SOMEBODY, there=st.booleans())
    def lose_the_network(self, who: int, there: bool) -> None:
        client = self.somebody(who)
        if there:
            client.go_online()
        else:
            self.run(client.go_offline())

    @rule(seconds=st.sampled_from([0.0, 0.02, 0.2]))
    def let_time_pass(self, seconds: float) -> None:
        self.run(asyncio.sleep(seconds))

    @rule()
    def quiet(self) -> None:
        self.run(self.there.be_quiet())

    def teardown(self) -> None:
        if self.party:
            try:
                self.run(self.there.be_quiet())
            finally:
                self.run(self.there.end())

    @property
    def there(self) -> Party:
        assert self.party
        return self.party

    def somebody(self, who: int) -> Any:
        return self.there.clients[who % len(self.there.clients)]

    def request(self, who: int, what: str, body: Any) -> None:
        """A request that may be declined; when it was done, the log has it under its number."""

        async def ask() -> None:
            client = self.somebody(who)
            if client.online.is_set():
                try:
                    answer = await client.do(self.there.table_id, what, body, Committed)
                except Declined:
                    return
                if answer.n:
                    self.there.acknowledged[body.key] = answer.n

        self.run(ask())

    def run(self, work: Any) -> Any:
        return self.runner.run(work)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("lossy") / "data")
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.timeout(60 * TABLES)
def test_every_client_ends_with_the_log_that_the_server_has(server: Server) -> None:
    with asyncio.Runner() as runner:

        class Here(AtATable):
            pass

        Here.server, Here.runner = server, runner
        run_state_machine_as_test(
            Here,
            settings=settings(
                max_examples=TABLES,
                stateful_step_count=STEPS,
                derandomize=not MORE,
                deadline=None,
                database=None,
                # Real sockets do not repeat themselves: what failed is shown as it was, not made smaller.
                phases=(Phase.generate,),
                report_multiple_bugs=False,
                verbosity=Verbosity.normal,
                suppress_health_check=list(HealthCheck),
            ),
        )
