"""Positions as pictures, and the board's geometry told a second time, from NOTATION.md alone.

A picture has a line for each row: the name of its first field, a bar, and the row, `o` a stone and `.` none.
Fields that touch stand beside each other, or half a step aside on the next line. The start (B1):

    f8 |   o o o
    g7 |  o o o o
    h6 | o o . o o
    i6 |  o o o o
    j6 |   o o o
"""

from collections.abc import Iterable, Mapping
from functools import cache

import shadoof
from shadoof.games.wabanti.fields import FIELDS, name as numbered

Place = tuple[int, int]  # q and r

ROWS = "abcdefghijklmno"
STEPS: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
BOARD = frozenset((q, r) for q in range(-7, 8) for r in range(-7, 8) if abs(q + r) <= 7)

CLOCKWISE = ("N", "NE", "SE", "S", "SW", "NW")
SEATS = {
    2: ("N", "S"),
    3: ("N", "SE", "SW"),
    4: ("N", "SE", "S", "NW"),
    5: ("N", "NE", "SE", "S", "SW"),
    6: CLOCKWISE,
}

RINGS = """
    f8 |   o o o
    g7 |  o o o o
    h6 | o o . o o
    i6 |  o o o o
    j6 |   o o o
"""


def text(place: Place) -> str:
    """The name of a field."""
    q, r = place
    return f"{ROWS[r + 7]}{q + 8}"


def place(name: str) -> Place:
    """The field with this name."""
    return int(name[1:]) - 8, ROWS.index(name[0]) - 7


def moved(here: Place, step: Place, times: int = 1) -> Place:
    """The field so many steps on."""
    return here[0] + step[0] * times, here[1] + step[1] * times


def ring(here: Place) -> int:
    """How far from the centre."""
    q, r = here
    return max(abs(q), abs(r), abs(q + r))


def sides_of(here: Place) -> set[str]:
    """The sides whose edge a field is on, two at a corner."""
    q, r = here
    edges = {"N": (r, -7), "NE": (q, 7), "SE": (q + r, 7), "S": (r, 7), "SW": (q, -7), "NW": (q + r, -7)}
    return {side for side, (value, edge) in edges.items() if value == edge}


def winners_at(here: Place, players: int) -> list[int]:
    """The seats whose side the field is on (B2, B9)."""
    return [seat for seat, side in enumerate(SEATS[players]) if side in sides_of(here)]


def parts(stones: Iterable[Place]) -> list[set[Place]]:
    """The stones, sorted into what hangs together."""
    left, found = set(stones), []
    while left:
        part, edge = set[Place](), [left.pop()]
        while edge:
            here = edge.pop()
            part.add(here)
            for step in STEPS:
                beside = moved(here, step)
                if beside in left:
                    left.remove(beside)
                    edge.append(beside)
        found.append(part)
    return found


def picture(drawing: str) -> set[Place]:
    """The stones of a drawing, which must be drawn true: each line rightly set off against the first."""
    stones, offsets = set(), set()
    for line in drawing.strip().splitlines():
        name, row = line.split("|")
        q, r = place(name.strip())
        offsets.add(len(row) - len(row.lstrip()) - 2 * q - r)
        for token in row.split():
            if token == "o":
                stones.add((q, r))
            else:
                assert token == ".", token
            q += 1
    assert len(offsets) == 1, "the lines are not set off as the board is"
    assert stones <= BOARD
    assert len(stones) == 18
    assert len(parts(stones)) == 1
    return stones


@cache
def _numbers() -> Mapping[Place, int]:
    return {place(numbered(number)): number for number in FIELDS}


def stones_of(position: shadoof.Position) -> set[Place]:
    """Where the stones are."""
    words = [int(word) for word in position.table.stones]
    return {here for here, number in _numbers().items() if words[number // 64] >> number % 64 & 1}


def standing(
    stones: Iterable[Place] | str,
    dice: str = "",
    *,
    players: int = 6,
    first: int = 0,
    must_play: bool = False,
    distinct_stones: bool = False,
) -> shadoof.Position:
    """The first turn of a game in which the stones stand like this, after this throw if there is one."""
    rules = {"must_play": must_play, "distinct_stones": distinct_stones}
    start = shadoof.start("wabanti", players, first=first, rules=rules)
    tables = start.tables()
    words = [0, 0, 0, 0]
    for here in picture(stones) if isinstance(stones, str) else stones:
        number = _numbers()[here]
        words[number // 64] |= 1 << number % 64
    tables[0].stones[:] = words
    position = shadoof.Position(start.setup, tables)
    return position.play(dice) if dice else position


def play(position: shadoof.Position, *actions: str) -> shadoof.Position:
    """The position after these actions."""
    for action in actions:
        position = position.play(action)
    return position


def moves(position: shadoof.Position, start: str = "") -> set[str]:
    """The legal moves of stones, or where the stone on one field may go."""
    found = {action for action in position.legal() if ">" in action}
    if not start:
        return found
    return {action.split(">")[1] for action in found if action.split(">")[0] == start}


def length(move: str) -> int:
    """How far a move goes, which is the die it needs."""
    (q, r), (to_q, to_r) = map(place, move.split(">"))
    return ring((to_q - q, to_r - r))


def grown(seeds: Iterable[Place], room: Iterable[Place], *, beside: Place) -> set[Place]:
    """18 stones: the one that is to move, and 17 that hang together without it, grown from the seeds."""
    stones, allowed = list(seeds), set(room) - {beside}
    for here in stones:
        for step in STEPS:
            near = moved(here, step)
            if near in allowed and near not in stones and len(stones) < 17:
                stones.append(near)
    assert len(stones) == 17
    assert len(parts(stones)) == 1
    assert len(parts({*stones, beside})) == 1
    return {*stones, beside}
