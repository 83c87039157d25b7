"""What the browser is told to trust, how the client's files are kept, and what never comes into a log."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar, get
from litestar.testing import TestClient

from shadoof.server.operations.browser_files import read_files, serving
from shadoof.server.operations.headers import SafeHeaders
from shadoof.server.operations.logs import HIDDEN, hide_secrets, network_of, set_up_logs

PAGE = "<!doctype html><title>Shadoof</title>"


@pytest.fixture
def client(tmp_path: Path) -> Any:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("self.x = 1")
    (folder / "assets/index-BfG3k9aZ.js").write_text("let a = 1;" * 500)
    (tmp_path / "secret").write_text("nobody's business")

    @get("/api/thing", sync_to_thread=False)
    def thing() -> dict[str, str]:
        return {"name": "<script>"}

    app = Litestar(
        route_handlers=[thing, serving(read_files(folder))],
        before_send=[SafeHeaders(https=True)],
        openapi_config=None,
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/api/thing", "/assets/index-BfG3k9aZ.js", "/nothing.png", "/table/x", "/api/no"]
)
def test_every_answer_tells_the_browser_to_trust_nothing_else(client: Any, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert not re.search(r"script-src[^;]*(unsafe|\*|https?:)", policy)
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["strict-transport-security"]


def test_the_page_answers_every_address_of_the_client(client: Any) -> None:
    for path in ("/", "/table/p7k2m9x4", "/recover", "/deeply/nested/address"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"].startswith("text/html")


def test_files_with_a_hash_are_kept_for_ever_and_others_asked_for_again(client: Any) -> None:
    hashed = client.get("/assets/index-BfG3k9aZ.js")
    assert "immutable" in hashed.headers["cache-control"]
    assert hashed.headers["content-type"].startswith("text/javascript")
    for path in ("/", "/sw.js"):
        assert client.get(path).headers["cache-control"] == "no-cache"


def test_a_file_the_browser_has_is_not_sent_again(client: Any) -> None:
    tag = client.get("/sw.js").headers["etag"]
    again = client.get("/sw.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_long_texts_are_packed_for_browsers_that_unpack(client: Any) -> None:
    path = "/assets/index-BfG3k9aZ.js"
    packed = client.get(path, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "let a = 1;" * 500


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/assets/../../secret",
        "/assets/..%5c..%5csecret",
        "//etc/passwd",
        "/secret%00.js",
        "/.env",
        "/assets/",
        "/api/nothing",
    ],
)
def test_no_path_leads_out_of_the_client(client: Any, path: str) -> None:
    answer = client.get(path)
    assert "nobody" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code == 404 or answer.text == PAGE


def test_a_client_that_is_not_built_is_told(tmp_path: Path) -> None:
    app = Litestar(route_handlers=[serving(read_files(tmp_path / "nothing"))], openapi_config=None)
    with TestClient(app) as client:
        assert client.get("/").status_code == 503


@pytest.mark.parametrize("name", ["secret", "dice_secret", "Cookie", "recovery_link", "seed", "idempotency_key"])
def test_secrets_are_hidden_in_logs_by_their_name(name: str) -> None:
    assert hide_secrets(None, "info", {"event": "made", name: "abc"}) == {"event": "made", name: HIDDEN}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("testclient", "unknown"),
        (None, "unknown"),
    ],
)
def test_addresses_are_logged_as_networks(address: str | None, network: str) -> None:
    assert network_of(address) == network


def test_logs_are_one_json_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        set_up_logs(as_json=True)
        structlog.get_logger().info("table_made", table="abc", cookie="let me in", said="two\nlines")
        line = json.loads(capsys.readouterr().err)
    finally:
        structlog.reset_defaults()
    assert line["event"] == "table_made"
    assert line["cookie"] == HIDDEN
    assert line["level"] == "info"
    assert line["timestamp"].endswith("Z")
