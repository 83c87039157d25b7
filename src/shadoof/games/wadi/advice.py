"""Advice on a map (RULES 1.7): what makes a board play worse, as named checks with thresholds.

A check looks at the map for a number of players and answers the cells and numbers that break its threshold,
or nothing. Its sentence is in the catalogue under `wadi-advice-` and its name.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from shadoof.games.wadi.geography import STRAIGHT, Geography, cells_of
from shadoof.games.wadi.map import Map, River
from shadoof.games.wadi.measures import arm, ends, rounds, starts, strips

MOST_ROUNDS = 9  # a longer river bores
FEWEST_ROUNDS = 4  # a shorter one is over before it is fought for
SHORTEST_ARM = 3  # tiles from a starting point to the next join or end
MOST_ENDS = 3
CROWD = 4  # players for whom one end, or starting points close together, are too few
FAR_APART = 4  # steps between two starting points that 4 players can share
MOST_STRIP_TILES = 8  # land one tile wide, all over the map
LONGEST_STRIP = 4
DEAD_AREA = 3  # land tiles in a zone nobody can live on
DRIEST, WETTEST = 0.25, 0.8  # discs of a starting point for each land tile its water passes
WATCHMEN_LAND = 33  # land tiles that 4 players with Watchmen need; the box has 39


@dataclass(frozen=True)
class Advice:
    """One piece of advice, e.g. `Advice("short-arm", ("b1",), {"tiles": 2, "least": 3})`."""

    name: str
    cells: tuple[str, ...] = ()
    values: dict[str, str | int] = field(default_factory=dict, hash=False)

    def sentence(self, language: str = "en") -> str:
        """The advice in a person's language."""
        from shadoof.core.words import say

        return say(f"wadi-advice-{self.name}", language, **self.values)


def advise(drawn: Map, players: int, watchmen: bool = False) -> list[Advice]:
    """All advice on the map for so many players; empty where there is nothing to say."""
    found = [advice for check in CHECKS for advice in check(drawn, players)]
    return found + (list(few_land_for_watchmen(drawn, players)) if watchmen else [])


def long_river(drawn: Map, players: int) -> Iterator[Advice]:
    """A very long river lengthens the game and can bore."""
    if rounds(drawn) > MOST_ROUNDS:
        yield Advice("long-river", values={"rounds": rounds(drawn), "most": MOST_ROUNDS})


def short_river(drawn: Map, players: int) -> Iterator[Advice]:
    """A very short one is over too soon."""
    if rounds(drawn) < FEWEST_ROUNDS:
        yield Advice("short-river", values={"rounds": rounds(drawn), "least": FEWEST_ROUNDS})


def short_arm(drawn: Map, players: int) -> Iterator[Advice]:
    """Very short arms shorten the game."""
    for start in starts(drawn):
        tiles = len(arm(drawn, start))
        if tiles < SHORTEST_ARM:
            values: dict[str, str | int] = {"cell": drawn.name(start), "tiles": tiles, "least": SHORTEST_ARM}
            yield Advice("short-arm", (drawn.name(start),), values)


def one_end(drawn: Map, players: int) -> Iterator[Advice]:
    """One end is harder than two or three: the last water passes few banks."""
    found = ends(drawn)
    if len(found) == 1 and players >= CROWD:
        yield Advice("one-end", _names(drawn, found), {"players": players})


def many_ends(drawn: Map, players: int) -> Iterator[Advice]:
    """Extreme maps play worse: the water is gone in all directions."""
    found = ends(drawn)
    if len(found) > MOST_ENDS:
        yield Advice("many-ends", _names(drawn, found), {"ends": len(found), "most": MOST_ENDS})


def room_at_starts(drawn: Map, players: int) -> Iterator[Advice]:
    """Each player should have room to build at a starting point, by the spreading rule too."""
    sites = _sites_at(drawn, starts(drawn))
    room = _most_apart(drawn, sites, players)
    if room < players:
        yield Advice("room-at-starts", _names(drawn, starts(drawn)), {"players": players, "room": room})


