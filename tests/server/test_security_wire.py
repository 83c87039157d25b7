"""What comes over the wire may be anything: too much, broken, from another site, or bent to lead elsewhere."""

import contextlib
import json
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from server.house import Guest, House, key
from server.sockets import ends
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.anyio

EVIL = ("https://evil.example", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "null", "file://")


async def still_works(here: House) -> None:
    guest = await here.guest()
    table = await guest.create(first=0, seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
    await guest.commit(table, ".")


def sentences(answer: httpx.Response) -> dict[str, Any]:
    """The problem, which must be one: a code and a sentence, and nothing of our insides."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    problem: dict[str, Any] = answer.json()
    assert problem["code"]
    assert problem["sentence"]
    for leak in ("Traceback", "site-packages", 'File "', "sqlalchemy"):
        assert leak not in answer.text
    return problem


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"watch"',
        '{"type": "watch"}',
        '{"type": "nothing", "ref": 1}',
        '{"type": "watch", "ref": "1", "table": "x"}',
        '{"type": "watch", "ref": 1, "table": 7}',
        '{"type": "watch", "ref": 1, "table": "x", "since": -1}',
        '{"type": "watch", "ref": 1, "table": "x", "more": 1}',
        '{"type": "watch", "ref": 1, "table": "' + "x" * 1000 + '"}',
        '{"type": "ping", "ref": 1e400}',
        '{"type": "ping", "ref": ' + "9" * 1000 + "}",
        "[" * 1900,
        "x" * 3000,
        '{"type": "watch", "ref": 1, "table": "\\ud800"}',
    ],
)
async def test_a_broken_frame_is_told_and_the_socket_goes_on(shared: House, frame: str) -> None:
    ann = await shared.guest()
    async with ann.socket() as socket:
        await socket.connection.send(frame)
        told = await socket.next("not_done")
        assert told["code"] in ("bad_request", "too_large", "not_found")
        assert told["sentence"]
        await socket.say("ping")
        await socket.next("ack")


async def test_a_binary_frame_is_no_message(shared: House) -> None:
    ann = await shared.guest()
    async with ann.socket() as socket:
        await socket.connection.send(b"\x00\xff" * 10)
        assert (await socket.next("not_done"))["code"] == "bad_request"


async def test_a_giant_frame_ends_the_socket_and_nothing_else(shared: House) -> None:
    ann = await shared.guest()
    async with ann.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.connection.send("x" * 20_000_000)
        await ends(socket)
    await still_works(shared)


async def test_a_flood_of_frames_ends_the_socket_and_nothing_else(shared: House) -> None:
    ann = await shared.guest()
    async with ann.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                await socket.say("ping")
        await ends(socket)
    await still_works(shared)


@pytest.mark.parametrize("origin", EVIL)
async def test_another_sites_page_opens_no_socket(shared: House, origin: str) -> None:
    ann = await shared.guest()
    url = shared.address.replace("http", "ws") + "/api/socket"
    with pytest.raises(InvalidStatus):
        await connect(url, additional_headers={"cookie": f"shadoof={ann.cookie}", "origin": origin})


@pytest.mark.parametrize(
    "headers",
    [*({"origin": origin} for origin in EVIL), {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}],
)
async def test_another_sites_page_changes_nothing(shared: House, headers: dict[str, str]) -> None:
    ann = await shared.guest()
    for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("POST", "/api/me/elsewhere")):
        answer = await ann.client.request(method, path, json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert sentences(answer)["code"] == "wrong_origin"
    assert (await ann.get("me"))["name"] == ann.me["name"]


async def test_no_answer_lets_other_sites_read_it(shared: House) -> None:
    ann = await shared.guest()
    for method in ("GET", "OPTIONS"):
        answer = await ann.client.request(method, "/api/me", headers={"origin": EVIL[0]})
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[]", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"key": "\\ud800\\ud800"}', "application/json"),
        (b'{"key": "12345678", "game": "wadi", "seats": []}', "application/json"),
        (b'{"key": "12345678", "game": "wadi", "seats": [{"type": "me"}, {"type": "ghost"}]}', "application/json"),
        (b"[" * 50_000, "application/json"),
        (b'{"a":' * 20_000, "application/json"),
        (b"key=1&game=wadi", "application/x-www-form-urlencoded"),
        (b"<xml/>", "text/xml"),
    ],
)
async def test_a_broken_body_is_told(shared: House, body: bytes, kind: str) -> None:
    ann = await shared.guest()
    answer = await ann.client.post("/api/tables", content=body, headers={"content-type": kind})
    assert 400 <= answer.status_code < 500
    sentences(answer)


async def test_bodies_are_bounded(shared: House) -> None:
    ann = await shared.guest()
    for path, size in (("tables", 1_100_000), ("replay", 1_100_000), ("recover", 110_000)):
        answer = await ann.client.post(f"/api/{path}", content=b"x" * size)
        assert answer.status_code == 413, path
        assert sentences(answer)["code"] == "too_large"

    async def dribble() -> Any:
        for _ in range(300):
            yield b" " * 1000

    assert (await ann.client.post("/api/recover", content=dribble())).status_code == 413
    await still_works(shared)


async def test_lists_and_texts_are_bounded(shared: House) -> None:
    ann = await shared.guest()
    table = await ann.create()
    for path, body in (
        ("tables", {"key": key(), "game": "wadi", "seats": [{"type": "open"}] * 7}),
        ("tables", {"key": key(), "game": "wadi", "seats": [{"type": "open"}] * 2, "scenario": "1 " * 10_001}),
        ("tables", {"key": "k" * 65, "game": "wadi", "seats": [{"type": "open"}] * 2}),
        (f"tables/{table['id']}/draft", {"actions": ["."] * 65}),
        (f"tables/{table['id']}/draft", {"actions": ["." * 33]}),
        ("replay", {"record": {}, "count": 501}),
    ):
        assert (await ann.client.post(f"/api/{path}", json=body)).status_code == 400, path


PATHS = (
    "../../../../etc/passwd",
    "/etc/passwd",
    "..\\..\\secret",
    "file:///etc/passwd",
    "start\x00",
    "start.wadi",
    "~/x",
)


@pytest.mark.parametrize("path", PATHS)
async def test_names_of_boards_and_games_lead_to_no_file(shared: House, path: str) -> None:
    ann = await shared.guest()
    record = {"game": "wadi", "players": 2, "scenario": path}
    for where, body in (
        ("replay", {"record": record}),
        ("replay", {"record": record | {"game": path, "scenario": "start"}}),
        (
            "tables",
            {"key": key(), "game": "wadi", "seats": [{"type": "me"}, {"type": "open"}], "scenario": path},
        ),
        ("tables", {"key": key(), "game": path, "seats": [{"type": "me"}, {"type": "open"}]}),
    ):
        answer = await ann.client.post(f"/api/{where}", json=body)
        assert answer.status_code in (400, 422), (where, answer.text)
        assert "root:" not in answer.text
        sentences(answer)
    for what in ("rulebook", "demos"):
        answer = await ann.client.get(f"/api/games/{quote(path, safe='')}/{what}")
        assert answer.status_code in (400, 404)
        assert "root:" not in answer.text


@pytest.mark.parametrize("bent", ["%0d%0aset-cookie:%20a=b", "%0aX:1", "%00", "%e2%80%a8"])
async def test_nothing_in_an_address_becomes_a_header(shared: House, bent: str) -> None:
    ann = await shared.guest()
    for path in (
        f"/api/tables/{bent}",
        f"/api/tables/{bent}/record",
        f"/api/games/{bent}/rulebook",
        f"/{bent}",
    ):
        answer = await ann.client.get(path)
        assert answer.status_code in (200, 400, 404, 503), path
        assert "x" not in answer.headers
        assert "a=b" not in answer.headers.get("set-cookie", "")


async def test_a_name_with_line_ends_becomes_no_header(shared: House) -> None:
    ann: Guest = await shared.guest()
    answer = await ann.client.patch("/api/me", json={"name": "Ann\r\nSet-Cookie: a=b\r\n\r\n<script>"})
    assert "\n" not in answer.json()["name"]
    table = await ann.create(seats=[{"type": "me"}, {"type": "device", "name": "B\r\nX: 1"}])
    record = await ann.client.get(f"/api/tables/{table['id']}/record")
    assert "x" not in record.headers
    assert all("\n" not in name for name in record.json()["names"])
    assert json.loads(record.text)
