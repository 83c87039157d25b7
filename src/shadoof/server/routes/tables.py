"""Setting tables up, finding them, joining and leaving, and meeting again."""

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from shadoof.server.desk.desk import Desk
from shadoof.server.desk.showing import Showing
from shadoof.server.log.lists import page_of_tables
from shadoof.server.log.people_log import Person
from shadoof.server.log.reader import Reader
from shadoof.server.messages import Join, Leave, NewTable, Rematch, Table, TableLine, TableList
from shadoof.server.people.people import People
from shadoof.server.routes.asked import asked
from shadoof.server.routes.documented import SEATED, problems
from shadoof.server.tables import following, seating
from shadoof.server.tables.creating import new_table

RECORD_BYTES = 1_000_000  # a long game's record is set up as a table in one request

_LINE: msgspec.json.Decoder[TableLine] = msgspec.json.Decoder(TableLine)


@post(
    "/api/tables",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    responses=problems(
        "who",
        "bad_name",
        "bad_seats",
        "bad_record",
        "bad_rules",
        "bad_scenario",
        "illegal_action",
        "key_used",
        "too_large",
    ),
)
async def create(
    data: JSONBody[NewTable],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Table:
    """Sets a table up; it starts at once when no seat is open."""
    host = await people.keep(person)
    settings = desk.settings
    pending = new_table(data, host.id, host.name, settings.clock(), settings.open_table_life, desk.downtimes)
    table_id = await desk.open(pending, asked(host, data.key, "create", data))
    return await showing.table(table_id, host.id)


@get("/api/tables", responses=problems())
async def tables(
    viewer: NamedDependency[Person | None],
    reader: NamedDependency[Reader],
    kind: Annotated[Literal["lobby", "mine", "live"], QueryParameter(name="list")] = "lobby",
    status: FromQuery[Literal["open", "running", "over", "cancelled"] | None] = None,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    page: Annotated[int, QueryParameter(ge=1, le=10_000)] = 1,
) -> TableList:
    """A page of open tables to join, of one's own, or of those to watch; what changed last comes first."""
    who = viewer.id if viewer else ""
    rows, pages = await reader.ask(lambda connection: page_of_tables(connection, kind, who, status, game, page))
    lines = list[TableLine]()
    for row, seats in rows:
        line = _LINE.decode(row)
        line.yours = [seat for seat in range(len(line.seats)) if seats >> seat & 1]
        lines.append(line)
    return TableList(tables=lines, page=page, pages=pages)


@get("/api/tables/{table_id:str}", responses=problems("not_found"))
async def table(
    table_id: FromPath[str], viewer: NamedDependency[Person | None], showing: NamedDependency[Showing]
) -> Table:
    """The table, whole, as this person sees it."""
    return await showing.table(table_id, viewer.id if viewer else "")


@post(
    "/api/tables/{table_id:str}/join",
    status_code=200,
    responses=problems("who", "not_found", "not_open", "no_seat"),
)
async def join(
    table_id: FromPath[str],
    data: JSONBody[Join],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Table:
    """Takes the seat, or the first that is open."""
    guest = await people.keep(person)
    await desk.change(table_id, lambda pending: seating.join(pending, guest.id, guest.name, data.seat, data.seed))
    return await showing.table(table_id, guest.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=problems(*SEATED, "not_open"))
async def leave(
    table_id: FromPath[str],
    data: JSONBody[Leave],
    person: NamedDependency[Person],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Table:
    """Gives a seat up before the start; all of one's seats where none is named."""
    await desk.change(table_id, lambda pending: seating.leave(pending, person.id, data.seat))
    return await showing.table(table_id, person.id)


@post(
    "/api/tables/{table_id:str}/cancel",
    status_code=200,
    responses=problems("who", "not_found", "not_host", "not_open"),
)
async def cancel(
    table_id: FromPath[str],
    person: NamedDependency[Person],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Table:
    """Closes the table before the start, for who set it up."""
    await desk.change(table_id, lambda pending: seating.cancel(pending, person.id))
    return await showing.table(table_id, person.id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=problems(*SEATED, "not_over"))
async def rematch(
    table_id: FromPath[str],
    data: JSONBody[Rematch],
    person: NamedDependency[Person],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Table:
    """The table where the same people meet again, seats one further; the same for whoever asks."""
    await desk.change(table_id, lambda pending: following.rematch(pending, person.id))
    state = await desk.state(table_id)
    return await showing.table(state.followed or table_id, person.id)


HANDLERS = [create, tables, table, join, leave, cancel, rematch]
