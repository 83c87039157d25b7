"""Every page there is, and what of it can be seen."""

from collections.abc import Iterator

from browser.opening import SHORT_RIVER, arrive, sit, table
from playwright.sync_api import Page

PLAIN = [
    "/",
    "/#/new/wadi",
    "/#/new/wabanti",
    "/#/tables",
    "/#/boards",
    "/#/learn",
    "/#/me",
    "/#/about",
    "/#/nowhere",
]
READING = [
    "/#/rules/wadi",
    "/#/rules/wabanti",
    "/#/demo/wadi/basics?at=3",
    "/#/demo/wabanti/chain?at=2",
    "/#/opened",
]
SEEN = """() => {
  const found = new Set();
  const add = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, " "));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (holder.checkVisibility() && !holder.closest("script, style, textarea")) add(walker.currentNode.data);
  }
  for (const each of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    for (const name of ["aria-label", "placeholder", "title"]) add(each.getAttribute(name));
  }
  add(document.title);
  return [...found];
}"""


def pages(page: Page) -> Iterator[str]:
    """Goes to each page in turn and says which it is."""
    for path in [*PLAIN, *READING]:
        arrive(page, path)
        yield path
    for place, (game, rules) in {"Wadi": ("wadi", {"watchmen": True}), "Wabanti": ("wabanti", {})}.items():
        opened = sit(page, game, "me", "Bo", **({"scenario": SHORT_RIVER} if game == "wadi" else {}), rules=rules)
        yield f"a table of {place}"
        arrive(page, f"/#/replay/{opened}?at=0")
        yield f"a replay of {place}"
    sit(page, "wadi", "me", "open", scenario=SHORT_RIVER)
    yield "a table before its start"
    arrive(page, f"/#/table/{over(page)}")
    yield "a table at its end"


def over(page: Page) -> str:
    """The id of a table whose game was resigned."""
    made = table(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    assert page.request.post(f"/api/tables/{made}/resign", data={"key": f"resign-{made}", "seat": 0}).ok
    return made


def seen(page: Page) -> set[str]:
    """Every piece of text on the page, once it has come to rest."""
    before: set[str] = set()
    while True:
        now = set(page.evaluate(SEEN))
        if now and now == before:
            return now
        before = now
        page.wait_for_timeout(150)
