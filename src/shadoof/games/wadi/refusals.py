"""Why an action of Wadi is refused: the rule, and the cells that show it.

The kernels have already decided that it is; here the first rule that forbids it is found, by looking up in
which of the survey's sets a cell is missing.
"""

from shadoof.core.position import Position
from shadoof.core.refusal import Code, Refusal
from shadoof.games.wadi.actions import END, TAKE_BACK, cell_name, is_build, is_pump, is_put, source, target
from shadoof.games.wadi.building import SUPPLY
from shadoof.games.wadi.geography import DIAGONAL, STRAIGHT, cells_of
from shadoof.games.wadi.state import ACT, GUARD, NOWHERE, OVER, PLACE, SPREADING
from shadoof.games.wadi.survey import Survey, survey


def explain(position: Position, text: str, action: int | None) -> Refusal:
    """The refusal of an action that is not legal there."""
    if action is None:
        return Refusal(Code.MALFORMED, "NOTATION", (), "wadi-malformed", {"came": text[:60]})
    table = position.table
    if table.phase == OVER:
        return Refusal(Code.GAME_OVER, "W11", (), "wadi-over")
    if table.phase == GUARD and not (is_put(action) or action == TAKE_BACK):
        return Refusal(Code.WRONG_PHASE, "G5", (), "wadi-watchman-first")
    if table.phase == PLACE and not is_put(action):
        return Refusal(Code.WRONG_PHASE, "G3", (), "wadi-watchmen-come-in")
    case = _Case(position)
    if is_build(action):
        return case.build(target(action))
    if is_pump(action):
        return case.pump(source(action), target(action))
    assert action != END, "ending a turn is refused by its phase alone"
    if table.phase == ACT:
        rule, key = ("G5", "wadi-watchman-moved-first") if position.board.watchmen else ("G1", "wadi-no-watchmen")
        return Refusal(Code.WRONG_PHASE, rule, (), key)
    return case.take_back() if action == TAKE_BACK else case.put(target(action))


