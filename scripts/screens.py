"""Draws every screen in both themes at three sizes, to be looked at.

.venv/bin/python scripts/screens.py FOLDER [NAME ...] writes FOLDER/NAME-THEME-WIDTH.png for every screen, or for those
whose names are given.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "client"))

import chromium
from fullest import full_board, stretched_chain
from playwright.sync_api import Browser, Page, sync_playwright
from served import served

THEMES = ("light", "dark")
SIZES = ((360, 640), (768, 1024), (1440, 900))
BOARD = "section [role=grid]"


class Visit:
    """Somebody's page at one size in one theme, and how it comes to each screen."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
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


def path(where: str) -> Callable[[Visit], None]:
    """A screen that is an address."""
    return lambda visit: visit.go(where)


def waiting(visit: Visit) -> None:
    """A table before its start."""
    seats = [{"type": "me"}, {"type": "open"}, {"type": "bot", "level": 4}]
    visit.go(f"/#/table/{visit.say('tables', game='wadi', seats=seats)['id']}")


def drafting(visit: Visit) -> None:
    """A turn in the making, with a source in hand."""
    visit.sit("wadi", 3, scenario="start")
    visit.act("+a1")
    visit.touch("b1")


def refused(visit: Visit) -> None:
    """An action that is refused, with the reason."""
    visit.sit("wadi", 3, scenario="start")
    visit.act("b1>d4")


def crowded(visit: Visit) -> None:
    """As full as a board of Wadi gets."""
    visit.sit("wadi", 4, record=full_board())


def stretched(visit: Visit) -> None:
    """A long chain, with a stone in hand."""
    visit.sit("wabanti", 6, record=stretched_chain())
    stone = visit.page.locator(f'{BOARD} [aria-label*="can move to"]').first.get_attribute("data-cell")
    visit.touch(str(stone))


def result(visit: Visit) -> str:
    """A game that is over."""
    record = full_board()
    made = visit.table("wadi", 4, record=record)
    for seat in range(3):
        visit.say(f"tables/{made}/resign", seat=seat)
    visit.go(f"/#/table/{made}")
    return made


def score(visit: Visit) -> None:
    """Where the points come from."""
    crowded(visit)
    visit.page.get_by_role("button", name="show where from").nth(1).click()
    visit.page.wait_for_timeout(300)


def settings(visit: Visit) -> None:
    """Language and light."""
    visit.go("/#/about")
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.wait_for_timeout(300)


def go_on(visit: Visit) -> None:
    """Continue from here."""
    visit.go("/#/demo/wadi/basics?at=4")
    visit.page.get_by_role("button", name="Continue from here").click()
    visit.page.wait_for_timeout(300)


SCREENS: dict[str, Callable[[Visit], Any]] = {
    "home": path("/#/"),
    "new-wadi": path("/#/new/wadi"),
    "new-wabanti": path("/#/new/wabanti"),
    "tables": path("/#/tables"),
    "boards": path("/#/boards"),
    "learn": path("/#/learn"),
    "rules": path("/#/rules/wadi"),
    "rule": path("/#/rules/wabanti/B6"),
    "demo": path("/#/demo/wadi/watchmen?at=9"),
    "demo-wabanti": path("/#/demo/wabanti/chain?at=6"),
    "me": path("/#/me"),
    "about": path("/#/about"),
    "lost": path("/#/nowhere"),
    "waiting": waiting,
    "drafting": drafting,
    "refused": refused,
    "crowded": crowded,
    "stretched": stretched,
    "score": score,
    "result": result,
    "go-on": go_on,
    "settings": settings,
}


def draw(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    """Every screen, every theme, every size."""
    for number, (theme, (width, height)) in enumerate((theme, size) for theme in THEMES for size in SIZES):
        options: dict[str, Any] = {"is_mobile": True, "has_touch": True} if width < 500 else {}
        context = browser.new_context(
            base_url=address,
            color_scheme="dark" if theme == "dark" else "light",
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale="en-GB",
            **options,
        )
        context.set_default_timeout(60_000)
        visit = Visit(context.new_page(), number)
        visit.go("/")
        for name in names:
            SCREENS[name](visit)
            visit.page.screenshot(path=folder / f"{name}-{theme}-{width}.png")
        context.close()


def main(arguments: list[str]) -> int:
    """Exit code 2 where there is no such screen."""
    if not arguments or (unknown := [name for name in arguments[1:] if name not in SCREENS]):
        print(__doc__, f"There are: {', '.join(SCREENS)}", unknown if arguments else "", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        draw(browser, address, folder, arguments[1:] or list(SCREENS))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
