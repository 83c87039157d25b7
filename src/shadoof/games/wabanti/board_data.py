"""What does not change during a game of Wabanti, in plain data."""

from functools import cache

from shadoof.core.position import Setup
from shadoof.games.wabanti.data import BoardData, Field, Side
from shadoof.games.wabanti.fields import FIELDS, OWNED, SIDES, axial, name, owners, sides


def board_data(setup: Setup) -> BoardData:
    """The board as the set-up has it."""
    return {
        "fields": _fields(setup.players),
        "sides": _sides(setup.players),
        "must_play": bool(setup.rules["must_play"]),
        "distinct_stones": bool(setup.rules["distinct_stones"]),
    }


@cache
def _fields(players: int) -> list[Field]:
    return [_field(each, players) for each in FIELDS]


def _field(field: int, players: int) -> Field:
    q, r = axial(field)
    return {"cell": name(field), "q": q, "r": r, "owners": list(owners(field, players))}


@cache
def _sides(players: int) -> list[Side]:
    owned = OWNED[players]
    return [
        {
            "name": side,
            "owner": owned.index(side) if side in owned else None,
            "fields": [name(each) for each in FIELDS if side in sides(each)],
        }
        for side in SIDES
    ]
