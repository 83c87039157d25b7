"""A position as a value: playing returns a new one, equal positions are equal, and nothing is undone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from shadoof.core.game import Boards, Game, Tables
from shadoof.core.json_text import kind
from shadoof.core.refusal import Code, Refusal
from shadoof.core.trouble import IllegalAction


@dataclass(frozen=True, eq=False)
class Setup:
    """All that is settled before the first action: who plays, by which rules, on what board."""

    game: Game
    players: int
    first: int
    scenario: str | None  # as the record gave it: a map, a scenario file's text, or an id
    plan: Any  # what the game read from the scenario; None in a game without
    rules: dict[str, Any]  # complete, e.g. {"building": "free", "watchmen": False, ...}
    boards: Boards

    @cached_property
    def texts(self) -> Mapping[int, str]:
        """Notation by action."""
        return self.game.texts(self.boards)

    @cached_property
    def actions(self) -> dict[str, int]:
        """Action by notation."""
        return {text: action for action, text in self.texts.items()}

    @cached_property
    def key(self) -> bytes:
        """Equal for set-ups that play alike."""
        return self.game.name.encode() + self.boards.tobytes()


class Position:
    """One position of one game. Actions are written in notation (`+c3`, `c2>d2`, `[13356]`, `.`)."""

    __slots__ = ("_tables", "setup")

    def __init__(self, setup: Setup, tables: Tables) -> None:
        self.setup = setup
        self._tables = tables

    def legal(self) -> list[str]:
        """Every legal action, each once; in phase `roll` every distinct throw. Empty when over."""
        setup = self.setup
        actions = np.empty(setup.game.facts.most_legal, np.int32)
        count = setup.game.kernels.legal(setup.boards, self._tables, actions)
        texts = setup.texts
        return [texts[action] for action in actions[:count].tolist()]

    def play(self, text: str) -> "Position":
        """The position after the action; raises IllegalAction, which carries the Refusal."""
        setup = self.setup
        action = setup.actions.get(text, -1) if isinstance(text, str) else -1
        after = np.empty_like(self._tables)
        if action >= 0 and setup.game.kernels.successor(setup.boards, self._tables, action, after):
            return Position(setup, after)
        raise IllegalAction(self._refusal(text))

    def why_not(self, text: str) -> Refusal | None:
        """Which rule refuses the action, and the cells that show it; None when it is legal."""
        try:
            self.play(text)
        except IllegalAction as trouble:
            return trouble.refusal
        return None

    def _refusal(self, text: object) -> Refusal:
        if not isinstance(text, str):
            return Refusal(Code.MALFORMED, "NOTATION", (), "core-action-text", {"came": kind(text)})
        return self.setup.game.explain(self, text, self.setup.actions.get(text))

    def points(self) -> list[int] | None:
        """What each seat would have if the game ended now; None in a game without points."""
        setup = self.setup
        points = np.zeros(setup.game.facts.most_players, np.int32)
        if not setup.game.kernels.points(setup.boards, self._tables, points):
            return None
        return [int(each) for each in points[: setup.players]]

    def winners(self) -> list[int] | None:
        """The seats that won, ascending; empty for a draw, None until the game is over."""
        bits = self._status()[3]
        return None if bits < 0 else [seat for seat in range(self.setup.players) if bits >> seat & 1]

    @property
    def phase(self) -> str:
        """What kind of action is due, e.g. `act` or `roll`; `over` at the end."""
        return self.setup.game.phases[self._status()[0]]

    @property
    def to_move(self) -> int | None:
        """The seat that acts or throws; None when over."""
        seat = self._status()[1]
        return None if seat < 0 else seat

    @property
    def round(self) -> int | None:
        """The round, from 1; the last one played when over; None in a game without rounds."""
        number = self._status()[2]
        return None if number < 0 else number

    def _status(self) -> tuple[int, int, int, int]:
        return self.setup.game.kernels.status(self.setup.boards, self._tables)

    def tables(self) -> Tables:
        """A copy of the table's record, e.g. to play on it in place."""
        copy: Tables = self._tables.copy()
        return copy

    @property
    def table(self) -> Any:
        """The table's record, to look at and not to write to."""
        return _read_only(self._tables)[0]

    @property
    def board(self) -> Any:
        """The board's record, to look at and not to write to."""
        return _read_only(self.setup.boards)[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._tables.tobytes() == other._tables.tobytes() and self.setup.key == other.setup.key

    def __hash__(self) -> int:
        return hash(self._tables.tobytes())

    def __repr__(self) -> str:
        return f"<{self.setup.game.name} {self.phase}, seat {self.to_move} of {self.setup.players} to move>"


def _read_only(records: Tables) -> Tables:
    view: Tables = records.view()
    view.flags.writeable = False
    return view
