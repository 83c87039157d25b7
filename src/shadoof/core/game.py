"""What a game is to everything generic: facts, compiled rules, and the few things only it can say."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from shadoof.core.choices import RuleToChoose, Variant
from shadoof.core.facts import Facts
from shadoof.core.fair import Measured
from shadoof.core.style import Level, Style

if TYPE_CHECKING:
    from shadoof.core.position import Position, Setup
    from shadoof.core.refusal import Refusal

Boards = NDArray[Any]  # one record of the game's Board dtype: what never changes during a game
Tables = NDArray[Any]  # one record of the game's Table dtype: what does
Actions = NDArray[np.int32]
Scenario = Any  # what the game makes of a scenario's text; None in a game without scenarios


@dataclass(frozen=True)
class Kernels:
    """The entries of a game, the same for every game. An action is a whole number of at most 31 bits.

    Arrays hold one record; `step`, `legal` and `points` write into the caller's arrays.
    """

    legal: Callable[[Boards, Tables, Actions], int]  # fills in the legal actions, returns how many
    step: Callable[[Boards, Tables, int, Actions], int]  # plays unchecked in place, then as `legal`
    successor: Callable[[Boards, Tables, int, Tables], bool]  # into the last; False: illegal, untouched
    status: Callable[[Boards, Tables], tuple[int, int, int, int]]  # phase, to_move, round, winners' bits
    points: Callable[[Boards, Tables, Actions], bool]  # one a seat; False in a game without points

    @property
    def all(self) -> tuple[Any, ...]:
        """Every entry, for those who want them compiled ahead."""
        return (self.legal, self.step, self.successor, self.status, self.points)


@dataclass(frozen=True)
class Card:
    """A scenario in a few words, for those who choose one."""

    id: str  # empty for one that is not built in
    name: str
    place: str
    players: tuple[int, ...]  # the numbers of players it suits
    measures: str  # e.g. "7 x 7, 3 arms, 2 ends, 8 rounds", in the person's language
    credit: str
    note: str


@dataclass(frozen=True)
class Finding:
    """One thing said about a scenario by a check."""

    name: str  # e.g. "short-arm"
    cells: tuple[str, ...]
    sentence: str


class Maps(ABC):
    """What a game with scenarios says about them."""

    @abstractmethod
    def ids(self) -> tuple[str, ...]:
        """The built-in scenarios."""

    @abstractmethod
    def standard(self) -> str:
        """The built-in scenario to begin with."""

    @abstractmethod
    def card(self, plan: Scenario, language: str) -> Card:
        """The scenario in a few words."""

    @abstractmethod
    def text(self, plan: Scenario) -> str:
        """The scenario's whole text: reading it gives the same scenario back, whatever becomes of built-in ones."""

    @abstractmethod
    def pieces(self, plan: Scenario, language: str) -> list[str]:
        """A line a kind of piece: how many it takes and how many one box holds."""

    @abstractmethod
    def advice(self, plan: Scenario, players: int, rules: Mapping[str, Any], language: str) -> list[Finding]:
        """What could make the scenario play worse for so many players by these rules."""

    @abstractmethod
    def measured(self, plan: Scenario) -> Measured:
        """How even the scenario was for each number of players it was measured with; for built-in ones."""


@dataclass(frozen=True)
class Rules:
    """The rules of a game that other compiled code is built on. They take records, not arrays of them.

    `random` is the state of `core/chance.py`, `room` an array that takes `most_legal` actions.
    """

    table_type: np.dtype[Any]  # of a table's record
    list_legal: Callable[[Any, Any, Actions], int]  # board, table, room: how many are legal
    play: Callable[[Any, Any, int], None]  # board, table, action: unchecked, in place
    sample: Callable[[Any, Any, Any, Actions], int]  # board, table, random, room: chance throws fairly
    is_over: Callable[[Any], bool]  # table
    is_chance: Callable[[Any], bool]  # table: whether chance acts
    mover: Callable[[Any], int]  # table: the seat that acts
    winners: Callable[[Any, Any], int]  # board, table: the seats that won, as bits; when over
    points: Callable[[Any, Any, int], int]  # board, table, seat: 0 in a game without points
    turns: Callable[[Any, Any], int]  # board, table: how many turns have ended
    glance: Callable[[Any, Any, int], float]  # board, table, action: how good it looks to the mover, in any unit
    eager: Callable[[Any, Any, Any, Actions, int], int]  # as `sample`; players take the best looking of so many


class Game(ABC):
    """One game. Its folder's `game.py` makes the one instance and calls it `GAME`."""

    facts: Facts
    phases: tuple[str, ...]  # names of the phases, by the number `status` gives
    kernels: Kernels
    rules: Rules
    style: Style
    levels: tuple[Level, ...]  # of computer players, weakest first
    choices: tuple[RuleToChoose, ...]  # what a table may choose
    variants: tuple[Variant, ...] = ()  # ways to play with names of their own
    maps: Maps | None = None

    @cached_property
    def name(self) -> str:
        """The game's name in records: its folder's."""
        return type(self).__module__.split(".")[-2]

    @cached_property
    def folder(self) -> Path:
        """Where the game's sources lie."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @abstractmethod
    def read_rules(self, given: Mapping[str, object], players: int) -> dict[str, Any]:
        """All rules with their values, what is not given filled in; else BadRules."""

    @abstractmethod
    def read_scenario(self, given: object) -> Scenario:
        """The scenario a record names or carries; else BadScenario."""

    @abstractmethod
    def set_up(self, players: int, first: int, rules: dict[str, Any], scenario: Scenario) -> tuple[Boards, Tables]:
        """The board and the table before the first action."""

    @abstractmethod
    def texts(self, boards: Boards) -> Mapping[int, str]:
        """Every action that can be written on this board, in notation."""

    @abstractmethod
    def explain(self, position: "Position", text: str, action: int | None) -> "Refusal":
        """Why the action is not legal there; called only when it is not. None: no action of this board."""

    def ways(self, position: "Position") -> dict[str, int]:
        """Chance's actions, and of how many equally likely throws each one comes; in phase `roll`."""
        return dict.fromkeys(position.legal(), 1)

    @abstractmethod
    def board_data(self, setup: "Setup") -> Mapping[str, object]:
        """What does not change during the game, in plain data: the folder's `data.BoardData`."""

    @abstractmethod
    def table_data(self, position: "Position") -> Mapping[str, object]:
        """What does change, in plain data: the folder's `data.TableData`."""

    def throw(self, position: "Position", below: Callable[[int], int]) -> str:
        """Chance's action in phase `roll`, made of fair numbers: `below(n)` is a new one from 0 to n - 1."""
        ways = sorted(self.ways(position).items())
        drawn = below(sum(count for _, count in ways))
        ends = accumulate(count for _, count in ways)
        return next(text for (text, _), end in zip(ways, ends, strict=True) if drawn < end)

    @abstractmethod
    def show(self, position: "Position", colour: bool = False, language: str = "en") -> str:
        """The position as lines of text for a terminal."""

    @abstractmethod
    def draw(self, position: "Position") -> str:
        """The position as an SVG picture."""
