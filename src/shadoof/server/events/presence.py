"""Who has which table open, on any device. Not kept: after a restart everybody counts as just gone."""

from collections import Counter, defaultdict
from collections.abc import Callable

from shadoof.server.tables.state import TableState

Changed = Callable[[str], None]


class Presences:
    """Counts sockets by table and person."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._began = clock()
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._gone: dict[str, dict[str, int]] = {}
        self.listeners: list[Changed] = []

    def come(self, table_id: str, person: str) -> None:
        """One more socket of the person's has the table open."""
        self._here[table_id][person] += 1
        self._gone.get(table_id, {}).pop(person, None)
        self._tell(table_id)

    def go(self, table_id: str, person: str) -> None:
        """One less."""
        here = self._here[table_id]
        here[person] -= 1
        if not here[person]:
            del here[person]
            self._gone.setdefault(table_id, {})[person] = self._clock()
        if not here:
            del self._here[table_id]
        self._tell(table_id)

    def away_since(self, table_id: str, person: str) -> int | None:
        """Since when the person has had the table open nowhere; None while they have."""
        if person in self._here.get(table_id, ()):
            return None
        return self._gone.get(table_id, {}).get(person, self._began)

    def forget(self, table_id: str) -> None:
        """Nobody will ask any more who left this table when."""
        self._gone.pop(table_id, None)

    def here(self, state: TableState) -> list[bool]:
        """For each seat, whether its person has the table open."""
        here = self._here.get(state.id, ())
        return [bool(seat.person) and seat.person in here for seat in state.seats]

    def watching(self, state: TableState) -> int:
        """How many sockets have the table open without a seat."""
        seated = set(state.people())
        return sum(
            count for person, count in self._here.get(state.id, Counter[str]()).items() if person not in seated
        )

    def _tell(self, table_id: str) -> None:
        for listener in self.listeners:
            listener(table_id)
