"""Three ways of touching a page: by mouse, by keys alone, by a finger. What they touch they find as a person does."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

BOARD = "section [role=grid]"
LOOK = """() => [...document.querySelectorAll("section [role=gridcell]")]
    .map((cell) => ({ cell: cell.dataset.cell, words: cell.getAttribute("aria-label") }))"""
FOCUSED = "() => document.activeElement?.dataset?.cell ?? ''"
IN_SIGHT = """(cell) => {
  const box = cell.getBoundingClientRect(), frame = cell.closest(".frame").getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""
# A view that is still gliding is waited for, as eyes do.
GLIDES = "() => (document.querySelector('section .layer')?.getAnimations() ?? []).length > 0"
FURTHEST = 200  # keys to a cell, on boards of 169


@dataclass(frozen=True)
class Cell:
    """A cell of the board and what a screen reader says of it."""

    name: str
    words: str


class Hand:
    """Somebody at a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cells(self) -> list[Cell]:
        """The board, cell by cell."""
        return [Cell(each["cell"], each["words"]) for each in self.page.evaluate(LOOK)]

    def where(self, wanted: Callable[[Cell], bool]) -> list[Cell]:
        """The cells of which that is said."""
        return [cell for cell in self.cells() if wanted(cell)]

    def cell(self, name: str) -> Locator:
        """One cell of the board."""
        return self.page.locator(f'{BOARD} [data-cell="{name}"]')

    def touch(self, name: str) -> None:
        """Touches one cell."""
        raise NotImplementedError

    def press(self, button: Locator) -> None:
        """Presses a button."""
        raise NotImplementedError

    def end(self) -> None:
        """Ends the turn."""
        self.press(self.page.get_by_role("button", name="End turn"))

    def confirm(self) -> None:
        """Says yes where the board asks whether that is meant."""
        yes = self.page.get_by_role("button", name="Do it")
        if yes.is_visible():
            self.press(yes)


class Mouse(Hand):
    """A mouse."""

    def touch(self, name: str) -> None:
        """One click."""
        self.cell(name).click()

    def press(self, button: Locator) -> None:
        """One click."""
        button.click()


class Finger(Hand):
    """A finger on a phone. A cell that is small is looked at closer by the first tap."""

    def touch(self, name: str) -> None:
        """One tap; a board that is looked at closely is shown whole again where the cell is out of sight."""
        whole = self.page.get_by_role("button", name="Show the whole board")
        while self.page.evaluate(GLIDES):
            self.page.wait_for_timeout(20)
        if whole.is_visible() and not self.cell(name).evaluate(IN_SIGHT):
            whole.tap()
        self.cell(name).tap()

    def press(self, button: Locator) -> None:
        """One tap."""
        button.tap()


class Keys(Hand):
    """Keys alone; the page is never clicked."""

    def touch(self, name: str) -> None:
        """Walks there from wherever the focus is, and chooses."""
        keyboard = self.page.keyboard
        for _ in range(FURTHEST):
            here = self.page.evaluate(FOCUSED)
            if here == name:
                break
            # Page keys go where something can be done; Tab leads to the board.
            keyboard.press("PageDown" if here else "Tab")
        expect(self.cell(name)).to_be_focused()
        keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        """Tab to it, then Enter."""
        for _ in range(FURTHEST):
            if button.evaluate("(button) => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    def end(self) -> None:
        """The key that ends a turn."""
        self.page.keyboard.press("e")

    def confirm(self) -> None:
        """Choosing again is the keys' yes, see `touch`."""
