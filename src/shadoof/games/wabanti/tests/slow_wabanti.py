"""The game once more, straight from RULES.md: a set of fields, lists of dice, no thought of speed."""

from collections import Counter
from itertools import combinations_with_replacement

from shadoof.games.wabanti.tests.drawn import BOARD, STEPS, Place, moved, parts, place, text, winners_at


def may_move(stones: set[Place], start: Place, step: Place, die: int) -> bool:
    """Whether B5 and B6 let a stone go from there, that way, by that die."""
    target = moved(start, step, die)
    if start not in stones or target not in BOARD or target in stones:
        return False
    if not all(moved(start, step, over) in stones for over in range(1, die)):
        return False
    return len(parts(stones - {start} | {target})) == 1


def all_moves(stones: set[Place], dice: set[int]) -> set[tuple[Place, Place]]:
    """Every move by one of the dice."""
    return {
        (start, moved(start, step, die))
        for start in stones
        for step in STEPS
        for die in dice
        if may_move(stones, start, step, die)
    }


class SlowWabanti:
    """A game that is played in place."""

    def __init__(self, players: int, first: int, must_play: bool, distinct_stones: bool) -> None:
        self.players = players
        self.must_play = must_play
        self.distinct_stones = distinct_stones
        self.stones = {here for here in BOARD if 1 <= max(map(abs, (*here, sum(here)))) <= 2}
        self.to_move: int | None = first
        self.phase = "roll"
        self.next_dice = [5] * players
        self.thrown = 0
        self.dice: Counter[int] = Counter()
        self.have_moved: set[Place] = set()
        self.turns = 0
        self.winners: list[int] | None = None

    def legal(self) -> list[str]:
        """Every legal action, sorted."""
        if self.to_move is None:
            return []
        if self.phase == "roll":
            throws = combinations_with_replacement("123456", self.next_dice[self.to_move])
            return sorted(f"[{''.join(throw)}]" for throw in throws)
        found = [
            f"{text(start)}>{text(target)}"
            for start, target in all_moves(self.stones, set(self.dice.elements()))
            if not (self.distinct_stones and start in self.have_moved)
        ]
        if not (self.must_play and found):
            found.append(".")
        return sorted(found)

    def play(self, action: str) -> None:
        """Play a legal action."""
        if action == ".":
            self._end_turn()
        elif action[0] == "[":
            self.phase = "move"
            self.dice = Counter(int(die) for die in action[1:-1])
            self.thrown = self.dice.total()
        else:
            self._move(*map(place, action.split(">")))

    def _move(self, start: Place, target: Place) -> None:
        self.dice[max(abs(target[0] - start[0]), abs(target[1] - start[1]))] -= 1
        self.stones = self.stones - {start} | {target}
        self.have_moved = self.have_moved - {start} | {target}
        if winners := winners_at(target, self.players):
            self._over(winners)

    def _end_turn(self) -> None:
        assert self.to_move is not None
        unused = self.dice.total()
        self.next_dice[self.to_move] = self.thrown - unused if unused else 5
        self.dice.clear()
        self.have_moved.clear()
        self.turns += 1
        if self.turns == 1000:
            self._over([])
        else:
            self.phase = "roll"
            self.to_move = (self.to_move + 1) % self.players

    def _over(self, winners: list[int]) -> None:
        self.winners = winners
        self.phase = "over"
        self.to_move = None
