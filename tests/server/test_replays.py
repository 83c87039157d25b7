"""Games seen again: replays, downloads that the referee and `shadoof verify` take, and drawings."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from running import shadoof
from server.house import Declined, Guest, House, house

from shadoof.core import registry
from shadoof.core.record import Record
from shadoof.server.proof import verify

pytestmark = pytest.mark.anyio

WADI = {
    "game": "wadi",
    "players": 2,
    "scenario": "1 ↓2 1\n1 ↓ 1",
    "actions": ["+a1", "b1>a1", ".", "+c1", ".", ".", "."],
}


async def played(guest: Guest, game: str, turns: int = 4, **wishes: Any) -> dict[str, Any]:
    """A table at which one person plays both sides, after some turns."""
    seats = [{"type": "me"}, {"type": "device", "name": "Bea"}]
    table = await guest.create(game, seats=seats, seed="my seed", **wishes)
    for _ in range(turns):
        table = await guest.pass_turn(table)
    return table


async def record_of(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = await guest.get(f"tables/{table['id']}/record")
    return found


@pytest.mark.parametrize("game", registry.names())
async def test_a_running_games_record_is_what_was_played_without_the_secret(shared: House, game: str) -> None:
    ann = await shared.guest()
    table = await played(ann, game)
    record = await record_of(ann, table)
    assert Record.from_value(record).position().phase == table["moment"]["phase"]
    assert record["names"] == [ann.me["name"], "Bea"]
    assert record["rules_version"] == 1
    assert "secret" not in json.dumps(record)
    assert record["dice"]["commitment"] == table["dice"]["commitment"]
    assert record["dice"]["lot"] is True
    assert verify(Record.from_value(record)).is_true


@pytest.mark.parametrize("game", registry.names())
async def test_a_finished_games_record_proves_itself_to_the_command_line(tmp_path: Path, game: str) -> None:
    async with house(tmp_path / "data") as here:
        ann = await here.guest()
        table = await played(ann, game)
        await ann.say(table, "resign", seat=0)
        record = await record_of(ann, table)
        told = (await ann.table(table))["dice"]
    assert record["result"]["why"] == "resigned"
    assert record["dice"]["secret"] == told["secret"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    verified = shadoof("verify", str(file), "--commitment", table["dice"]["commitment"])
    assert verified.returncode == 0, verified.stdout
    request = json.dumps({"id": 1, "do": "state", "record": record})
    assert json.loads(shadoof("referee", given=request).stdout)["ok"] is True


async def test_a_download_is_a_file_with_a_harmless_name(shared: House) -> None:
    ann = await shared.guest()
    table = await played(ann, "wadi", 1)
    answer = await ann.client.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'attachment; filename="wadi-{table["id"][:8]}.json"'


async def test_a_tables_replay_has_every_moment_and_turn(shared: House) -> None:
    ann = await shared.guest()
    table = await played(ann, "wabanti", 3)
    replay = await ann.get(f"tables/{table['id']}/replay")
    part = await ann.get(f"tables/{table['id']}/replay", start=2, count=1)
    assert replay["total"] == len(replay["actions"]) == len(replay["moments"]) - 1
    assert [turn["start"] for turn in replay["turns"]] == [0, 2, 4, 6]
    assert [action for turn in replay["turns"] for action in turn["actions"]] == replay["actions"]
    assert [moment["index"] for moment in replay["moments"]] == list(range(replay["total"] + 1))
    assert part["moments"] == replay["moments"][2:3]
    assert len(replay["board"]["fields"]) == 169


async def test_any_record_can_be_replayed(shared: House) -> None:
    ann = await shared.guest()
    replay = await ann.post("replay", {"record": WADI | {"names": ["Ann", 7]}, "start": 1, "count": 2})
    assert [moment["index"] for moment in replay["moments"]] == [1, 2]
    assert replay["moments"][1]["points"] == [1, 0]
    assert replay["names"] == ["Ann", "B"]
    assert [turn["seat"] for turn in replay["turns"]] == [0, 1, 1, 0]


async def test_the_rulebook_may_ask_why_an_action_is_refused_where_a_record_ends(shared: House) -> None:
    nel = await shared.guest("nl")
    record = WADI | {"actions": ["+a1", "b1>a1", "."]}
    refused = (await nel.post("replay/why", {"record": record, "action": "+b1"}))["refused"]
    assert (refused["action"], refused["at"], refused["rule"]) == ("+b1", 3, "W20")
    assert refused["cells"] == ["b1"]
    assert "waditegel" in refused["sentence"]
    assert (await nel.post("replay/why", {"record": record, "action": "."})) == {"refused": None}
    with pytest.raises(Declined, match="illegal_action"):
        await nel.post("replay/why", {"record": WADI | {"actions": ["+b1"]}, "action": "."})


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({}, "bad_request"),
        ({"game": "wadi", "players": 2}, "bad_scenario"),
        (WADI | {"rules": {"x": 1}}, "bad_rules"),
        (WADI | {"actions": ["+b1"]}, "illegal_action"),
        (WADI | {"actions": [{}]}, "illegal_action"),
        (WADI | {"scenario": "../../../etc/passwd"}, "bad_scenario"),
        (WADI | {"game": "../wadi"}, "bad_request"),
    ],
)
async def test_a_record_that_cant_be_played_is_told_in_words(shared: House, record: Any, code: str) -> None:
    ann = await shared.guest("nl")
    with pytest.raises(Declined) as declined:
        await ann.post("replay", {"record": record})
    assert declined.value.code == code
    assert declined.value.problem["sentence"]
    assert "root:" not in json.dumps(declined.value.problem)


async def test_a_moment_after_the_last_one_is_told(shared: House) -> None:
    ann = await shared.guest()
    with pytest.raises(Declined, match="has 7 actions"):
        await ann.post("replay", {"record": WADI, "start": 8})


async def test_a_position_is_drawn_and_can_run_nothing(shared: House) -> None:
    ann = await shared.guest()
    table = await played(ann, "wadi", 2)
    drawings = []
    for query in ({}, {"at": 0}, {"at": 1}):
        answer = await ann.client.get(f"/api/tables/{table['id']}/position.svg", params=query)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "sandbox" in answer.headers["content-security-policy"]
        drawings.append(answer.text)
    late = await ann.client.get(f"/api/tables/{table['id']}/position.svg", params={"at": 99})
    for drawing in drawings:
        assert ET.fromstring(drawing).tag.endswith("svg")
    assert drawings[0] != drawings[1]
    assert late.status_code == 400


async def test_a_table_that_has_not_begun_has_no_record(shared: House) -> None:
    ann = await shared.guest()
    table = await ann.create()
    for what in ("record", "replay", "position.svg"):
        with pytest.raises(Declined) as declined:
            await ann.get(f"tables/{table['id']}/{what}")
        assert declined.value.code == "not_running"


async def test_a_download_can_be_played_on_as_a_new_table_from_any_point(shared: House) -> None:
    ann = await shared.guest()
    record = await record_of(ann, await played(ann, "wabanti", 3))
    seats = [{"type": "me"}, {"type": "device", "name": "Bea"}]
    again = await ann.create("wabanti", seats=seats, record=record, at=4)
    again = await ann.pass_turn(again)
    later = await record_of(ann, again)
    assert later["actions"][:4] == record["actions"][:4]
    assert later["dice"]["throws"][:2] == [0, 0]
    verdict = verify(Record.from_value(later))
    assert verdict.is_true, verdict.wrong
