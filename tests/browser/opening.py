"""Tables to play at, opened for a page as its own set-up form would; and records to go on from."""

import itertools
import random
from typing import Any, Protocol

from browser.hands import BOARD
from playwright.sync_api import Locator, Page, expect

import shadoof
from shadoof.core.position import Position

# A river of three tiles: three rounds, and a game is over in minutes by hand.
SHORT_RIVER = "1 ↓2 1\n2 ↓1 1\n1 ↓ 2\n"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


class Someone(Protocol):
    """Makes a browser of its own for another person, and gives its first page."""

    def __call__(self, **options: Any) -> Page: ...


_KEYS = itertools.count(1)


def arrive(page: Page, path: str = "/") -> None:
    """Goes there and waits until the page knows who this is."""
    page.goto(path)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()


def table(page: Page, game: str, *seats: Any, **wishes: Any) -> str:
    """The id of a table of these seats; "me", "open", a bot's level or a name at this device."""
    arrive(page)
    wish = {
        "key": f"browser-key-{next(_KEYS)}",
        "game": game,
        "seats": [_seat(each) for each in seats],
        "first": 0,
    }
    opened = page.request.post("/api/tables", data=wish | wishes)
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def sit(page: Page, game: str, *seats: Any, **wishes: Any) -> str:
    """Opens such a table and goes there; its id."""
    made = table(page, game, *seats, **wishes)
    page.goto(f"/#/table/{made}")
    if "open" not in seats:
        expect(page.locator(BOARD)).to_be_visible()
    return made


def _seat(wish: Any) -> dict[str, Any]:
    if isinstance(wish, int):
        return {"type": "bot", "level": wish}
    return {"type": wish} if wish in ("me", "open") else {"type": "device", "name": wish}


def play_now(page: Page, game: str) -> None:
    """From the start page into a game against the computer."""
    page.goto("/")
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name="Play now against the computer").click()
    page.wait_for_url("**/#/table/**")
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()


def one_move_from_its_end() -> dict[str, Any]:
    """A record of Wabanti in which whoever is to move has thrown, and can reach the north side at once."""
    for seed in itertools.count():
        position, actions, chance = shadoof.start("wabanti", players=2), list[str](), random.Random(seed)
        while position.phase != "over":
            if wins_at_once(position):
                return {"game": "wabanti", "players": 2, "actions": actions}
            actions.append(chance.choice(position.legal()) if position.phase == "roll" else northward(position))
            position = position.play(actions[-1])
    raise AssertionError


def wins_at_once(position: Position) -> bool:
    """Whether the next action can end the game."""
    return position.phase == "move" and any(position.play(each).phase == "over" for each in position.legal())


def northward(position: Position) -> str:
    """The southernmost stone's way north; the end of the turn where no stone can move."""
    moves = [action for action in position.legal() if ">" in action]
    return min(moves, key=lambda move: (-ord(move[0]), move[move.index(">") + 1]), default=".")


def chips(page: Page) -> Locator:
    """What is in the draft, and what the turn is said to want."""
    return page.get_by_role("list", name="This turn").get_by_role("listitem")


def type_move(page: Page, move: str) -> None:
    """Types an action or several into the line."""
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("textbox", name="Type a move")).to_be_focused()
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def end_turn(page: Page) -> None:
    """Presses the button."""
    page.get_by_role("button", name="End turn").click()


def join(page: Page, table: str) -> None:
    """Comes by the link and takes a seat."""
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.locator(BOARD)).to_be_visible()
