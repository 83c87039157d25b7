"""The pages as an app: installable, and there without a network."""

import pytest
from browser.lines import Line
from browser.opening import Someone, arrive
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return files.reduce((sum, count) => sum + count, 0);
}"""


def test_the_shell_opens_with_the_server_stopped_and_says_so(someone: Someone, line: Line) -> None:
    page = someone(base_url=line.address)
    arrive(page)
    assert page.evaluate(KEPT) > 5
    line.cut()
    page.reload()
    expect(page.get_by_role("navigation", name="Main pages")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    line.mend()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Games of")


def test_it_can_be_installed(page: Page) -> None:
    arrive(page)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    told = page.request.get(address).json()
    assert told["name"]
    assert told["display"] == "standalone"
    sizes = {size for icon in told["icons"] for size in icon["sizes"].split()}
    assert sizes & {"512x512", "any"}
    for icon in told["icons"]:
        assert page.request.get(icon["src"]).ok
