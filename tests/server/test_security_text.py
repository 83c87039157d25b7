"""No text of a person is ever interpreted: in names, boards, comments, drawings, or what the server answers."""

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from server.house import Guest, House

pytestmark = pytest.mark.anyio

SCRIPTS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</svg><svg onload=alert(1)>",
    "{{7*7}}${7*7}",
    "javascript:alert(1)",
)
BOARD = "name: {name}\nplace: {name}\nnote: {name}\ncredit: {name}\n1 2 ↓5 1\n1 1 ↓ 2\n"


def all_texts(value: Any) -> list[str]:
    """Every text in a JSON value."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in all_texts(each)] + list(value)
    if isinstance(value, list):
        return [text for each in value for text in all_texts(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("script", SCRIPTS)
async def test_a_script_for_a_name_is_a_name(shared: House, script: str) -> None:
    ann, bob = await shared.guest(), await shared.guest()
    me = await ann.client.patch("/api/me", json={"name": script})
    assert me.json()["name"] == script[:24].strip()
    seats = [{"type": "me"}, {"type": "device", "name": script}]
    table = await ann.create("wadi", seats=seats, scenario=BOARD.format(name=script.replace("\n", " ")))
    for path in ("", "/record", "/replay"):
        answer = await bob.client.get(f"/api/tables/{table['id']}{path}")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
    drawing = await bob.client.get(f"/api/tables/{table['id']}/position.svg")
    assert is_harmless(drawing.text)


def is_harmless(drawing: str) -> bool:
    """Whether an SVG can run nothing and load nothing."""
    for element in ET.fromstring(drawing).iter():
        name = element.tag.rpartition("}")[2].lower()
        assert name not in ("script", "foreignobject", "iframe", "image", "a", "animate", "set"), name
        for attribute, value in element.attrib.items():
            assert not attribute.lower().startswith("on"), attribute
            assert "javascript:" not in value.lower()
            assert not (attribute.rpartition("}")[2] == "href" and not value.startswith("#")), value
    return True


@pytest.mark.parametrize("script", SCRIPTS)
async def test_comments_and_names_in_a_record_come_back_as_the_texts_they_are(shared: House, script: str) -> None:
    record = {
        "game": "wadi",
        "players": 2,
        "scenario": "1 ↓2 1",
        "actions": ["+a1"],
        "names": [script, [script]],
        "comments": {"1": script, script: script},
        script: {script: [script]},
        "__proto__": {"polluted": True},
    }
    ann: Guest = await shared.guest()
    answer = await ann.client.post("/api/replay", json={"record": record})
    assert answer.headers["content-type"].startswith("application/json")
    replay = answer.json()
    assert replay["names"] == [script, "B"]
    assert replay["record"] == record
    made = [text for key, value in replay.items() if key not in ("record", "names") for text in all_texts(value)]
    assert not any(script in text for text in made)


async def test_a_refusal_repeats_what_came_as_plain_text(shared: House) -> None:
    ann = await shared.guest()
    table = await ann.create(seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
    drafted = await ann.client.post(f"/api/tables/{table['id']}/draft", json={"actions": ["<b>x</b>"]})
    assert drafted.headers["content-type"].startswith("application/json")
    for path in ("/api/<script>alert(1)</script>", "/api/tables/<script>alert(1)</script>"):
        answer = await ann.client.get(path)
        assert answer.status_code == 404
        assert "html" not in answer.headers["content-type"]
        assert "<script>" not in answer.text


@pytest.mark.parametrize(
    "name",
    [
        "\u202egnp.exe",
        "\u200b\u200b",
        "\u2066evil\u2069",
        "a\u0300" + "\u0301" * 50,
        "\ufeff\x00\x1b[31mred",
        "   ",
    ],
)
async def test_names_turn_no_text_around_and_hide_nothing(shared: House, name: str) -> None:
    ann = await shared.guest()
    answer = await ann.client.patch("/api/me", json={"name": name})
    if answer.status_code == 400:
        assert answer.json()["code"] == "bad_name"
        return
    cleaned = answer.json()["name"]
    assert len(cleaned) <= 24
    assert not set(cleaned) & set("\u202e\u200b\u2066\u2069\ufeff\x00\x1b")
    assert cleaned.count("\u0301") <= 2


async def test_no_answer_of_the_interface_is_a_page(shared: House) -> None:
    ann = await shared.guest()
    document = (await ann.client.get("/api/openapi.json")).json()
    for path, methods in document["paths"].items():
        assert path.startswith("/api/")
        for operation in methods.values():
            for answer in operation["responses"].values():
                assert "text/html" not in answer.get("content", {}), path
    assert json.dumps(document)