def starts_for_four(drawn: Map, players: int) -> Iterator[Advice]:
    """4 players want three arms, or two that start far apart and in no corner."""
    found = starts(drawn)
    if players >= CROWD and len(found) < 3 and not _two_good_starts(drawn, found):
        yield Advice("starts-for-four", _names(drawn, found), {"players": players, "steps": FAR_APART})


def narrow_strips(drawn: Map, players: int) -> Iterator[Advice]:
    """Many or long strips of land one tile wide leave nothing to choose."""
    found = strips(drawn)
    tiles = sorted({cell for strip in found for cell in strip})
    longest = max(map(len, found), default=0)
    if len(tiles) > MOST_STRIP_TILES or longest > LONGEST_STRIP:
        values: dict[str, str | int] = {"tiles": len(tiles), "longest": longest}
        values |= {"most": MOST_STRIP_TILES, "most_long": LONGEST_STRIP}
        yield Advice("narrow-strips", _names(drawn, tiles), values)


def dead_areas(drawn: Map, players: int) -> Iterator[Advice]:
    """Areas of 1-3 land tiles are dead: nobody builds there."""
    for zone in Geography(drawn).zones:
        cells = cells_of(zone)
        if len(cells) <= DEAD_AREA:
            yield Advice("dead-area", _names(drawn, cells), {"tiles": len(cells)})


def discs_for_land(drawn: Map, players: int) -> Iterator[Advice]:
    """The discs of an arm should match the land it feeds."""
    for start in starts(drawn):
        tile = drawn.tiles[start]
        assert isinstance(tile, River)
        land = len(_sites_at(drawn, arm(drawn, start)))
        if not DRIEST * land <= tile.discs <= max(WETTEST * land, 1):
            values: dict[str, str | int] = {
                "cell": drawn.name(start),
                "discs": tile.discs,
                "land": land,
                "pile": _span(-int(-DRIEST * land // 1), max(int(WETTEST * land), 1)),
            }
            yield Advice("discs-for-land", (drawn.name(start),), values)


def few_land_for_watchmen(drawn: Map, players: int) -> Iterator[Advice]:
    """With the Watchmen and 4 players, few land tiles leave a turn almost without choices."""
    if players >= CROWD and len(drawn.land) < WATCHMEN_LAND:
        values: dict[str, str | int] = {"land": len(drawn.land), "least": WATCHMEN_LAND, "players": players}
        yield Advice("watchmen-land", values=values)


CHECKS: tuple[Callable[[Map, int], Iterator[Advice]], ...] = (
    long_river,
    short_river,
    short_arm,
    one_end,
    many_ends,
    room_at_starts,
    starts_for_four,
    narrow_strips,
    dead_areas,
    discs_for_land,
)


def _span(least: int, most: int) -> str:
    return str(most) if least >= most else f"{least}–{most}"


def _sites_at(drawn: Map, tiles: list[int]) -> list[int]:
    pumpers = Geography(drawn).pumpers
    return sorted({site for tile in tiles for site in cells_of(pumpers[tile])})


def _most_apart(drawn: Map, sites: list[int], enough: int) -> int:
    """How many of the sites, up to `enough`, can hold shadoofs that touch each other nowhere (W22)."""

    def apart(group: tuple[int, ...]) -> bool:
        return not any(drawn.step(cell, *side) in group for cell in group for side in STRAIGHT)

    counts = range(min(enough, len(sites)), 0, -1)
    return next((n for n in counts if any(map(apart, combinations(sites, n)))), 0)


def _two_good_starts(drawn: Map, found: list[int]) -> bool:
    if len(found) != 2 or any(_is_corner(drawn, cell) for cell in found):
        return False
    (row, column), (other_row, other_column) = (divmod(cell, drawn.columns) for cell in found)
    return max(abs(row - other_row), abs(column - other_column)) >= FAR_APART


def _is_corner(drawn: Map, cell: int) -> bool:
    row, column = divmod(cell, drawn.columns)
    return row in (0, drawn.rows - 1) and column in (0, drawn.columns - 1)


def _names(drawn: Map, cells: list[int]) -> tuple[str, ...]:
    return tuple(map(drawn.name, cells))
