"""Automatic players who see only what the page says, and act only by a hand."""

import re
from abc import ABC, abstractmethod

from browser.hands import Cell, Hand
from playwright.sync_api import expect

STANDS = re.compile("Watchman can (stand here|be taken back)")
LONGEST = 60  # turns; a game that takes longer is stuck


class Player(ABC):
    """Plays whichever seats this page holds."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.page = hand.page
        self.chips = self.page.get_by_role("list", name="This turn").locator(".chip")
        self.mine = self.page.locator(".status.yours")
        self.result = self.page.get_by_role("region", name="Result")
        self.turns = 0

    @abstractmethod
    def act(self) -> bool:
        """Does one thing of the turn; False when enough was done."""

    def to_the_end(self) -> None:
        """Plays until the page shows the result."""
        while self.play_turn():
            assert self.turns < LONGEST, "The game does not end."

    def play_turn(self) -> bool:
        """A whole turn, once it is this page's; False when the game is over."""
        expect(self.mine.or_(self.result).first).to_be_visible()
        if self.result.is_visible():
            return False
        self.turns += 1
        while self.act():
            pass
        if self.result.is_visible():
            return False
        expect(self.page.get_by_role("button", name="End turn")).to_be_enabled()
        self.hand.end()
        expect(self.chips).to_have_count(0)
        return True

    def drafted(self, count: int) -> None:
        """Waits until the turn has so many actions."""
        expect(self.chips).to_have_count(count)

    def pick(self, cell: Cell) -> None:
        """Takes the cell in hand: one touch is enough."""
        self.hand.touch(cell.name)
        expect(self.hand.cell(cell.name)).to_have_attribute("aria-selected", "true")


class Pumper(Player):
    """Plays Wadi, with Watchmen or without: builds once, then pumps what can be pumped."""

    def act(self) -> bool:
        """A Watchman is placed or moved where the rules want it; then up to two actions a turn."""
        done = self.chips.count()
        if stands := self.hand.where(lambda cell: bool(STANDS.search(cell.words))):
            self._twice(stands[0], done)
            # Where the Watchman comes in, that is all.
            return bool(self.hand.where(lambda cell: "can be built" in cell.words))
        if done >= 2:
            return False
        if sources := self.hand.where(lambda cell: "can be pumped to" in cell.words):
            self.pick(sources[0])
            target = self.hand.where(lambda cell: "pumps the disc from" in cell.words)[0]
            self.hand.touch(target.name)
            self.hand.confirm()
            self.drafted(done + 1)
            return True
        if not done and (sites := self.hand.where(lambda cell: "can be built here" in cell.words)):
            self._twice(sites[0], done)
            return True
        return False

    def _twice(self, cell: Cell, done: int) -> None:
        self.pick(cell)
        self.hand.touch(cell.name)
        self.drafted(done + 1)


class Puller(Player):
    """Plays Wabanti, every seat towards the north: games at one device then end."""

    def act(self) -> bool:
        """The southernmost stone that can move goes as far north as it can."""
        done = self.chips.count()
        stones = self.hand.where(lambda cell: ": a stone." in cell.words and "can move to" in cell.words)
        if not stones:
            return False
        stone = max(stones, key=lambda cell: cell.name[0])
        self.pick(stone)
        landings = self.hand.where(lambda cell: "lands the stone here" in cell.words)
        self.hand.touch(min(landings, key=lambda cell: cell.name[0]).name)
        self.hand.confirm()
        self.drafted(done + 1)
        return True
