"""A disk that takes no more, or a database that somebody holds: told clearly, nothing promised, over when it is over.

The server is a real process, and its disk really is full: a small one of its own, or as much as the system lets the
process write.
"""

import asyncio
import contextlib
import random
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from trials import ledger
from trials.client import Declined, new_key
from trials.party import Party
from trials.serving import Server

from shadoof.server.messages import BotSeat, Commit, MySeat, NewTable, OpenSeat, TurnPlayed

DISK = 4 * 2**20
MOST_TURNS = 400  # that fit into what is left, for instance into a journal that was cut back before

Trouble = Callable[[], contextlib.AbstractContextManager[None]]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(tmp_path)]
    try:
        made = subprocess.run(mount, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no `mount` here")
    if made.returncode:
        pytest.skip(f"no disk can be mounted here (it takes root): {made.stderr.strip()}")
    try:
        yield tmp_path
    finally:
        subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


@contextlib.contextmanager
def serving(data: Path) -> Iterator[Server]:
    server = Server(data)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def test_a_full_disk_promises_nothing_and_is_over_once_there_is_room(small_disk: Path) -> None:
    @contextlib.contextmanager
    def full() -> Iterator[None]:
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as out, contextlib.suppress(OSError):
            while True:
                out.write(bytes(4096))
        try:
            yield
        finally:
            filler.unlink()

    with serving(small_disk / "data") as server:
        asyncio.run(_go_through(server, full))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux changes the limits of another process")
def test_a_file_that_may_not_grow_promises_nothing_and_is_over_once_it_may(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def limited() -> Iterator[None]:
        assert server.process
        pid, size = server.process.pid, (tmp_path / "data" / "shadoof.sqlite-wal").stat().st_size
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    with serving(tmp_path / "data") as server:
        asyncio.run(_go_through(server, limited))


def test_a_locked_database_promises_nothing_and_is_over_once_it_is_free(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def locked() -> Iterator[None]:
        with contextlib.closing(sqlite3.connect(tmp_path / "data" / "shadoof.sqlite")) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.rollback()

    with serving(tmp_path / "data") as server:
        asyncio.run(_go_through(server, locked))


async def _go_through(server: Server, trouble: Trouble) -> None:
    """Two people play, the trouble comes, it goes, and they play on with the same server and the same sockets."""
    wish = NewTable(key=new_key(), game="wabanti", seats=[MySeat(), OpenSeat(), BotSeat(level=1)])
    party = await Party.meet(server.data, server.address, wish, 1, 1, random.Random(1))
    await party.be_quiet()
    process = server.process
    with trouble():
        turn, who = await _play_until_it_fails(party)
        kept = ledger.lines(server.data, party.table_id)
        for _ in range(2):
            with pytest.raises(Declined) as declined:
                await party.clients[who].commit(party.table_id, turn)
            assert (declined.value.status, declined.value.problem.code) == (503, "storage")
            assert declined.value.problem.sentence
        table = await party.clients[who].table(party.table_id)
        assert table.n == len(kept), "what is not on disk is shown"
        with pytest.raises(Declined) as declined:
            await party.clients[0].create(wish_of(party))
        assert declined.value.problem.code == "storage", "a new table was promised"
        assert ledger.lines(server.data, party.table_id) == kept
        assert turn.key not in {line.key for line in kept}
    n = await party.clients[who].commit(party.table_id, turn)
    assert [line.key for line in ledger.lines(server.data, party.table_id)].count(turn.key) == 1
    assert n == await party.clients[who].commit(party.table_id, turn), "the same turn again has the same answer"
    for _ in range(3):
        await party.be_quiet()
        sent = await party.play()
        await asyncio.gather(*(each.task for each in sent))
    await party.be_quiet()
    for client in party.clients:
        assert isinstance(client.tables[party.table_id].events[n], TurnPlayed)
    assert server.process is process
    assert process
    assert process.poll() is None
    await party.end()


def wish_of(party: Party) -> NewTable:
    """Another table."""
    return NewTable(key=new_key(), game="wadi", seats=[MySeat(), OpenSeat()])


async def _play_until_it_fails(party: Party) -> tuple[Commit, int]:
    """The first turn that is not kept, and whose it is; what was acknowledged before that is there."""
    for _ in range(MOST_TURNS):
        for who, client in enumerate(party.clients):
            turn = await client.choose(party.table_id, party.chance)
            if turn:
                try:
                    n = await client.commit(party.table_id, turn)
                except Declined as answer:
                    if answer.problem.code != "storage":
                        raise
                    return turn, who
                assert ledger.lines(party.data, party.table_id)[n - 1].key == turn.key
        await asyncio.sleep(0.01)
    raise AssertionError("the trouble never came")
