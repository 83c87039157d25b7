"""A table's state as a value: folding one more entry gives a new one, and the old one stays as it was."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, OVER
from shadoof.server.messages import Result
from shadoof.server.tables.entries import Created

Status = Literal["open", "running", "over", "cancelled"]


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there and who plays."""

    person: str = ""
    name: str = ""
    level: int = 0  # of a bot's own seat
    device: bool = False
    seed: str = ""
    held: int = 0  # level of the bot that plays for the person
    resigned: bool = False

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return not self.person and not self.level

    @property
    def bot(self) -> int:
        """The level of the bot that plays here now; 0 where a person does."""
        return self.level or self.held


class Played(msgspec.Struct, frozen=True):
    """One action of the record, and the position after it."""

    action: str
    seat: int
    index: int  # how many actions led to the position
    position: Position


class TurnStart(msgspec.Struct, frozen=True):
    """Where a turn of the record begins: the index of its first action, its throw of dice included."""

    index: int
    seat: int


class ClockState(msgspec.Struct, frozen=True):
    """What each seat has left: for the game in real time; of its bank for correspondence."""

    left: tuple[int, ...]
    since: int  # the running seat's time runs since then


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """One table after entry n."""

    id: str
    n: int
    created: Created
    created_at: int
    changed: int
    status: Status
    seats: tuple[SeatState, ...]
    first: int | None
    rules: dict[str, object]
    position: Position | None = None
    position_n: int = 0  # the entry that led to it
    actions: tuple[str, ...] = ()
    starts: tuple[TurnStart, ...] = ()  # the turns of the record; the last one is due
    due: tuple[Played, ...] = ()  # what was done of that: its throw, or where a given record stopped
    last_turn: tuple[Played, ...] = ()  # the turn before that
    throws: tuple[int, ...] = ()  # the number of each throw that stands; 0 for one of a given record
    thrown: int = 0  # how many there were, taken back ones too
    turn_at: int = 0  # when the turn that is due began
    clock: ClockState | None = None
    asked: int | None = None
    agreed: tuple[int, ...] = ()
    waiting_for: int | None = None
    result: Result | None = None
    second: str = ""  # the table of the pair's second game
    followed: str | None = None  # the table where the same people meet again

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when nobody's."""
        return self.position.to_move if self.position and self.status == "running" else None

    @property
    def throws_next(self) -> bool:
        """Whether the server is to throw dice."""
        return self.status == "running" and self.position is not None and self.position.phase == CHANCE

    @property
    def is_played_out(self) -> bool:
        """Whether the rules say the game is over."""
        return self.position is not None and self.position.phase == OVER

    def seats_of(self, person: str) -> list[int]:
        """The person's seats."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> Iterable[str]:
        """Everybody who sits here, each once."""
        return dict.fromkeys(seat.person for seat in self.seats if seat.person)
