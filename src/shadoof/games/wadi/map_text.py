"""The text of a map (NOTATION, "Wadi maps"), read and written.

1 2 ↓7 1 1        land with its reservoirs; a wadi tile's arrow and the discs on it
1 3 1 ↙↘ 2        two arrows for a fork; `.` for a void
"""

import re

from shadoof.core.json_text import SHOWN
from shadoof.core.trouble import BadScenario
from shadoof.games.wadi.map import MOST_SIDE, STEPS, Land, Map, River, Tile

VARIATION_SELECTOR = "\ufe0f"  # some keyboards put it after an arrow to make it a picture
BYTE_ORDER_MARK = "\ufeff"

_WADI = re.compile(r"([↑↗→↘↓↙←↖]+)(.*)", re.DOTALL)
_DISCS = re.compile(r"[1-9][0-9]?", re.ASCII)


def read_map(text: str) -> Map:
    """The map a text draws; BadScenario names row, column, token and what was expected."""
    return read_rows(text.removeprefix(BYTE_ORDER_MARK).split("\n"))


def read_rows(lines: list[str]) -> Map:
    """The map that the lines draw, as `read_map`, with no byte-order mark before them."""
    rows = [row for row in map(_tokens, lines) if row]
    if not rows:
        raise BadScenario("wadi-map-empty")
    if len(rows) > MOST_SIDE:
        raise BadScenario("wadi-map-rows", rows=len(rows), most=MOST_SIDE)
    for number, row in enumerate(rows, 1):
        if len(row) > MOST_SIDE:
            raise BadScenario("wadi-map-columns", row=number, columns=len(row), most=MOST_SIDE)
    # A wrong token is told before a wrong length: a blank inside a token causes both.
    tiles = [
        _tile(token, number, column) for number, row in enumerate(rows, 1) for column, token in enumerate(row, 1)
    ]
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            raise BadScenario("wadi-map-ragged", row=number, came=len(row), expected=len(rows[0]))
    return Map(len(rows[0]), tuple(tiles))


def write_map(drawn: Map) -> str:
    """The map's text, columns aligned; `read_map` gives the same map back."""
    tokens = [_token(tile) for tile in drawn.tiles]
    width = max(map(len, tokens))
    starts = range(0, drawn.cells, drawn.columns)
    rows = [" ".join(token.ljust(width) for token in tokens[i : i + drawn.columns]) for i in starts]
    return "".join(row.rstrip() + "\n" for row in rows)


def _tokens(line: str) -> list[str]:
    return [token for token in re.split(r"[ \t]+", line.removesuffix("\r")) if token]


def _tile(token: str, row: int, column: int) -> Tile:
    if token == ".":
        return None
    if token in ("1", "2", "3"):
        return Land(int(token))
    where: dict[str, str | int] = {"row": row, "column": column, "token": token[:SHOWN]}
    wadi = _WADI.fullmatch(_without_selectors(token))
    if wadi is None:
        raise BadScenario("wadi-map-token", **where)
    arrows, discs = wadi.groups()
    if len(arrows) > 2 or len(set(arrows)) < len(arrows):
        raise BadScenario("wadi-map-fork", **where)
    if discs and not _DISCS.fullmatch(discs):
        raise BadScenario("wadi-map-discs", **where)
    return River(tuple(arrows), int(discs or "0"))


def _without_selectors(token: str) -> str:
    return re.sub(f"(?<=[{''.join(STEPS)}]){VARIATION_SELECTOR}", "", token)


def _token(tile: Tile) -> str:
    if tile is None:
        return "."
    if isinstance(tile, Land):
        return str(tile.reservoirs)
    return "".join(tile.arrows) + (str(tile.discs) if tile.discs else "")
