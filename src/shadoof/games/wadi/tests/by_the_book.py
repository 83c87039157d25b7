"""RULES.md as slow, plain Python over sets of cells: a second opinion on what is legal and what it is worth."""

from dataclasses import dataclass, field

from shadoof.core.position import Position
from shadoof.games.wadi.tests.drawn import ARROWS, OFF_BOARD, STEPS, Cell, cell, name, tokens

BESIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))


def shifted(where: Cell, step: Cell) -> Cell:
    return where[0] + step[0], where[1] + step[1]


def beside(where: Cell) -> set[Cell]:
    return {shifted(where, step) for step in BESIDE}


@dataclass
class Ground:
    """A map: its land with the reservoirs, its wadi with where each tile's arrows point."""

    land: dict[Cell, int]
    aims: dict[Cell, list[Cell]]
    springs: dict[Cell, int]

    @classmethod
    def read(cls, drawn: str) -> "Ground":
        """The ground that a map's text draws."""
        land, aims, springs = {}, {}, {}
        for row, line in enumerate(tokens(drawn)):
            for column, token in enumerate(line):
                here = (row, column)
                if token in "123":
                    land[here] = int(token)
                elif token != ".":
                    arrows = token.rstrip("0123456789")
                    aims[here] = [shifted(here, STEPS[ARROWS.index(arrow)]) for arrow in arrows]
                    springs[here] = int(token[len(arrows) :] or "0")
        return cls(land, aims, springs)

    def open_step(self, here: Cell, there: Cell) -> bool:
        """W31: whether the wadi leaves a diagonal step between land tiles open."""
        one, other = (here[0], there[1]), (there[0], here[1])
        both = one in self.aims and other in self.aims
        return not (both or other in self.aims.get(one, []) or one in self.aims.get(other, []))

    def reach(self, site: Cell) -> set[Cell]:
        """W30."""
        found = {site}
        for step in STEPS:
            there = shifted(site, step)
            diagonal = step not in BESIDE
            if there in self.aims or (there in self.land and (not diagonal or self.open_step(site, there))):
                found.add(there)
        return found

    def zone(self, site: Cell) -> set[Cell]:
        """G4: the land joined to a tile."""
        found, fresh = {site}, {site}
        while fresh:
            fresh = {t for here in fresh for t in self.reach(here) if t in self.land} - found
            found |= fresh
        return found