class _Case:
    """One position, looked at by the seat to move."""

    def __init__(self, position: Position) -> None:
        self.board, self.table = position.board, position.table
        self.seat = int(self.table.to_move)
        self.own = int(self.table.shadoofs[self.seat])
        self.all_shadoofs = sum(int(each) for each in self.table.shadoofs)
        self.sets: Survey = survey(position)
        self.columns = int(self.board.columns)
        self.rows = int(self.board.rows)

    def build(self, cell: int) -> Refusal:
        """Why no shadoof can be built on the cell."""
        if not self.table.actions_left or not self.table.builds_left:
            return self._spent_builds()
        if self.own.bit_count() >= SUPPLY:
            return self._refuse("W1", "wadi-no-supply", count=SUPPLY)
        if not self._is_tile(cell):
            return self._refuse("W2", "wadi-void", cell, cell=self._name(cell))
        if not self.sets.empty >> cell & 1:
            return self._occupied("W20", cell)
        if self.sets.forbidden >> cell & 1:
            return self._forbidden(cell)
        near = [each for each in self._beside(cell) if self.all_shadoofs >> each & 1]
        # Under W23 the sites are the spread ones unless its exception holds.
        if self.sets.sites == self.sets.spread:
            rule = "W22" if self.board.building == SPREADING else "W23"
            return self._refuse(rule, "wadi-beside-shadoof", cell, *near, cell=self._name(cell))
        near_own = [each for each in near if self.own >> each & 1]
        return self._refuse("W23", "wadi-beside-own-shadoof", cell, *near_own, cell=self._name(cell))

    def pump(self, source: int, target: int) -> Refusal:
        """Why no disc can be pumped from the source to the target."""
        if not self.table.actions_left:
            return self._refuse("W12", "wadi-no-action")
        for cell in (source, target):
            if not self._is_tile(cell):
                return self._refuse("W2", "wadi-void", cell, cell=self._name(cell))
        if self._is_wadi(target):
            return self._refuse("W32", "wadi-pump-to-wadi", target, cell=self._name(target))
        if int(self.table.discs) >> target & 1:
            return self._refuse("W32", "wadi-pump-to-disc", target, cell=self._name(target))
        if not (int(self.table.discs) | int(self.table.wet)) >> source & 1:
            return self._refuse("W32", "wadi-pump-from-dry", source, cell=self._name(source))
        for cell in (source, target):
            if self.sets.forbidden >> cell & 1:
                return self._forbidden(cell)
        return self._out_of_reach(source, target)

    def put(self, cell: int) -> Refusal:
        """Why the Watchman can't be put on the cell."""
        placing = self.table.phase == PLACE
        rule = "G4" if placing else "G5"
        if not self._is_tile(cell):
            return self._refuse("W2", "wadi-void", cell, cell=self._name(cell))
        if cell == self.table.watchman[self.seat]:
            return self._refuse(rule, "wadi-watchman-stays", cell, cell=self._name(cell))
        if not self.sets.empty >> cell & 1:
            return self._occupied(rule, cell)
        if self.sets.forbidden_by_others >> cell & 1:
            return self._forbidden(cell)
        zone = int(self.board.zone[cell])
        return self._refuse("G4", "wadi-own-zone", cell, *cells_of(zone & self.own), cell=self._name(cell))

    def take_back(self) -> Refusal:
        """Why the Watchman can't be taken back."""
        return self._refuse("G6", "wadi-dry-no-return", int(self.table.watchman[self.seat]))

    def _spent_builds(self) -> Refusal:
        if not self.table.actions_left:
            return self._refuse("W12", "wadi-no-action")
        if self.board.builds_per_turn > 1:
            return self._refuse("W13", "wadi-no-build-pro", count=int(self.board.builds_per_turn))
        return self._refuse("W12", "wadi-no-build")

    def _occupied(self, rule: str, cell: int) -> Refusal:
        name = self._name(cell)
        if self._is_wadi(cell):
            return self._refuse(rule, "wadi-on-wadi", cell, cell=name)
        if int(self.table.discs) >> cell & 1:
            return self._refuse(rule, "wadi-on-disc", cell, cell=name)
        return self._refuse(rule, "wadi-on-shadoof", cell, cell=name)

    def _forbidden(self, cell: int) -> Refusal:
        standing = [int(each) for each in self.table.watchman if each != NOWHERE]
        guards = [guard for guard in standing if int(self.board.guarded[guard]) >> cell & 1]
        values: dict[str, str | int] = {"cell": self._name(cell), "watchman": self._name(guards[0])}
        return self._refuse("G2", "wadi-forbidden", *dict.fromkeys([cell, *guards]), **values)

    def _out_of_reach(self, source: int, target: int) -> Refusal:
        names: dict[str, str | int] = {"from": self._name(source), "to": self._name(target)}
        for shadoof in cells_of(self.own):
            blocked = [end for end in (source, target) if not int(self.board.reach[shadoof]) >> end & 1]
            if all(self._is_diagonal(shadoof, end) for end in blocked):
                corners = [self._corner(shadoof, blocked[0]), self._corner(blocked[0], shadoof)]
                names |= {"shadoof": self._name(shadoof), "cell": self._name(blocked[0])}
                return self._refuse("W31", "wadi-far-bank", shadoof, blocked[0], *corners, **names)
        own = cells_of(self.own)
        near = [each for each in own if int(self.board.reach[each]) & (1 << source | 1 << target)]
        reached = 0
        for each in near:
            reached |= int(self.board.reach[each])
        if reached >> source & 1 and reached >> target & 1:
            return self._refuse("W32", "wadi-no-single-shadoof", source, target, *near, **names)
        if not reached >> source & 1:
            # Whoever touches water beyond every shadoof asks about the water, wherever it was to go.
            return self._refuse("W30", "wadi-source-out-of-reach", source, *own, **names)
        return self._refuse("W30", "wadi-out-of-reach", source, target, *own, **names)

    def _corner(self, down_from: int, right_from: int) -> int:
        """The cell in the row of the one and the column of the other."""
        return down_from // self.columns * self.columns + right_from % self.columns

    def _is_diagonal(self, a: int, b: int) -> bool:
        step = (b // self.columns - a // self.columns, b % self.columns - a % self.columns)
        return step in DIAGONAL

    def _beside(self, cell: int) -> list[int]:
        row, column = divmod(cell, self.columns)
        near = [(row + down, column + right) for down, right in STRAIGHT]
        return [r * self.columns + c for r, c in near if 0 <= r < self.rows and 0 <= c < self.columns]

    def _is_wadi(self, cell: int) -> bool:
        return bool(int(self.board.wadi) >> cell & 1)

    def _is_tile(self, cell: int) -> bool:
        return bool((int(self.board.wadi) | int(self.board.land)) >> cell & 1)

    def _name(self, cell: int) -> str:
        return cell_name(cell, self.columns)

    def _refuse(self, rule: str, key: str, *cells: int, **values: str | int) -> Refusal:
        return Refusal(Code.ILLEGAL_ACTION, rule, tuple(map(self._name, cells)), key, values)
