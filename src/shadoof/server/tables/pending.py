"""Entries on their way to the disk: what a request adds to a table, and what follows from it by itself."""

from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import AnyEntry, Created
from shadoof.server.tables.folding import begin, fold
from shadoof.server.tables.state import TableState


class Pending:
    """A table as it will be once its new entries are on disk; whoever reads the table still sees the old one."""

    def __init__(self, state: TableState, at: int, downtimes: Downtimes) -> None:
        self.state = state
        self.at = at
        self.downtimes = downtimes
        self.first_n = state.n + 1
        self.told: list[tuple[AnyEntry, TableState]] = []  # each new entry, and the table after it
        self.others: list[Pending] = []  # tables that come into being with it

    @classmethod
    def of_new(cls, table_id: str, created: Created, at: int, downtimes: Downtimes) -> "Pending":
        """A table that begins."""
        pending = cls(begin(table_id, created, at), at, downtimes)
        pending.first_n = 1
        pending.told.append((created, pending.state))
        return pending

    def add(self, entry: AnyEntry) -> None:
        """One more entry."""
        self.state = fold(self.state, entry, self.at, self.downtimes)
        self.told.append((entry, self.state))

    def all(self) -> list["Pending"]:
        """The table and those that come into being with it."""
        return [self, *(each for other in self.others for each in other.all())]
