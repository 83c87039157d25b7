"""Who can reach what on a map: W30 and W31, and the zones of G4. Sets of cells are whole numbers."""

from collections.abc import Iterable
from functools import cached_property

from shadoof.games.wadi.map import Land, Map

STRAIGHT = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))


class Geography:
    """What follows from a map alone."""

    def __init__(self, drawn: Map) -> None:
        self.map = drawn

    def is_cut(self, cell: int, down: int, right: int) -> bool:
        """W31: whether the wadi runs between a cell and its diagonal neighbour.

        s A      Blocked when A and B are wadi tiles, or when one of them is
        B t      a wadi tile that flows to the other (then a void: an end).
        """
        corners = (self.map.step(cell, down, 0), self.map.step(cell, 0, right))
        wet = [corner for corner in corners if corner in self.map.river]
        return len(wet) == 2 or any(self._points_to(corner, corners) for corner in wet if corner is not None)

    def _points_to(self, cell: int, corners: Iterable[int | None]) -> bool:
        return any(goal in corners for goal in self.map.aims(cell) if goal is not None)

    @cached_property
    def reach(self) -> tuple[int, ...]:
        """W30: by land cell, the tiles that a shadoof there reaches; empty for other cells."""
        return tuple(
            self._reach(cell) if isinstance(tile, Land) else 0 for cell, tile in enumerate(self.map.tiles)
        )

    def _reach(self, cell: int) -> int:
        reached = 1 << cell
        for down, right in STRAIGHT + DIAGONAL:
            near = self.map.step(cell, down, right)
            if near is None or self.map.tiles[near] is None:
                continue
            far_bank = near in self.map.land and (down, right) in DIAGONAL and self.is_cut(cell, down, right)
            if not far_bank:
                reached |= 1 << near
        return reached

    @cached_property
    def pumpers(self) -> tuple[int, ...]:
        """By cell, the land from which a shadoof reaches it."""
        return tuple(
            as_set(site for site in self.map.land if self.reach[site] >> cell & 1)
            for cell in range(self.map.cells)
        )

    @cached_property
    def guarded(self) -> tuple[int, ...]:
        """G2: by land cell, the forbidden area of a Watchman there."""
        return tuple(
            as_set([cell, *self._beside(cell)]) if cell in self.map.land else 0 for cell in range(self.map.cells)
        )

    def _beside(self, cell: int) -> list[int]:
        near = [self.map.step(cell, down, right) for down, right in STRAIGHT]
        return [each for each in near if each in self.map.land and each is not None]

    @cached_property
    def zones(self) -> tuple[int, ...]:
        """G4: the stretches of land joined by steps that a shadoof reaches over."""
        found: list[int] = []
        land = as_set(self.map.land)
        for start in self.map.land:
            if any(zone >> start & 1 for zone in found):
                continue
            zone, border = 0, 1 << start
            while border:
                zone |= border
                border = as_union(self.reach[cell] for cell in cells_of(border)) & land & ~zone
            found.append(zone)
        return tuple(found)

    @cached_property
    def zone(self) -> tuple[int, ...]:
        """By cell, the zone it lies in."""
        return tuple(as_union(z for z in self.zones if z >> cell & 1) for cell in range(self.map.cells))


def as_set(cells: Iterable[int]) -> int:
    """The cells as one number."""
    return as_union(1 << cell for cell in cells)


def as_union(sets: Iterable[int]) -> int:
    """The cells that are in any of the sets."""
    union = 0
    for each in sets:
        union |= each
    return union


def cells_of(cells: int) -> list[int]:
    """The cells of a set, ascending."""
    return [i for i in range(cells.bit_length()) if cells >> i & 1]
