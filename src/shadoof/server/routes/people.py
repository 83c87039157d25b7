"""Who I am: a guest at once, a name, a language, and the way to another device."""

from litestar import Request, Response, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from shadoof.server.events.hub import Hub
from shadoof.server.log.people_log import Person
from shadoof.server.messages import ChangeMe, Me, Recover, RecoveryLink
from shadoof.server.people.people import People
from shadoof.server.people.renaming import Renaming
from shadoof.server.people.who import accepted_language, cookie_of
from shadoof.server.routes.documented import problems

Asking = Request[object, object, State]


def _me(person: NamedDependency[Person]) -> Me:
    return Me(id=person.id, name=person.name, language=person.language)  # type: ignore[arg-type]


def _with_cookie(people: NamedDependency[People], person: NamedDependency[Person]) -> Response[Me]:
    cookie = people.cookies.make(person.id, person.generation)
    return Response(_me(person), status_code=200, cookies=[cookie], headers={"cache-control": "no-store"})


@get("/api/me", responses=problems())
async def me(request: Asking, people: NamedDependency[People]) -> Response[Me]:
    """Who the cookie says this is; a new guest where there is none."""
    language = accepted_language(request.headers.get("accept-language", ""))
    person = await people.find(cookie_of(request), language) or people.new_guest(language)
    return _with_cookie(people, person)


@patch("/api/me", responses=problems("who", "bad_name"))
async def change_me(
    data: JSONBody[ChangeMe],
    person: NamedDependency[Person],
    people: NamedDependency[People],
    renaming: NamedDependency[Renaming],
) -> Me:
    """Chooses a name or a language; tables where the person sits are told the name."""
    changed = await people.change(person, data.name, data.language)
    if changed.name != person.name:
        await renaming.tell_tables(changed)
    return _me(changed)


@post("/api/me/recovery", status_code=200, responses=problems("who"))
async def new_recovery(person: NamedDependency[Person], people: NamedDependency[People]) -> Response[RecoveryLink]:
    """A link that makes another browser this person. Making one ends the older ones."""
    secret = await people.new_recovery(person)
    return Response(RecoveryLink(path=f"/recover#{secret}"), headers={"cache-control": "no-store"})


@post("/api/recover", status_code=200, responses=problems("not_found"))
async def recover(data: JSONBody[Recover], people: NamedDependency[People]) -> Response[Me]:
    """Makes this browser the person of that link."""
    return _with_cookie(people, await people.recover(data.secret))


@post("/api/me/elsewhere", status_code=200, responses=problems("who"))
async def end_elsewhere(
    person: NamedDependency[Person], people: NamedDependency[People], hub: NamedDependency[Hub]
) -> Response[Me]:
    """Ends this person's cookies in all other browsers; this one gets a new one."""
    answer = _with_cookie(people, await people.end_cookies(person))
    # This browser's own pages ask anew when their sockets close, and must have the new cookie by then.
    answer.background = BackgroundTask(hub.close_person, person.id)
    return answer


HANDLERS = [me, change_me, new_recovery, recover, end_elsewhere]
