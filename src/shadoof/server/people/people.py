"""People: guests at once, in nothing but a cookie until they do something; then kept, named, and recoverable."""

import secrets
from collections import OrderedDict
from hashlib import sha256

from msgspec.structs import replace

from shadoof.core.words import LANGUAGES, say
from shadoof.server.log import people_log
from shadoof.server.log.people_log import Person
from shadoof.server.log.reader import Reader
from shadoof.server.log.writer import Writer
from shadoof.server.people.cookie import Cookies
from shadoof.server.people.names import clean_name
from shadoof.server.settings import Settings
from shadoof.server.tables.ids import new_person_id
from shadoof.server.trouble import Declined

REMEMBERED = 10_000
RECOVERY_BYTES = 24


class People:
    """Finds people by their cookies, and changes what is known of them."""

    def __init__(self, settings: Settings, reader: Reader, writer: Writer, cookies: Cookies) -> None:
        self._settings = settings
        self._reader = reader
        self._writer = writer
        self.cookies = cookies
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, cookie: str | None, language: str) -> Person | None:
        """Who the cookie says it is; None for none, a forged one, or one that was ended."""
        said = self.cookies.read(cookie) if cookie else None
        if said is None:
            return None
        person_id, generation = said
        person = self._known.get(person_id) or await self._read(person_id)
        if person is None:
            # A guest who has not done anything yet, so that nothing is known but the cookie.
            return self._guest(person_id, language) if generation == 0 else None
        return person if person.generation == generation else None

    def new_guest(self, language: str) -> Person:
        """Somebody new; the disk learns of them when they first do something."""
        return self._guest(new_person_id(), language)

    async def keep(self, person: Person) -> Person:
        """The person, on disk from now on."""
        return person if person.kept else await self._write(person)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """The person called otherwise, or spoken to in another language."""
        changed = replace(
            person,
            name=person.name if name is None else clean_name(name),
            language=person.language if language is None else language,
        )
        return await self._write(changed)

    async def new_recovery(self, person: Person) -> str:
        """A secret that makes another browser this person; earlier ones end."""
        secret = secrets.token_urlsafe(RECOVERY_BYTES)
        await self._write(person, recovery=_digest(secret))
        return secret

    async def recover(self, secret: str) -> Person:
        """The person whose secret that is."""
        digest = _digest(secret)
        found = await self._reader.ask(lambda connection: people_log.find_by_recovery(connection, digest))
        if found is None:
            raise Declined("not_found")
        return self._remember(found)

    async def end_cookies(self, person: Person) -> Person:
        """The person with a new generation: every cookie they have so far is refused from now on."""
        return await self._write(replace(person, generation=person.generation + 1))

    async def _write(self, person: Person, recovery: str | None = None) -> Person:
        kept = await self._writer.submit(lambda connection: people_log.keep_person(connection, person, recovery))
        return self._remember(kept)

    async def _read(self, person_id: str) -> Person | None:
        found = await self._reader.ask(lambda connection: people_log.find_person(connection, person_id))
        return self._remember(found) if found else None

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    def _guest(self, person_id: str, language: str) -> Person:
        spoken = language if language in LANGUAGES else "en"
        number = int.from_bytes(sha256(person_id.encode()).digest()[:4], "big") % 9000 + 1000
        name = say("server-guest", spoken, number=str(number))
        return Person(person_id, name, spoken, 0, self._settings.clock(), kept=False)


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
