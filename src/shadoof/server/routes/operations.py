"""For whoever watches over the server: is it alive, can it serve, and what has it measured."""

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Connection, func, select

from shadoof.server.bots.pool import Pool
from shadoof.server.desk.desk import Desk
from shadoof.server.events.hub import Hub
from shadoof.server.log.reader import Reader
from shadoof.server.log.schema import TABLES
from shadoof.server.log.writer import Writer
from shadoof.server.operations.metrics import Metrics
from shadoof.server.running.sweeper import Sweeper
from shadoof.server.settings import Settings
from shadoof.server.trouble import Declined

STATUSES = ("open", "running", "over", "cancelled")
PATIENCE = 2.0  # seconds within which a ready server's database answers
LOCAL = ("127.", "::1")
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", sync_to_thread=False, include_in_schema=False)
def health() -> dict[str, bool]:
    """That the process answers at all."""
    return {"alive": True}


@get("/ready", include_in_schema=False)
async def ready(reader: NamedDependency[Reader], writer: NamedDependency[Writer]) -> Response[dict[str, bool]]:
    """Whether requests can be served: the database is read and written."""
    database = await _answers(reader.ask(lambda connection: connection.scalar(select(1))))
    disk = database and await _answers(writer.submit(lambda connection: connection.scalar(select(1))))
    fine = database and disk
    return Response({"ready": fine, "database": database, "writer": disk}, status_code=200 if fine else 503)


@get("/metrics", include_in_schema=False)
async def measurements(
    request: Request[Any, Any, Any],
    settings: NamedDependency[Settings],
    metrics: NamedDependency[Metrics],
    reader: NamedDependency[Reader],
    writer: NamedDependency[Writer],
    desk: NamedDependency[Desk],
    hub: NamedDependency[Hub],
    pool: NamedDependency[Pool],
    sweeper: NamedDependency[Sweeper],
) -> Response[bytes]:
    """What was counted and timed, for Prometheus; only for this machine, unless the settings say otherwise."""
    if not settings.open_metrics and not _is_local(request):
        raise Declined("not_found")
    counts = await reader.ask(_count_tables)
    for status in STATUSES:
        metrics.tables.labels(status).set(counts.get(status, 0))
    metrics.loaded.set(desk.in_memory())
    metrics.sockets.set(hub.count())
    metrics.unwritten.set(writer.waiting())
    metrics.thinking.set(sweeper.thinking())
    metrics.queued.set(pool.queued)
    metrics.workers.set(len(pool.pids))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether it was asked on this machine, and not passed on by a proxy for somebody else."""
    host = request.client.host if request.client else ""
    return host.startswith(LOCAL) and not any(name in request.headers for name in PASSED_ON)


def _count_tables(connection: Connection) -> dict[str, int]:
    found = connection.execute(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
    return {str(status): int(count) for status, count in found}


async def _answers(question: Any) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await question
    except (TimeoutError, Declined):
        return False
    return True


HANDLERS = [health, ready, measurements]
