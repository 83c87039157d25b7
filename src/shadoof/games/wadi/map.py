"""A map of Wadi as a value: a grid of tiles, and what makes it playable (W2 to W6)."""

from dataclasses import dataclass
from functools import cached_property

from shadoof.core.trouble import BadScenario
from shadoof.games.wadi.actions import cell_name

MOST_CELLS = 64  # W3
MOST_SIDE = 16

#   ↖ ↑ ↗
#   ←   →    a step is (rows down, columns right)
#   ↙ ↓ ↘
STEPS = {
    "↑": (-1, 0),
    "↗": (-1, 1),
    "→": (0, 1),
    "↘": (1, 1),
    "↓": (1, 0),
    "↙": (1, -1),
    "←": (0, -1),
    "↖": (-1, -1),
}


@dataclass(frozen=True)
class Land:
    """A land tile with 1 to 3 reservoirs."""

    reservoirs: int


@dataclass(frozen=True)
class River:
    """A wadi tile: one arrow, or two for a fork, the first being the arrow's (W5); and its discs."""

    arrows: tuple[str, ...]
    discs: int = 0


Tile = Land | River | None  # None is void


@dataclass(frozen=True)
class Map:
    """Tiles row by row from the north-west corner. Making one checks it; BadScenario says what is wrong."""

    columns: int
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.columns <= MOST_SIDE or not 1 <= self.rows <= MOST_SIDE or self.cells > MOST_CELLS:
            raise BadScenario(
                "wadi-map-size", rows=self.rows, columns=self.columns, side=MOST_SIDE, cells=MOST_CELLS
            )
        self._check_flows_end_on_no_land()
        self._check_no_flow_is_round()
        if not self.discs:
            raise BadScenario("wadi-map-dry")

    @property
    def cells(self) -> int:
        """How many cells the grid has, voids included."""
        return len(self.tiles)

    @property
    def rows(self) -> int:
        """How many rows the grid has."""
        return len(self.tiles) // self.columns

    @property
    def discs(self) -> int:
        """How many discs lie on the map at the start."""
        return sum(tile.discs for tile in self.tiles if isinstance(tile, River))

    @cached_property
    def land(self) -> tuple[int, ...]:
        """The land's cells."""
        return tuple(i for i, tile in enumerate(self.tiles) if isinstance(tile, Land))

    @cached_property
    def river(self) -> tuple[int, ...]:
        """The wadi's cells."""
        return tuple(i for i, tile in enumerate(self.tiles) if isinstance(tile, River))

    def name(self, cell: int) -> str:
        """The cell in notation."""
        return cell_name(cell, self.columns)

    def step(self, cell: int, down: int, right: int) -> int | None:
        """The cell that many steps away; None off the grid."""
        row, column = cell // self.columns + down, cell % self.columns + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else None

    def aims(self, cell: int) -> list[int | None]:
        """The cells a wadi tile's arrows point to, void or not; None off the grid."""
        tile = self.tiles[cell]
        return [self.step(cell, *STEPS[arrow]) for arrow in tile.arrows] if isinstance(tile, River) else []

    def flows(self, cell: int) -> list[int | None]:
        """Where a wadi tile's water goes, arrow's side first; None where it leaves the game (W4)."""
        return [None if aim is None or self.tiles[aim] is None else aim for aim in self.aims(cell)]

    @cached_property
    def downstream_first(self) -> tuple[int, ...]:
        """The wadi's cells, each after all that it flows to; shorter than `river` if water runs round."""
        order: list[int] = []
        waiting = list(self.river)
        while True:
            ready = [c for c in waiting if all(goal is None or goal in order for goal in self.flows(c))]
            if not ready:
                return tuple(order)
            order += ready
            waiting = [cell for cell in waiting if cell not in ready]

    def _check_flows_end_on_no_land(self) -> None:
        for cell in self.river:
            for goal in self.flows(cell):
                if goal is not None and isinstance(self.tiles[goal], Land):
                    raise BadScenario("wadi-map-onto-land", cell=self.name(cell), goal=self.name(goal))

    def _check_no_flow_is_round(self) -> None:
        round_and_round = sorted(set(self.river) - set(self.downstream_first))
        if round_and_round:
            raise BadScenario("wadi-map-circle", cells=" ".join(map(self.name, round_and_round)))
