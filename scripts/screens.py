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
import screens_at_tables as tables
from playwright.sync_api import Browser, sync_playwright
from served import served
from visit import Visit

THEMES = ("light", "dark")
SIZES = ((360, 640), (768, 1024), (1440, 900))


def path(where: str) -> Callable[[Visit], None]:
    """A screen that is an address."""
    return lambda visit: visit.go(where)


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


def unfolded(visit: Visit) -> None:
    """The other pages, from a table on a phone."""
    tables.picked(visit)
    button = visit.page.get_by_role("button", name="Main pages")
    if button.is_visible():
        button.click()


def mine(visit: Visit) -> None:
    """The list of one's own tables."""
    visit.go("/#/tables")
    visit.page.get_by_role("button", name="Mine").click()
    visit.page.wait_for_timeout(500)


def speaking(language: str, screen: Callable[[Visit], Any]) -> Callable[[Visit], None]:
    """The same screen in another language."""

    def spoken(visit: Visit) -> None:
        screen(visit)
        visit.page.evaluate("(language) => localStorage.setItem('shadoof-language', language)", language)
        visit.page.request.patch("/api/me", data={"language": language})
        visit.page.reload()
        visit.page.wait_for_timeout(1200)
        visit.page.evaluate("localStorage.removeItem('shadoof-language')")
        visit.page.request.patch("/api/me", data={"language": "en"})

    return spoken


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
    "waiting": tables.waiting,
    "drafting": tables.drafting,
    "refused": tables.refused,
    "crowded": tables.crowded,
    "stretched": tables.stretched,
    "score": tables.score,
    "result": tables.result,
    "go-on": go_on,
    "settings": settings,
    "opened": path("/#/opened"),
    "recover": path("/recover#0123456789abcdef"),
    "mine": mine,
    "unfolded": unfolded,
    "clocks": tables.clocks,
    "handed-over": tables.handed_over,
    "picked": tables.picked,
    "landing": tables.landing,
    "place": tables.place,
    "unsent": tables.unsent,
    "lost-line": tables.lost_line,
    "asked": tables.asked,
    "held": tables.held,
    "wide": tables.wide,
    "share": tables.opened("Share"),
    "resign": tables.opened("Resign", "wabanti"),
    "keys": tables.opened("Keys"),
    "german-new": speaking("de", path("/#/new/wadi")),
    "german-table": speaking("de", tables.crowded),
    "dutch-table": speaking("nl", tables.stretched),
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
        visit = Visit(context.new_page(), address, number)
        visit.go("/")
        for name in names:
            SCREENS[name](visit)
            visit.page.screenshot(path=folder / f"{name}-{theme}-{width}.png")
            context.set_offline(False)
            visit.page.unroute_all()
            visit.page.goto("about:blank")  # the next screen begins anew, in its own language
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