@dataclass
class Play:
    """A game as the rules tell it. The actions of the turn are kept; everything else is sets of cells."""

    ground: Ground
    players: int
    first: int
    building: str
    watchmen: bool
    builds_per_turn: int
    phase: str = "act"
    round: int = 1
    turn: int = 0  # turns begun in this round, less one
    done: list[str] = field(default_factory=list)
    water: dict[Cell, int] = field(default_factory=dict)
    discs: set[Cell] = field(default_factory=set)
    shadoofs: list[set[Cell]] = field(default_factory=list)
    watchman: list[Cell | None] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    taken_back: int = 0

    @classmethod
    def of(cls, position: Position) -> "Play":
        """The same game from its beginning."""
        setup, ground = position.setup, Ground.read(str(position.setup.scenario))
        rules = {key: setup.rules[key] for key in ("building", "watchmen", "builds_per_turn")}
        play = cls(ground, setup.players, setup.first, **rules)
        play.water = {here: discs for here, discs in ground.springs.items() if discs}
        play.shadoofs = [set() for _ in range(setup.players)]
        play.watchman = [None] * setup.players
        play.bonus = [0] * setup.players
        return play

    @property
    def us(self) -> int:
        """W10: the seat to move."""
        return (self.first + self.round - 1 + self.turn) % self.players

    def forbidden(self, spared: int | None = None) -> set[Cell]:
        """G2: all forbidden areas, but for one seat's Watchman."""
        posts = [post for seat, post in enumerate(self.watchman) if post and seat != spared]
        return {tile for post in posts for tile in {post} | beside(post) if tile in self.ground.land}

    def empty(self) -> set[Cell]:
        """W20, G4: land with no shadoof, disc or Watchman."""
        posts = {post for post in self.watchman if post}
        return set(self.ground.land) - self.discs - set().union(*self.shadoofs) - posts

    def pumps(self, shadoofs: set[Cell]) -> set[tuple[Cell, Cell]]:
        """W32, G2."""
        forbidden, found = self.forbidden(), set()
        for shadoof in shadoofs:
            reach = self.ground.reach(shadoof) - forbidden
            sources = {tile for tile in reach if tile in self.discs or self.water.get(tile)}
            targets = {tile for tile in reach if tile in self.ground.land and tile not in self.discs}
            found |= {(source, target) for source in sources for target in targets}
        return found

    def sites(self) -> set[Cell]:
        """W20 to W23, G2."""
        allowed = self.empty() - self.forbidden()
        if self.building == "free":
            return allowed
        spread = {site for site in allowed if not beside(site) & set().union(*self.shadoofs)}
        own = self.shadoofs[self.us]
        if self.building == "spreading" or any(
            source in self.ground.aims for source, _ in self.pumps(own | spread)
        ):
            return spread
        return {site for site in allowed if not beside(site) & own}

    def posts(self) -> set[Cell]:
        """G4, G5: where the Watchman of the seat to move may be put or moved."""
        allowed = self.empty() - self.forbidden(spared=self.us)
        if self.phase == "guard":
            return allowed
        own = self.shadoofs[self.us]
        zoned = {tile for tile in allowed if not self.ground.zone(tile) & own}
        return zoned or allowed

    def legal(self) -> set[str]:
        """Every legal action as text."""
        if self.phase == "over":
            return set()
        if self.phase == "place":
            return {f"@{name(post)}" for post in self.posts()}
        if self.phase == "guard":
            moves = {f"@{name(post)}" for post in self.posts()}
            return moves | {"@-"} if self.water or not moves else moves
        builds = sum(action[0] == "+" for action in self.done)
        legal = {"."}
        if len(self.done) < (3 if self.players == 2 else 2):
            legal |= {f"{name(source)}>{name(target)}" for source, target in self.pumps(self.shadoofs[self.us])}
            if builds < self.builds_per_turn and len(self.shadoofs[self.us]) < 7:
                legal |= {f"+{name(site)}" for site in self.sites()}
        return legal

    def points(self) -> list[int]:
        """W50, G7, without a head start."""
        found = []
        for seat in range(self.players):
            reaches = [self.ground.reach(shadoof) for shadoof in self.shadoofs[seat]]
            counted = sum(self.ground.land[tile] for reach in reaches for tile in reach & self.discs)
            found.append(counted + self.bonus[seat] - (4 if self.watchman[seat] else 0))
        return found

    def winners(self) -> list[int]:
        """W51."""
        ranks = [(score, -len(self.shadoofs[seat])) for seat, score in enumerate(self.points())]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def play(self, text: str) -> None:
        """One legal action."""
        if text == ".":
            self._end_turn()
        elif text[0] == "@":
            self._guard(text[1:])
        else:
            self.done.append(text)
            if text[0] == "+":
                self.shadoofs[self.us].add(cell(text[1:]))
            else:
                source, target = map(cell, text.split(">"))
                self.discs = self.discs - {source} | {target}
                if source in self.water:
                    self.water[source] -= 1
                    self.water = {here: discs for here, discs in self.water.items() if discs}

    def _guard(self, post: str) -> None:
        seat, phase = self.us, self.phase
        if post == "-":
            self.watchman[seat] = None
            self.bonus[seat] = max(0, 2 - self.taken_back) if self.water else -4
            self.taken_back += bool(self.water)
        else:
            self.watchman[seat] = cell(post)
        self.phase = "act"
        if phase == "place":
            self.turn += 1
            self._place()

    def _end_turn(self) -> None:
        self.done = []
        self.turn += 1
        if self.turn < self.players:
            self._begin_turn()
            return
        self._flow()
        if not self.water:
            self.phase = "over"
        elif self.round == 1 and self.watchmen:
            self.turn = 0
            self._place()
        else:
            self._begin_round()

    def _flow(self) -> None:
        flowed: dict[Cell, int] = {}
        for here, discs in self.water.items():
            aims = self.ground.aims[here]
            shares = [discs] if len(aims) == 1 else [(discs + 1) // 2, discs // 2]
            for aim, share in zip(aims, shares, strict=True):
                if aim in self.ground.aims and share:
                    flowed[aim] = flowed.get(aim, 0) + share
        self.water = flowed

    def _place(self) -> None:
        self.phase = "place"
        while self.turn < self.players and not self.posts():
            self.turn += 1
        if self.turn == self.players:
            self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.turn = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.phase = "guard" if self.watchman[self.us] else "act"


def agrees(position: Position, play: Play) -> bool:
    """Whether all that can be seen of a position is as the rules tell it."""
    columns = len(tokens(str(position.setup.scenario))[0])
    held = {divmod(i, columns): n for i, n in enumerate(position.table.water.tolist()) if n}
    posts = [
        None if at == OFF_BOARD else divmod(at, columns) for at in position.table.watchman.tolist()[: play.players]
    ]
    over = play.phase == "over"
    assert sorted(position.legal()) == sorted(play.legal())
    assert (position.phase, position.round) == (play.phase, play.round)
    assert position.to_move == (None if over else play.us)
    assert position.points() == play.points()
    assert position.winners() == (play.winners() if over else None)
    assert (held, posts) == (play.water, play.watchman)
    return True
