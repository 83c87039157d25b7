"""Playing: drafts, turns, giving up, taking back, and coming back."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from shadoof.core.trouble import IllegalAction
from shadoof.core.turns import CHANCE, OVER
from shadoof.server.desk.desk import Desk
from shadoof.server.desk.showing import Showing
from shadoof.server.log.people_log import Person
from shadoof.server.messages import (
    Commit,
    Committed,
    Draft,
    DraftAnswer,
    Refused,
    Resign,
    TakeBack,
    TakeSeatBack,
)
from shadoof.server.problems import refused_of
from shadoof.server.routes.asked import asked
from shadoof.server.routes.documented import SEATED, problems
from shadoof.server.tables import absence, giving_up, taking_back, turns
from shadoof.server.tables.state import Played
from shadoof.server.trouble import Declined, Stale, TurnRefused
from shadoof.server.views import parts


@post("/api/tables/{table_id:str}/draft", status_code=200, responses=problems("not_found", "not_running"))
async def draft(
    table_id: FromPath[str],
    data: JSONBody[Draft],
    viewer: NamedDependency[Person | None],
    desk: NamedDependency[Desk],
) -> DraftAnswer:
    """What the actions lead to, what is legal then, or why one is not. Nothing is kept, and anybody may ask."""
    state = await desk.state(table_id)
    if data.after is not None and data.after != state.n:
        state = await desk.past.state_at(table_id, data.after)
    if state.position is None:
        raise Declined("not_running")
    language = viewer.language if viewer else "en"
    position, played = state.position, list[Played]()
    refused: Refused | None = None
    for at, action in enumerate(data.actions):
        seat = position.to_move
        try:
            position = position.play(action)
        except IllegalAction as trouble:
            refused = refused_of(IllegalAction(trouble.refusal, at), action, language)
            break
        played.append(Played(action, seat if seat is not None else -1, len(state.actions) + at + 1, position))
    if refused is None and data.why is not None:
        reason = position.why_not(data.why)
        if reason:
            refused = refused_of(IllegalAction(reason, len(data.actions)), data.why, language)
    legal = [] if position.phase in (OVER, CHANCE) else position.legal()
    complete = bool(turns.whole_turns(state.position, [each.action for each in played]))
    return DraftAnswer(n=state.n, steps=parts.steps(played), legal=legal, complete=complete, refused=refused)


@post(
    "/api/tables/{table_id:str}/turns",
    status_code=200,
    responses=problems(
        *SEATED, "stale", "not_running", "not_your_turn", "held", "key_used", "refused", "not_whole"
    ),
)
async def commit(
    table_id: FromPath[str],
    data: JSONBody[Commit],
    person: NamedDependency[Person],
    desk: NamedDependency[Desk],
    showing: NamedDependency[Showing],
) -> Committed:
    """Plays a whole turn; answered once it is on disk, and answered alike when it comes again."""
    try:
        n = await desk.change(
            table_id,
            lambda pending: turns.commit(pending, person.id, data.expected, data.actions),
            asked(person, data.key, table_id, data),
            look=False,  # a turn that was played made its own `expected` stale, and is looked for then
        )
    except (Stale, TurnRefused) as trouble:
        trouble.table = await showing.table(table_id, person.id)
        raise
    return Committed(n=n)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=problems(*SEATED, "not_running", "key_used"))
async def resign(
    table_id: FromPath[str], data: JSONBody[Resign], person: NamedDependency[Person], desk: NamedDependency[Desk]
) -> Committed:
    """Gives the game up."""
    n = await desk.change(
        table_id,
        lambda pending: giving_up.resign(pending, person.id, data.seat),
        asked(person, data.key, table_id, data),
    )
    return Committed(n=n)


@post(
    "/api/tables/{table_id:str}/take_back",
    status_code=200,
    responses=problems(
        *SEATED, "not_running", "no_take_back", "already_asked", "nothing_to_take_back", "nobody_asked", "key_used"
    ),
)
async def take_back(
    table_id: FromPath[str], data: JSONBody[TakeBack], person: NamedDependency[Person], desk: NamedDependency[Desk]
) -> Committed:
    """Asks to take one's last turn back, or answers who asked."""
    n = await desk.change(
        table_id,
        lambda pending: (
            taking_back.ask(pending, person.id)
            if data.say == "ask"
            else taking_back.answer(pending, person.id, data.say == "yes")
        ),
        asked(person, data.key, table_id, data),
    )
    return Committed(n=n)


@post(
    "/api/tables/{table_id:str}/seat",
    status_code=200,
    responses=problems(*SEATED, "not_running", "not_held", "key_used"),
)
async def take_seat_back(
    table_id: FromPath[str],
    data: JSONBody[TakeSeatBack],
    person: NamedDependency[Person],
    desk: NamedDependency[Desk],
) -> Committed:
    """Takes a seat back from the bot that held it."""
    n = await desk.change(
        table_id,
        lambda pending: absence.take_seat_back(pending, person.id, data.seat),
        asked(person, data.key, table_id, data),
    )
    return Committed(n=n)


HANDLERS = [draft, commit, resign, take_back, take_seat_back]
