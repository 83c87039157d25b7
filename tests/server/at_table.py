"""Tables without a server around them: entries planned and folded, on a clock that the test moves."""

from typing import Any

import msgspec

from shadoof.core.turns import END
from shadoof.server.messages import NewTable
from shadoof.server.tables.creating import new_table
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import AnyEntry, read_entry, write_entry
from shadoof.server.tables.folding import fold_all
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.seating import join
from shadoof.server.tables.state import TableState
from shadoof.server.tables.turns import commit, commit_bot, whole_turns

START = 1_000_000_000_000
WEEK = 7 * 24 * 3_600_000


class AtTable:
    """One table, its log, and people named by letters: `a` set it up, `b`, `c` … took the open seats."""

    def __init__(self, game: str = "wadi", seats: str = "ab", **wishes: Any) -> None:
        self.now = START
        self.downtimes = Downtimes([])
        self.log: list[tuple[AnyEntry, int]] = []
        self.others: list[TableState] = []
        kinds: list[dict[str, Any]] = []
        for letter in seats:
            bot = {"type": "bot", "level": int(letter)} if letter.isdigit() else {}
            kinds.append(bot or {"type": "me"} if letter in "a0123456789" else {"type": "open"})
        wish = {"key": "test-key", "game": game, "seats": kinds, "first": 0} | wishes
        created = new_table(msgspec.convert(wish, NewTable), "a", "Ann", self.now, WEEK, self.downtimes)
        self.state = created.state
        self._take(created)
        for letter in seats:
            if letter.isalpha() and letter != "a":
                self.do(join, letter, letter.upper(), None, "")

    def do(self, plan: Any, *arguments: Any) -> TableState:
        """Carries a plan out, as the desk does once the disk has it."""
        pending = Pending(self.state, self.now, self.downtimes)
        plan(pending, *arguments)
        self._take(pending)
        return self.state

    def _take(self, pending: Pending) -> None:
        self.log += [(read_entry(write_entry(entry)), pending.at) for entry, _ in pending.told]
        self.others += [each.state for each in pending.all()[1:]]
        self.state = pending.state

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def shortest(self) -> list[str]:
        """The shortest turn that is legal now."""
        position, actions = self.state.position, list[str]()
        assert position
        while not whole_turns(position, actions):
            after = position
            for action in actions:
                after = after.play(action)
            legal = after.legal()
            actions.append(END if END in legal else legal[0])
        return actions

    def turn(self, *actions: str) -> TableState:
        """Plays these actions, or the shortest turn, by whoever is to move."""
        seat = self.state.to_move
        assert seat is not None
        played = list(actions) or self.shortest()
        if self.state.seats[seat].bot:
            return self.do(commit_bot, self.state.position_n, played, "level 1, test")
        return self.do(commit, self.state.seats[seat].person, self.state.n, played)

    def refolded(self) -> TableState:
        """What a restart would make of the log."""
        state = fold_all(self.state.id, self.log, self.downtimes)
        assert state
        return state
