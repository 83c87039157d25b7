"""An action of Wadi as a number.

 12 11 ..  6 5 ..  0
+--+--------+-------+
| 1|  from  |  to   |  pump        4096..8191
| 0| 000010 | cell  |  put Watchman 128..191
| 0| 000001 | cell  |  build         64..127
| 0| 000000 | 000001|  take Watchman back   1
| 0| 000000 | 000000|  end the turn         0
+--+--------+-------+
"""

from functools import cache

from shadoof.core.kernel import rule

END = 0
TAKE_BACK = 1
BUILD = 64
PUT = 128
PUMP = 4096


@rule
def is_build(action: int) -> bool:
    """Whether the action builds a shadoof, on cell `action - BUILD`."""
    return BUILD <= action < PUT


@rule
def is_put(action: int) -> bool:
    """Whether the action puts the Watchman on a cell, `action - PUT`."""
    return PUT <= action < PUT + 64


@rule
def is_pump(action: int) -> bool:
    """Whether the action pumps a disc."""
    return PUMP <= action < 2 * PUMP


@rule
def source(action: int) -> int:
    """The cell a pump takes from."""
    return action >> 6 & 63


@rule
def target(action: int) -> int:
    """The cell a build, a pump or a Watchman goes to."""
    return action & 63


def cell_name(cell: int, columns: int) -> str:
    """The cell in notation: `a1` is the north-west corner."""
    return f"{'abcdefghijklmnop'[cell % columns]}{cell // columns + 1}"


@cache
def texts(rows: int, columns: int) -> dict[int, str]:
    """Every action that can be written on a map of that size, in notation."""
    cells = range(rows * columns)
    names = [cell_name(cell, columns) for cell in cells]
    found = {END: ".", TAKE_BACK: "@-"}
    found |= {BUILD + cell: f"+{names[cell]}" for cell in cells}
    found |= {PUT + cell: f"@{names[cell]}" for cell in cells}
    found |= {PUMP + (a << 6) + b: f"{names[a]}>{names[b]}" for a in cells for b in cells if a != b}
    return found
