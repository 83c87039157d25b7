"""Screens of tables: waiting, played, at their end, and what can come between."""

from collections.abc import Callable

from fullest import full_board, stretched_chain
from visit import BOARD, Visit

WIDE_MAP = """\
1 2 ↘9 1 1 2 1 3 1 1 2 1 1 2 1 1
2 1 1 → → → → ↘ 1 2 1 3 1 1 2 3
1 3 1 2 1 1 2 1 → → → ↘ 1 1 1 2
1 1 2 1 3 1 1 2 1 1 1 2 ↓ 1 3 1
"""


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


def clocks(visit: Visit) -> None:
    """Four seats whose time runs."""
    pace = {"type": "real_time", "bank": 900, "increment": 30}
    visit.sit("wadi", 4, record=full_board(), pace=pace)


def handed_over(visit: Visit) -> None:
    """The device goes to the next person."""
    visit.sit("wadi", 3, scenario="start")
    visit.page.wait_for_timeout(700)
    visit.page.get_by_role("button", name="End turn").click()
    visit.page.get_by_text("Now Bo").wait_for()


def picked(visit: Visit) -> None:
    """A site in hand, to be confirmed."""
    visit.sit("wadi", 2, scenario="start")
    visit.touch("c3")


def landing(visit: Visit) -> None:
    """A landing in hand, to be confirmed; on a phone, looked at closely."""
    visit.sit("wabanti", 2)
    cell = visit.page.locator(f'{BOARD} [aria-label*="can move to"]').first
    if visit.page.viewport_size and visit.page.viewport_size["width"] < 500:
        cell.tap()
        visit.page.wait_for_timeout(400)
        visit.page.locator(f'{BOARD} [aria-label*="lands the stone here"]').first.tap()
    else:
        cell.dispatch_event("click")
    visit.page.wait_for_timeout(400)


def place(visit: Visit) -> None:
    """The Watchmen come in."""
    visit.sit("wadi", 2, scenario="start", rules={"watchmen": True})
    for move in (".", "."):
        visit.page.wait_for_timeout(700)
        visit.act(move)


def unsent(visit: Visit) -> None:
    """A turn that the server has not got."""
    visit.sit("wadi", 2, scenario="start")
    visit.act("+c3")
    visit.page.route("**/turns", lambda route: route.abort())
    visit.page.get_by_role("button", name="End turn").click()
    visit.page.wait_for_timeout(1500)


def lost_line(visit: Visit) -> None:
    """The line is gone."""
    visit.sit("wadi", 2, scenario="start")
    visit.page.context.set_offline(True)
    visit.page.wait_for_timeout(600)


def asked(visit: Visit) -> None:
    """Somebody wants a turn back."""
    seats = [{"type": "me"}, {"type": "open"}]
    table = visit.say("tables", game="wadi", seats=seats, first=0, scenario="start")["id"]
    other = visit.other()
    other.page.request.post(f"/api/tables/{table}/join", data={"seed": "0" * 32})
    for each, move in ((visit, "+c3"), (other, "+d4")):
        n = each.page.request.get(f"/api/tables/{table}").json()["n"]
        each.say(f"tables/{table}/turns", expected=n, actions=[move, "."])
    other.say(f"tables/{table}/take_back", say="ask")
    visit.go(f"/#/table/{table}")
    other.page.context.close()


def held(visit: Visit) -> None:
    """The computer plays for somebody whose time is up."""
    pace, absence = {"type": "real_time", "bank": 1, "increment": 0}, {"type": "bot", "after": 600, "level": 1}
    visit.sit("wadi", 2, scenario="start", pace=pace, absence=absence)
    visit.page.get_by_role("button", name="Take the seat back").first.wait_for()


def wide(visit: Visit) -> None:
    """As wide as a map gets."""
    visit.sit("wadi", 2, scenario=WIDE_MAP)


def opened(name: str, game: str = "wadi") -> Callable[[Visit], None]:
    """A dialog of a table."""

    def screen(visit: Visit) -> None:
        visit.sit(game, 3)
        more = visit.page.get_by_text("More", exact=False).and_(visit.page.locator("summary"))
        if more.is_visible():
            more.click()
        visit.page.get_by_role("button", name=name, exact=True).click()
        visit.page.wait_for_timeout(300)

    return screen
