"""What the tests of Wadi share: boards drawn as text, play by the text of actions, and what can be seen."""

import re

import pytest

import shadoof
from shadoof.core.position import Position
from shadoof.core.refusal import Refusal
from shadoof.core.trouble import IllegalAction

ARROWS = "↑↗→↘↓↙←↖"  # clockwise from the north
STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

Cell = tuple[int, int]  # row from the north, column from the west: b1 is (0, 1)
OFF_BOARD = 255


def start(drawn: str, players: int = 3, first: int = 0, **rules: object) -> Position:
    """A game on a drawn board."""
    return shadoof.start("wadi", players=players, first=first, scenario=drawn, rules=rules)


def after(position: Position, actions: str) -> Position:
    """The position after actions divided by blanks: `after(position, "+c3 c2>c3 .")`."""
    for text in actions.split():
        position = position.play(text)
    return position


def sites(position: Position) -> set[str]:
    """Where the seat to move may build."""
    return {text[1:] for text in position.legal() if text[0] == "+"}


def pumps(position: Position) -> set[str]:
    """The seat's legal pumps."""
    return {text for text in position.legal() if ">" in text}


def posts(position: Position) -> set[str]:
    """Where the Watchman may be put or moved to; `-` when it may be taken back."""
    return {text[1:] for text in position.legal() if text[0] == "@"}


def refusal(position: Position, text: str) -> Refusal:
    """Why the action is refused; it must be, and `play` must give the same reason."""
    found = position.why_not(text)
    assert found is not None
    with pytest.raises(IllegalAction) as raised:
        position.play(text)
    assert raised.value.refusal == found
    return found


def wet(position: Position) -> dict[str, int]:
    """The discs on each wadi tile that holds any."""
    columns = len(grid(position)[0])
    held = enumerate(position.table.water.tolist())
    return {name(divmod(index, columns)): discs for index, discs in held if discs}


def filled(position: Position) -> set[str]:
    """The land tiles that hold a disc."""
    return cells_of(position, position.table.discs)


def standing(position: Position, seat: int) -> set[str]:
    """Where the seat's shadoofs stand."""
    return cells_of(position, position.table.shadoofs[seat])


def cells_of(position: Position, bits: int) -> set[str]:
    """The names of the cells in a bit mask."""
    columns = len(grid(position)[0])
    return {name(divmod(index, columns)) for index in range(64) if int(bits) >> index & 1}


def grid(position: Position) -> list[list[str]]:
    """The tokens of the position's map, row by row."""
    return tokens(str(position.setup.scenario))


def tokens(drawn: str) -> list[list[str]]:
    """The tokens of a map, row by row."""
    return [line.split() for line in drawn.splitlines() if line.strip()]


def untokens(rows: list[list[str]]) -> str:
    """The map of these tokens."""
    return "\n".join(" ".join(row) for row in rows)


def name(cell: Cell) -> str:
    """The cell's name: `b1` for (0, 1)."""
    return f"{'abcdefghijklmnop'[cell[1]]}{cell[0] + 1}"


def cell(named: str) -> Cell:
    """The cell of that name: (0, 1) for `b1`."""
    return int(named[1:]) - 1, ord(named[0]) - ord("a")


def mirrored(drawn: str) -> str:
    """The map with west and east exchanged."""
    table = str.maketrans(ARROWS, ARROWS[0] + ARROWS[:0:-1])
    return untokens([[token.translate(table) for token in reversed(row)] for row in tokens(drawn)])


def mirrored_action(text: str, columns: int) -> str:
    """The action on the mirrored map."""
    return re.sub(r"[a-p]\d+", lambda found: name(_mirrored(cell(found[0]), columns)), text)


def _mirrored(where: Cell, columns: int) -> Cell:
    return where[0], columns - 1 - where[1]


def turned(drawn: str) -> str:
    """The map turned a quarter clockwise."""
    table = str.maketrans(ARROWS, ARROWS[2:] + ARROWS[:2])
    columns = zip(*reversed(tokens(drawn)), strict=True)
    return untokens([[token.translate(table) for token in column] for column in columns])


def turned_action(text: str, rows: int) -> str:
    """The action on the turned map; `rows` is the number of rows before the turn."""
    return re.sub(r"[a-p]\d+", lambda found: name(_turned(cell(found[0]), rows)), text)


def _turned(where: Cell, rows: int) -> Cell:
    return where[1], rows - 1 - where[0]
