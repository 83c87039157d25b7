"""Somebody's page, and how it comes to where a picture of it is taken."""

from typing import Any

from playwright.sync_api import Page

BOARD = "section [role=grid]"


class Visit:
    """Somebody's page at one size in one theme, and how it comes to each screen."""

    def __init__(self, page: Page, address: str, number: int) -> None:
        self.page = page
        self.address = address
        self.number = number
        self._keys = (f"screens-{number}-{each}" for each in range(100))

    def go(self, path: str) -> None:
        """Goes there, and waits for its pictures."""
        self.page.goto(path)
        self.page.get_by_role("main").get_by_role("heading").first.wait_for(state="attached")
        self.page.wait_for_timeout(700)

    def say(self, path: str, **body: Any) -> Any:
        """What the server answers."""
        answer = self.page.request.post(f"/api/{path}", data={"key": next(self._keys), **body})
        if not answer.ok:
            raise RuntimeError(answer.text())
        return answer.json()

    def table(self, game: str, people: int, **wishes: Any) -> str:
        """The id of a new table of people at this device."""
        names = ["Bo", "Cleopatra", "Dirk-Jan", "Ev", "Friederike"]
        seats = [{"type": "me"}, *({"type": "device", "name": name} for name in names[: people - 1])]
        return str(self.say("tables", game=game, seats=seats, first=0, **wishes)["id"])

    def sit(self, game: str, people: int, **wishes: Any) -> str:
        """Opens such a table and goes there."""
        made = self.table(game, people, **wishes)
        self.go(f"/#/table/{made}")
        self.page.locator(BOARD).wait_for()
        return made

    def act(self, move: str) -> None:
        """Types a move; where a phone shows no line to type into, the page is asked for it."""
        line = self.page.get_by_role("textbox", name="Type a move", include_hidden=True)
        line.evaluate("(line) => (line.closest('form').style.display = 'block')")
        line.fill(move)
        line.press("Enter")
        line.evaluate("(line) => (line.closest('form').style.display = '')")
        self.page.wait_for_timeout(700)

    def touch(self, cell: str) -> None:
        """Touches a cell of the board."""
        self.page.locator(f'{BOARD} [data-cell="{cell}"]').dispatch_event("click")
        self.page.wait_for_timeout(400)

    def other(self) -> "Visit":
        """Somebody else, in a browser of their own."""
        browser = self.page.context.browser
        assert browser
        visit = Visit(
            browser.new_context(base_url=self.address, locale="en-GB").new_page(), self.address, self.number + 100
        )
        visit.go("/")
        return visit
