"""Computer players at the server's tables: real worker processes, real searches, and what may befall them."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest

from shadoof.core import registry
from shadoof.core.position import Position
from shadoof.core.record import Record, start
from shadoof.server.bots.haste import hasty_turn, is_whole_turn
from shadoof.server.bots.pool import Pool
from shadoof.server.bots.turn import BotTurn

pytestmark = pytest.mark.compiled_only  # workers compile, whoever asks them

Answer = TypeVar("Answer")
SLOW = 8  # the level that thinks for seconds


class Table:
    """A pool with one worker for all thoughts and one for quick ones, on an event loop of its own."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self.pool = Pool(1)
        self.run(self._warm())

    async def _warm(self) -> None:
        self.pool.start()
        async with asyncio.timeout(240):
            while len(self.pool.pids) < 2:
                await asyncio.sleep(0.05)

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What the work comes to."""
        return self._runner.run(work)

    def close(self) -> None:
        """Ends the workers."""
        self.run(self.pool.close())
        self._runner.close()


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.close()


def record_of(game: str, turns: int = 0) -> dict[str, Any]:
    """A record after so many turns, waiting for a seat and not for dice."""
    found = registry.find(game)
    position = start(game, 3, scenario=found.maps.standard() if found.maps else None)
    value = Record.of(position)
    while turns > 0 or position.phase == "roll":
        turns -= position.phase != "roll"
        thrown = position.legal()[-1:] if position.phase == "roll" else []
        for action in thrown or hasty_turn(position, turns):
            value.actions.append(action)
            position = position.play(action)
    return value.to_value()


def after(record: dict[str, Any]) -> Position:
    return Record.from_value(record).position()


SLOWLY = record_of("wadi", 2)


async def warm_again(pool: Pool) -> None:
    async with asyncio.timeout(120):
        while len(pool.pids) < 2:
            await asyncio.sleep(0.05)


async def thinks_slowly(pool: Pool, deadline_s: float = 20.0) -> "tuple[asyncio.Task[BotTurn], int]":
    """A long search that has begun, and the process that does it."""
    await warm_again(pool)
    task = asyncio.create_task(pool.choose(SLOWLY, SLOW, 1, deadline_s))
    await asyncio.sleep(0.5)
    assert not task.done()
    return task, pool.pids[0]


async def timed(work: Awaitable[Answer]) -> tuple[Answer, float]:
    began = time.perf_counter()
    return await work, time.perf_counter() - began


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("level", [1, 4])
def test_a_bot_plays_a_whole_legal_turn_and_says_which_it_is(table: Table, game: str, level: int) -> None:
    record = record_of(game, 3)
    turn = table.run(table.pool.choose(record, level, seed=5))
    assert is_whole_turn(after(record), turn.actions)
    assert turn.label.startswith(f"level {level}, 0.")
    assert turn.label.endswith(", rules 1")
    assert not turn.hasty


def test_the_same_record_level_and_seed_play_alike(table: Table) -> None:
    turns = [table.run(table.pool.choose(SLOWLY, 4, seed=9)).actions for _ in range(3)]
    assert turns[0] == turns[1] == turns[2]


def test_long_thoughts_do_not_hold_up_quick_ones(table: Table) -> None:
    async def play() -> tuple[float, list[BotTurn]]:
        long = [asyncio.create_task(table.pool.choose(SLOWLY, SLOW, seed)) for seed in range(2)]
        await asyncio.sleep(0.3)
        _, seconds = await timed(table.pool.choose(SLOWLY, 2, 1))
        assert not any(each.done() for each in long)
        return seconds, [await each for each in long]

    seconds, turns = table.run(play())
    assert seconds < 1.0
    assert not any(turn.hasty for turn in turns)


def test_a_thought_is_cut_short_at_its_deadline_and_what_it_found_is_played(table: Table) -> None:
    turn, seconds = table.run(timed(table.pool.choose(SLOWLY, SLOW, 1, deadline_s=0.8)))
    assert seconds < 0.8
    assert not turn.hasty


def test_a_thought_nobody_wants_any_more_is_stopped_at_once(table: Table) -> None:
    async def cancel() -> float:
        task, pid = await thinks_slowly(table.pool)
        task.cancel()
        began = time.perf_counter()
        # The one worker for long thoughts is free again when it takes up the next one.
        turn = await table.pool.choose(SLOWLY, SLOW, 1, deadline_s=0.7)
        assert not turn.hasty
        assert table.pool.pids[0] == pid
        return time.perf_counter() - began

    assert table.run(cancel()) < 0.8


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced_and_the_table_goes_on(table: Table) -> None:
    async def kill() -> tuple[BotTurn, float, BotTurn]:
        task, pid = await thinks_slowly(table.pool)
        os.kill(pid, signal.SIGKILL)
        turn, seconds = await timed(task)
        await warm_again(table.pool)
        assert pid not in table.pool.pids
        return turn, seconds, await table.pool.choose(SLOWLY, SLOW, 1, deadline_s=1.0)

    turn, seconds, later = table.run(kill())
    assert turn.hasty
    assert "in haste" in turn.label
    assert seconds < 0.5
    assert is_whole_turn(after(SLOWLY), turn.actions)
    assert not later.hasty


def test_a_worker_that_hangs_is_killed_and_the_table_goes_on_by_the_deadline(table: Table) -> None:
    async def hang() -> tuple[BotTurn, float]:
        task, pid = await thinks_slowly(table.pool, deadline_s=2.0)
        os.kill(pid, signal.SIGSTOP)
        turn, seconds = await timed(task)
        async with asyncio.timeout(10):
            while pid in table.pool.pids:
                await asyncio.sleep(0.05)
        await warm_again(table.pool)
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        return turn, seconds

    turn, seconds = table.run(hang())
    assert turn.hasty
    assert seconds < 1.7
    assert is_whole_turn(after(SLOWLY), turn.actions)


def test_a_worker_that_dies_while_it_waits_is_replaced_before_anybody_asks(table: Table) -> None:
    async def kill() -> BotTurn:
        await warm_again(table.pool)
        pid = table.pool.pids[0]
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(10):
            while pid in table.pool.pids:
                await asyncio.sleep(0.02)
        await warm_again(table.pool)
        return await table.pool.choose(SLOWLY, 6, 1)

    assert not table.run(kill()).hasty


def test_a_thought_that_takes_too_much_memory_ends_itself_alone() -> None:
    async def think() -> tuple[BotTurn, BotTurn, Pool]:
        async with Pool(1, memory_mb=40) as pool:
            await warm_again(pool)
            greedy = await pool.choose(SLOWLY, SLOW, 1)
            await warm_again(pool)
            return greedy, await pool.choose(SLOWLY, 2, 1), pool

    greedy, modest, pool = asyncio.run(think())
    assert greedy.hasty
    assert pool.hasty == {"memory": 1}
    assert is_whole_turn(after(SLOWLY), greedy.actions)
    assert not modest.hasty


def test_without_any_worker_the_table_goes_on_by_the_deadline() -> None:
    turn, seconds = asyncio.run(timed(Pool(1).choose(SLOWLY, 3, 1, deadline_s=0.3)))
    assert turn.hasty
    assert seconds < 0.5


def test_no_worker_outlives_its_server() -> None:
    async def begin() -> list[int]:
        async with Pool(1) as pool:
            await warm_again(pool)
            pool_task = asyncio.create_task(pool.choose(SLOWLY, SLOW, 1))
            await asyncio.sleep(0.3)
            pids = pool.pids
        pool_task.cancel()
        return pids

    for pid in asyncio.run(begin()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("game", registry.names())
def test_hasty_turns_play_whole_games_by_the_rules(game: str) -> None:
    found = registry.find(game)
    for players in found.facts.player_counts:
        position = start(game, players, scenario=found.maps.standard() if found.maps else None)
        seeds = iter(range(1500))
        while position.phase != "over" and (seed := next(seeds, None)) is not None:
            if position.phase == "roll":
                position = position.play(position.legal()[seed % len(position.legal())])
                continue
            turn = hasty_turn(position, seed)
            assert is_whole_turn(position, turn)
            seat = position.to_move
            for action in turn:
                position = position.play(action)
            winners = position.winners()
            assert winners is None or found.facts.has_scenarios or seat in winners


def test_a_hasty_turn_takes_the_points_it_sees() -> None:
    position = start("wadi", 2, scenario="3 ↓9 1\n1 ↓ 1\n1 ↓ 1").play("+a1")
    assert "b1>a1" in hasty_turn(position, 1) or "b2>a1" in hasty_turn(position, 1)


@pytest.mark.parametrize("actions", [[], ["+a1"], [".", "."], ["nonsense"], ["+a1", "+a1", "."]])
def test_half_turns_double_turns_and_nonsense_are_no_whole_turns(actions: list[str]) -> None:
    assert not is_whole_turn(start("wadi", 2, scenario="start"), actions)
