"""Games seen again: replays of any record and of any table, downloads, drawings of positions."""

from typing import Annotated, Any

from anyio.to_thread import run_sync
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from shadoof.core.record import Record
from shadoof.server.desk.desk import Desk
from shadoof.server.messages import Replay, ReplayRequest, WhyNot, WhyNotAnswer
from shadoof.server.routes.documented import problems
from shadoof.server.routes.language import SPOKEN
from shadoof.server.routes.tables import RECORD_BYTES
from shadoof.server.views import replays as views
from shadoof.server.views.records import record_of

TableId = Annotated[str, PathParameter(description="A table's name.", max_length=40)]
Start = Annotated[int, QueryParameter(ge=0, le=100_000, description="The first moment, counted in actions.")]
Count = Annotated[int, QueryParameter(ge=1, le=500, description="How many moments.")]
At = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="After so many actions; else the last.")]

# A drawing is shown as a picture; opened by itself it must not run anything either.
DRAWING_HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cache-control": "no-cache",
}


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    summary="Any record, moment by moment",
    responses=problems("bad_rules", "bad_scenario", "illegal_action", "too_large"),
)
async def replay_record(data: JSONBody[ReplayRequest]) -> Replay:
    """The moments of a record, from one action to another."""
    return await run_sync(views.replay, data.record, data.start, data.count)


@post(
    "/api/replay/why",
    status_code=200,
    dependencies=SPOKEN,
    request_max_body_size=RECORD_BYTES,
    summary="Why an action can't be played where a record ends",
    responses=problems("bad_rules", "bad_scenario", "illegal_action", "too_large"),
)
async def why_not(data: JSONBody[WhyNot], language: NamedDependency[str]) -> WhyNotAnswer:
    """What the rules say to an action after the record's last, e.g. one that the rulebook lets people try."""
    return await run_sync(views.why_not, data.record, data.action, language)


@get(
    "/api/tables/{table_id:str}/replay",
    dependencies=SPOKEN,
    summary="A table's game, moment by moment",
    responses=problems("not_found", "not_running"),
)
async def replay_table(
    table_id: TableId,
    desk: NamedDependency[Desk],
    language: NamedDependency[str],
    start: Start = 0,
    count: Count = 500,
) -> Replay:
    """The moments of the game at a table, as far as it has come."""
    record = record_of(await desk.state(table_id), language)
    return await run_sync(views.replay, record, start, count)


@get(
    "/api/tables/{table_id:str}/record",
    dependencies=SPOKEN,
    summary="A table's game as a record, to keep",
    responses=problems("not_found", "not_running"),
)
async def download_record(
    table_id: TableId, desk: NamedDependency[Desk], language: NamedDependency[str]
) -> Response[dict[str, Any]]:
    """The game so far, which the referee and `shadoof verify` take; the dice's secret only when it is over."""
    value = record_of(await desk.state(table_id), language)
    name = f"{value['game']}-{table_id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-cache"}
    text = await run_sync(Record.from_value(value).write)
    return Response(content=text.encode(), media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


@get(
    "/api/tables/{table_id:str}/position.svg",
    summary="A drawing of a position",
    media_type="image/svg+xml",
    responses=problems("not_found", "not_running"),
)
async def draw_position(table_id: TableId, desk: NamedDependency[Desk], at: At = None) -> Response[bytes]:
    """The position after so many actions, as a picture to pass on."""
    state = await desk.state(table_id)
    if at is None and state.position is not None:
        position = state.position
    else:
        position = await run_sync(views.position_at, record_of(state), at)
    drawing = await run_sync(position.setup.game.draw, position)
    return Response(content=drawing.encode(), media_type="image/svg+xml", headers=DRAWING_HEADERS)


HANDLERS = (replay_record, why_not, replay_table, download_record, draw_position)
