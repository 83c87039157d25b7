"""How fast the pages are in a real browser, against a server on this machine.

PYTHONPATH=src .venv/bin/python benchmarks/client.py; exit code 1 where a number is worse than promised. What is measured
is written to standard output as a table; benchmarks/client.md holds the last one.
"""

import os
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "scripts/client"))

import chromium
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from served import served

SLOWER = 4  # times: a phone beside this machine
STARTS = 5
STEPS = 10  # a game on the first board lasts a little longer
LIMITS = {"bytes": 150_000, "board": 1000.0, "step": 100.0, "task": 50.0}
WATCH = """
window.noted = { board: 0, tasks: [], shown: 0 };
new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: "longtask", buffered: true });
// The board is there and the page has time again: a touch now is answered at once.
new MutationObserver(() => {
  if (noted.board || !document.querySelector("section [role=gridcell]")) return;
  noted.board = -1;
  requestAnimationFrame(() => setTimeout(() => (noted.board = performance.now())));
}).observe(document, { childList: true, subtree: true });
"""
# What is touched, and what is touched then; "" is the same cell again.
TOUCHED = {"wadi": ("can be built", ""), "wabanti": ("can move to", "lands the stone here")}
# From the second press to the frame in which the new chip is drawn.
STEP = """async ([first, second]) => {
  const chips = () => document.querySelectorAll(".chip").length;
  const before = chips();
  const found = (words) => document.querySelector(`section [role=gridcell][aria-label*="${words}"]`);
  const cell = found(first);
  if (!cell) return null;  // a turn in which nothing can be moved
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((done) => requestAnimationFrame(done));
  const target = second ? found(second) : cell;
  const began = performance.now();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  while (chips() === before) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - began;
}"""


def someone(browser: Browser, address: str) -> BrowserContext:
    """A browser that was never here."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(120_000)
    context.add_init_script(WATCH)
    return context


def opened(context: BrowserContext, game: str) -> str:
    """The path of a new table for two at one device."""
    context.request.get("/api/me")
    seats = [{"type": "me"}, {"type": "device", "name": "Bo"}]
    wish = {"key": f"{game}-{id(context)}", "game": game, "seats": seats, "first": 0}
    return f"/#/table/{context.request.post('/api/tables', data=wish).json()['id']}"


def until(page: Page, true: str) -> None:
    """Waits; the pages' security policy forbids Playwright's own way of it."""
    while not page.evaluate(true):
        page.wait_for_timeout(50)


def loaded(page: Page, path: str, ready: Callable[[], Any]) -> int:
    """Bytes of script and style on the wire for this visit, compressed as the server sends them."""
    session = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    total = [0]
    session.on("Network.responseReceived", lambda told: kinds.update({told["requestId"]: told["type"]}))

    def finished(told: dict[str, Any]) -> None:
        if kinds.get(told["requestId"]) in ("Script", "Stylesheet"):
            total[0] += int(told["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    page.goto(path)
    ready()
    session.detach()
    return total[0]


def first_load(browser: Browser, address: str, game: str | None) -> int:
    """The bytes of a first visit: the start page, or a table."""
    context = someone(browser, address)
    page = context.new_page()
    if game:
        path, there = opened(context, game), page.locator("section [role=gridcell]").first
    else:
        path, there = "/", page.get_by_role("heading", level=2).first
    found = loaded(page, path, there.wait_for)
    context.close()
    return found


def interactive(browser: Browser, address: str, game: str) -> float:
    """Milliseconds from the address to a board that answers, cold, with the processor slowed down."""
    context = someone(browser, address)
    path = opened(context, game)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path)
    until(page, "noted.board > 0")
    found = float(page.evaluate("noted.board"))
    context.close()
    return found


def playing(browser: Browser, address: str, game: str) -> tuple[list[float], list[float]]:
    """How long each step of a draft took to be shown, and every long task while that was done."""
    context = someone(browser, address)
    page = context.new_page()
    page.goto(opened(context, game))
    page.locator("section [role=gridcell]").first.wait_for()
    page.wait_for_timeout(2000)
    page.evaluate("noted.tasks.length = 0")
    took: list[float] = []
    while len(took) < STEPS:
        step = page.evaluate(STEP, TOUCHED[game])
        took += [float(step)] if step is not None else []
        until(page, "document.querySelector('.end:not([aria-disabled=true])')")
        page.keyboard.press("e")
        until(page, "!document.querySelector('.chip')")
        until(page, "document.querySelector('.status.yours, [aria-label=Result]')")
        page.wait_for_timeout(600)
    tasks = [float(each) for each in page.evaluate("noted.tasks")]
    context.close()
    return took, tasks


def line(what: str, found: float, limit: float, shown: str) -> bool:
    """Prints one line of the table; whether the number is as good as promised."""
    print(f"| {what} | {shown} | {limit:,.0f} | {'yes' if found <= limit else 'NO'} |", flush=True)
    return found <= limit


def main() -> int:
    """Measures everything once."""
    good = []
    with TemporaryDirectory() as data, served(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        print(
            f"Load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {browser.version}\n"
        )
        print("| what | measured | promised | kept |\n| --- | ---: | ---: | --- |")
        for game in (None, "wadi", "wabanti"):
            size = first_load(browser, address, game)
            where = f"a table of {game}" if game else "the start page"
            good.append(
                line(f"first visit, {where}: bytes of script and style", size, LIMITS["bytes"], f"{size:,}")
            )
        for game in ("wadi", "wabanti"):
            times = sorted(interactive(browser, address, game) for _ in range(STARTS))
            shown = f"{statistics.median(times):.0f} ({times[0]:.0f}-{times[-1]:.0f})"
            what = f"board of {game} answers, cold, {SLOWER}x slower: ms, median of {STARTS}"
            good.append(line(what, statistics.median(times), LIMITS["board"], shown))
        for game in TOUCHED:
            took, tasks = playing(browser, address, game)
            shown = f"{statistics.median(took):.0f} ({min(took):.0f}-{max(took):.0f})"
            good.append(
                line(
                    f"a step of a draft of {game} is shown: ms, median of {len(took)}",
                    statistics.median(took),
                    LIMITS["step"],
                    shown,
                )
            )
            worst = max(tasks, default=0.0)
            good.append(
                line(
                    f"longest task in {len(took)} turns of {game}: ms",
                    worst,
                    LIMITS["task"],
                    f"{worst:.0f} ({len(tasks)} over 50)",
                )
            )
        browser.close()
    print(f"\nLoad of the machine after: {os.getloadavg()[0]:.1f}.")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
