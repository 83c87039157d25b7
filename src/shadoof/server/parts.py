"""Everything that lives as long as the server, put together once."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy import Engine

from shadoof.server.bots.pool import Pool
from shadoof.server.desk.bus import LocalBus
from shadoof.server.desk.desk import Desk
from shadoof.server.desk.showing import Showing
from shadoof.server.events.hub import Hub
from shadoof.server.events.presence import Presences
from shadoof.server.events.socket import Sockets
from shadoof.server.log import uptime
from shadoof.server.log.engine import reading_engine
from shadoof.server.log.folder import open_folder
from shadoof.server.log.reader import Reader
from shadoof.server.log.writer import Writer
from shadoof.server.operations.metrics import Metrics
from shadoof.server.people.cookie import Cookies
from shadoof.server.people.people import People
from shadoof.server.people.renaming import Renaming
from shadoof.server.people.secret import read_secret
from shadoof.server.running.alive import Alive
from shadoof.server.running.first_moves import load_rules
from shadoof.server.running.sweeper import Sweeper
from shadoof.server.running.timekeeper import Timekeeper
from shadoof.server.settings import Settings


@dataclass
class Parts:
    """The server's parts; handlers are given those they name."""

    settings: Settings
    metrics: Metrics
    reader: Reader
    writer: Writer
    people: People
    renaming: Renaming
    desk: Desk
    presences: Presences
    showing: Showing
    hub: Hub
    sockets: Sockets
    pool: Pool
    timekeeper: Timekeeper
    sweeper: Sweeper
    alive: Alive


@contextlib.asynccontextmanager
async def running(settings: Settings, metrics: Metrics) -> AsyncIterator[Parts]:
    """The parts of a server that runs; afterwards every write that was begun is on disk."""
    with open_folder(settings) as engine:
        async with _running(settings, metrics, engine) as parts:
            yield parts


@contextlib.asynccontextmanager
async def _running(settings: Settings, metrics: Metrics, engine: Engine) -> AsyncIterator[Parts]:
    writer = Writer(engine, metrics.groups.observe)
    writer.start()
    reader = Reader(reading_engine(settings))
    parts = _put_together(settings, metrics, reader, writer)
    parts.desk.listeners.append(parts.alive.saw)
    await parts.alive.begin(await reader.ask(uptime.last_seen))
    if settings.bots_ready:
        parts.sweeper.start_pool()
    await parts.timekeeper.begin()
    works = (load_rules(), parts.alive.run(), parts.timekeeper.run(), parts.sweeper.run(), parts.hub.run())
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        yield parts
    finally:
        for task in tasks:
            task.cancel()
        parts.sweeper.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        await parts.pool.close()
        await asyncio.to_thread(writer.stop)
        reader.stop()


def _put_together(settings: Settings, metrics: Metrics, reader: Reader, writer: Writer) -> Parts:
    downtimes = reader.ask_now(uptime.read_downtimes)
    bus, presences = LocalBus(), Presences(settings.clock)
    people = People(settings, reader, writer, Cookies(read_secret(settings.data), https=settings.https))
    desk = Desk(settings, reader, writer, bus, downtimes, metrics.commits.observe)
    showing = Showing(desk, presences)
    hub = Hub(desk, bus, presences, showing)
    alive = Alive(settings, writer, downtimes)
    alive.listeners.append(hub.stood_still)
    pool = Pool(settings.bot_workers, metrics=metrics)
    return Parts(
        settings=settings,
        metrics=metrics,
        reader=reader,
        writer=writer,
        people=people,
        renaming=Renaming(desk, reader),
        desk=desk,
        presences=presences,
        showing=showing,
        hub=hub,
        sockets=Sockets(settings, hub, people),
        pool=pool,
        timekeeper=Timekeeper(desk, reader, presences),
        sweeper=Sweeper(desk, reader, pool),
        alive=alive,
    )
