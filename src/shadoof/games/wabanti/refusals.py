"""Why an action of Wabanti is refused: the rule, and the fields that show it.

The kernels have already decided that it is; here the first rule that forbids it is found.
"""

import re

from shadoof.core.position import Position
from shadoof.core.refusal import Code, Refusal
from shadoof.games.wabanti.actions import END, is_throw, unpack
from shadoof.games.wabanti.fields import FARTHEST, FIELDS, RING, STEPS, name
from shadoof.games.wabanti.state import OVER, ROLL

_MOVE = re.compile(r"([a-o][0-9]{1,2})>([a-o][0-9]{1,2})", re.ASCII)
_NAMES = {name(field): field for field in FIELDS}


def explain(position: Position, text: str, action: int | None) -> Refusal:
    """The refusal of an action that is not legal there."""
    pair = _pair(text)
    if action is None and pair is None:
        return Refusal(Code.MALFORMED, "NOTATION", (), "wabanti-malformed", {"came": text[:60]})
    table = position.table
    if table.phase == OVER:
        won = table.winners != 0
        return Refusal(Code.GAME_OVER, "B9" if won else "B10", (), "wabanti-won" if won else "wabanti-drawn")
    if table.phase == ROLL:
        if action is None or not is_throw(action):
            return Refusal(Code.WRONG_PHASE, "B4", (), "wabanti-throw-first")
        count = int(table.dice_next[table.to_move])
        return Refusal(Code.ILLEGAL_ACTION, "B8", (), "wabanti-dice-count", {"count": count})
    if action is not None and is_throw(action):
        return Refusal(Code.WRONG_PHASE, "B4", (), "wabanti-thrown-already")
    if action == END:
        return Refusal(Code.ILLEGAL_ACTION, "B7", (), "wabanti-must-play")
    assert pair is not None
    return _Move(position, *pair).refusal(straight=action is not None)


def _pair(text: str) -> tuple[int, int] | None:
    """The two fields of a move in notation, on one line or not."""
    written = _MOVE.fullmatch(text)
    if not written or written[1] not in _NAMES or written[2] not in _NAMES:
        return None
    return _NAMES[written[1]], _NAMES[written[2]]


class _Move:
    """One move of a stone that is refused."""

    def __init__(self, position: Position, source: int, target: int) -> None:
        self.table, self.board = position.table, position.board
        self.source, self.target = source, target
        self.stones = _fields(self.table.stones)

    def refusal(self, straight: bool) -> Refusal:
        """The first of B5, B4, B7 and B6 that forbids it; whether it is straight is known from its notation."""
        if self.source not in self.stones:
            return self._refuse("B5", "wabanti-no-stone", self.source)
        if self.target in self.stones:
            return self._refuse("B5", "wabanti-occupied", self.target)
        if not straight:
            return self._refuse("B5", "wabanti-no-line", self.source, self.target)
        step = int(STEPS[self.target - self.source + FARTHEST])
        distance = (self.target - self.source) // step
        gaps = {self.source + i * step for i in range(1, distance)} - self.stones
        if gaps:
            return self._refuse("B5", "wabanti-broken-row", *sorted(gaps), distance=distance)
        if distance not in unpack(int(self.table.dice)):
            return self._refuse("B4", "wabanti-no-die", self.source, self.target, die=distance)
        if self.board.distinct_stones and self.source in _fields(self.table.moved):
            return self._refuse("B7", "wabanti-moved-already", self.source)
        cut_off = self._cut_off()
        return self._refuse("B6", "wabanti-falls-apart", *sorted(cut_off), count=len(cut_off))

    def _cut_off(self) -> set[int]:
        """B6: after the move, the stones of all but the largest part."""
        after = self.stones - {self.source} | {self.target}
        parts: list[set[int]] = []
        while after:
            part, border = set[int](), {min(after)}
            while border:
                part |= border
                border = {field + step for field in border for step in RING} & after - part
            parts.append(part)
            after = after - part
        largest = max(parts, key=len)
        return set[int]().union(*parts) - largest

    def _refuse(self, rule: str, key: str, *fields: int, **values: str | int) -> Refusal:
        values |= {"from": name(self.source), "to": name(self.target)}
        return Refusal(Code.ILLEGAL_ACTION, rule, tuple(map(name, fields)), key, values)


def _fields(words: object) -> set[int]:
    """The fields in a set of four numbers."""
    numbers = [int(word) for word in words]  # type: ignore[attr-defined]
    return {field for field in FIELDS if numbers[field // 64] >> field % 64 & 1}
