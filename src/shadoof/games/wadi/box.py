"""What one box holds, and how many boxes a map takes (W1, W3)."""

from collections import Counter

from shadoof.games.wadi.map import Land, Map, River

BOX = {"land-1": 21, "land-2": 11, "land-3": 7, "wadi": 17, "discs": 21}


def pieces(drawn: Map) -> dict[str, int]:
    """How many of each piece the map takes, e.g. `{"land-1": 18, ..., "wadi": 15, "discs": 20}`."""
    lands = Counter(tile.reservoirs for tile in drawn.tiles if isinstance(tile, Land))
    wadi = sum(isinstance(tile, River) for tile in drawn.tiles)
    return {f"land-{n}": lands[n] for n in (1, 2, 3)} | {"wadi": wadi, "discs": drawn.discs}


def boxes(drawn: Map) -> int:
    """How many boxes the map takes; more than 1 is allowed but reported."""
    return max(-(-count // BOX[piece]) for piece, count in pieces(drawn).items())
