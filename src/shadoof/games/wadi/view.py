"""A position of Wadi read cell by cell, for those who draw it."""

from shadoof.core.position import Position
from shadoof.games.wadi.actions import cell_name
from shadoof.games.wadi.building import SUPPLY
from shadoof.games.wadi.geography import cells_of
from shadoof.games.wadi.map import STEPS, Land, Map, River
from shadoof.games.wadi.state import NOWHERE


class View:
    """What lies and stands where. Cells count row by row from the north-west corner."""

    def __init__(self, position: Position) -> None:
        self._board, self._table = position.board, position.table
        self._map: Map = position.setup.plan.map
        self.players = position.setup.players
        self.rows, self.columns = self._map.rows, self._map.columns
        self.land, self.river = frozenset(self._map.land), frozenset(self._map.river)

    def name(self, cell: int) -> str:
        """The cell in notation."""
        return cell_name(cell, self.columns)

    def reservoirs(self, cell: int) -> int:
        """The reservoirs of a land tile."""
        tile = self._map.tiles[cell]
        return tile.reservoirs if isinstance(tile, Land) else 0

    def disc(self, cell: int) -> bool:
        """Whether a disc lies on this land tile."""
        return bool(int(self._table.discs) >> cell & 1)

    def water(self, cell: int) -> int:
        """The discs on a wadi tile."""
        return int(self._table.water[cell])

    def flows(self, cell: int) -> list[tuple[int, int]]:
        """A wadi tile's steps, rows down and columns right, the arrow's first."""
        return [STEPS[arrow] for arrow in self.arrows(cell)]

    def arrows(self, cell: int) -> str:
        """A wadi tile's arrows as the map has them."""
        tile = self._map.tiles[cell]
        return "".join(tile.arrows) if isinstance(tile, River) else ""

    def shadoof(self, cell: int) -> int | None:
        """The seat whose shadoof stands there."""
        return next((s for s in range(self.players) if int(self._table.shadoofs[s]) >> cell & 1), None)

    def watchman(self, cell: int) -> int | None:
        """The seat whose Watchman stands there."""
        return next((s for s in range(self.players) if int(self._table.watchman[s]) == cell), None)

    def forbidden(self) -> frozenset[int]:
        """The cells in some Watchman's forbidden area (G2)."""
        standing = [int(cell) for cell in self._table.watchman if cell != NOWHERE]
        return frozenset(each for cell in standing for each in cells_of(int(self._board.guarded[cell])))

    def supply(self, seat: int) -> int:
        """How many shadoofs the seat has left."""
        return SUPPLY - int(self._table.shadoofs[seat]).bit_count()

    def is_begun(self) -> bool:
        """Whether anybody has built or ended a turn."""
        return bool(self._table.round_number > 1 or self._table.turn or any(self._table.shadoofs))

    def starter(self) -> int:
        """The seat with the talisman (W10)."""
        return int(self._board.first + self._table.round_number - 1) % self.players
