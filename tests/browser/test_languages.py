"""English, Dutch and German: complete on every page, as the browser wants it, and switched at once."""

import re

import pytest
from browser.opening import SHORT_RIVER, Someone, arrive, sit
from browser.tours import pages, seen
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
LOCALES = {"en": "en-GB", "nl": "nl-BE", "de": "de-AT"}
WORDS = re.compile(r"[^\W\d_]{2,}")
KEY = re.compile(r"[a-z]+(-[a-z]+)+")


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """What was seen on all pages, by language."""
    return {}


@pytest.mark.parametrize("language", LOCALES)
def test_no_page_shows_a_key_in_place_of_words(someone: Someone, told: dict[str, set[str]], language: str) -> None:
    page = someone(locale=LOCALES[language])
    told[language] = set()
    for _ in pages(page):
        expect(page.locator("html")).to_have_attribute("lang", language)
        told[language] |= seen(page)
    assert not [text for text in told[language] if KEY.fullmatch(text)]


@pytest.mark.parametrize(("one", "other"), [("en", "nl"), ("en", "de"), ("nl", "de")])
def test_no_sentence_is_left_in_another_language(
    someone: Someone, told: dict[str, set[str]], one: str, other: str
) -> None:
    names = own_names(someone())
    left = {text for text in told[one] & told[other] if len(WORDS.findall(text)) > 1}
    left = {text for text in left if not any(name in text for name in names)}
    assert not left, "\n".join(sorted(left))


def own_names(page: Page) -> set[str]:
    """What is called alike in every language: boards, games, and licences."""
    arrive(page)
    boards = [board for card in page.request.get("/api/games").json() for board in card["boards"]]
    others = {"Apache-2.0)", "MIT)", "OFL-1.1)", "Wabanti · Shadoof", "Wadi · Shadoof"}
    return others | {board[part] for board in boards for part in ("name", "place") if board[part]}


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("nl-NL", "Spellen van"),
        ("de-CH", "Spiele um"),
        ("fr-FR", "Games of"),
    ],
)
def test_the_language_follows_the_browser_and_else_is_english(someone: Someone, locale: str, title: str) -> None:
    page = someone(locale=locale)
    arrive(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_the_language_is_switched_at_once_and_remembered_and_the_rules_speak_it(page: Page) -> None:
    sit(page, "wadi", "me", "Bo", scenario=SHORT_RIVER)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Nederlands").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Einde beurt")).to_be_visible()
    page.locator('[data-cell="b1"]').click()
    expect(page.get_by_role("link", name=re.compile("^Regel W"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Einde beurt")).to_be_visible()


def test_what_the_server_says_is_in_the_new_language_at_once(page: Page) -> None:
    arrive(page, "/#/rules/wadi")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wadi and The Watchmen")
    choose(page, "Settings", "Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wadi und Die Wächter")
    page.goto("/#/new/wadi")
    expect(page.get_by_text("Zwei Aktionen je Zug")).to_be_visible()
    choose(page, "Einstellungen", "Nederlands")
    expect(page.get_by_text("Twee acties per beurt")).to_be_visible()


def choose(page: Page, settings: str, language: str) -> None:
    page.get_by_role("button", name=settings).click()
    page.get_by_role("radio", name=language).check()
    page.keyboard.press("Escape")
