"""Setting up, joining, leaving, cancelling, meeting again: over REST, as browsers do."""

from pathlib import Path
from typing import Any

import pytest
from server.house import Declined, Guest, house, key

from shadoof.core.fair import Fair

pytestmark = pytest.mark.anyio

ME, OPEN = {"type": "me"}, {"type": "open"}


async def code_of(asking: Any) -> str:
    with pytest.raises(Declined) as found:
        await asking
    return str(found.value.code)


async def play_out(table: dict[str, Any], *people: Guest) -> dict[str, Any]:
    """The table once its game is over, everybody playing the shortest turns."""
    while table["status"] == "running":
        seat = table["seats"][table["moment"]["to_move"]]
        table = await next(each for each in people if each.id == seat["person"]).pass_turn(table)
    return table


async def test_a_table_pins_its_map_and_all_its_rules(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create("wadi", scenario="start", rules={"building": "spreading"})
        assert "↓" in table["scenario"]
        assert table["board_name"] == "Start board"
        assert table["rules"]["building"] == "spreading"
        assert table["rules"]["watchmen"] is False
        assert table["rules_version"] == 1
        assert table["expires"] > table["created"]


async def test_what_cannot_be_played_is_declined_with_the_reason(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest("nl")
        assert await code_of(ann.create("chess")) == "bad_request"
        assert await code_of(ann.create("wadi", scenario="1 2\n3")) == "bad_scenario"
        assert await code_of(ann.create("wadi", rules={"bulding": "free"})) == "bad_rules"
        assert await code_of(ann.create("wadi", seats=[ME, ME])) == "bad_seats"
        assert await code_of(ann.create("wadi", seats=[ME, OPEN, OPEN], pair=True)) == "bad_seats"
        assert await code_of(ann.create("wadi", seats=[ME])) == "bad_request"
        assert await code_of(ann.create("wadi", seats=[ME, {"type": "bot", "level": 9}])) == "bad_request"
        with pytest.raises(Declined) as found:
            await ann.create("wadi", seats=[ME, {"type": "device", "name": " \u200b "}])
        assert found.value.code == "bad_name"
        assert "naam" in found.value.problem["sentence"]


async def test_the_same_request_makes_one_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        again = key()
        first = await ann.create(key=again)
        assert (await ann.create(key=again))["id"] == first["id"]
        assert await code_of(ann.create(key=again, listed=True)) == "key_used"
        assert len((await ann.get("tables", list="mine"))["tables"]) == 1


async def test_people_come_and_go_before_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob, cas = await here.guest(), await here.guest(), await here.guest()
        table = await ann.create(seats=[ME, OPEN, OPEN])
        assert (await bob.join(table, seat=2))["yours"] == [2]
        assert (await bob.join(table))["yours"] == [2], "who sits there keeps the seat"
        assert (await bob.join(table, seat=1))["yours"] == [1], "and may move to another"
        assert await code_of(cas.join(table, seat=1)) == "no_seat"
        assert (await bob.post(f"tables/{table['id']}/leave", {}))["yours"] == []
        assert await code_of(bob.post(f"tables/{table['id']}/leave", {})) == "not_seated"
        await bob.join(table)
        assert (await cas.join(table))["status"] == "running"
        assert await code_of(bob.post(f"tables/{table['id']}/leave", {})) == "not_open"
        assert await code_of((await here.guest()).join(table)) == "not_open"


async def test_only_the_host_cancels_and_only_before_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        table = await ann.create()
        assert await code_of(bob.post(f"tables/{table['id']}/cancel")) == "not_host"
        assert (await ann.post(f"tables/{table['id']}/cancel"))["status"] == "cancelled"
        assert (await ann.post(f"tables/{table['id']}/cancel"))["status"] == "cancelled"
        assert await code_of(bob.join(table)) == "not_open"
        begun = await ann.create(seats=[ME, {"type": "device", "name": "Mum"}])
        assert await code_of(ann.post(f"tables/{begun['id']}/cancel")) == "not_open"


async def test_a_table_nobody_joins_expires_on_its_day_and_stays_listed(tmp_path: Path) -> None:
    time = [1_700_000_000_000]
    async with house(tmp_path, clock=lambda: time[0], open_table_life=60_000) as here:
        ann = await here.guest()
        table = await ann.create(listed=True)
        assert table["expires"] == time[0] + 60_000
        time[0] += 59_999
        await here.parts.timekeeper.tick()
        assert (await ann.table(table))["status"] == "open"
        time[0] += 1
        await here.parts.timekeeper.tick()
        assert (await ann.table(table))["status"] == "cancelled"
        assert (await ann.get("tables", list="lobby"))["tables"] == []
        assert [each["status"] for each in (await ann.get("tables", list="mine"))["tables"]] == ["cancelled"]


async def test_two_people_at_one_device_play_from_one_browser(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create(seats=[ME, {"type": "device", "name": "Opa  Piet"}], first=0)
        assert table["status"] == "running"
        assert table["yours"] == [0, 1]
        assert [(seat["name"], seat["device"]) for seat in table["seats"]][1] == ("Opa Piet", True)
        over = await play_out(table, ann)
        assert over["status"] == "over"


async def test_listed_tables_are_found_page_by_page_and_others_only_by_link(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        hidden = await ann.create()
        made = [(await ann.create(listed=True))["id"] for _ in range(23)]
        first = await bob.get("tables", list="lobby")
        second = await bob.get("tables", list="lobby", page=2)
        assert (first["pages"], len(first["tables"]), len(second["tables"])) == (2, 20, 3)
        found = [each["id"] for each in first["tables"] + second["tables"]]
        assert sorted(found) == sorted(made)
        assert (await bob.table(hidden))["status"] == "open"
        joined = await bob.join({"id": made[0]})
        assert joined["status"] == "running"
        assert [each["id"] for each in (await bob.get("tables", list="live"))["tables"]] == [made[0]]
        mine = (await bob.get("tables", list="mine"))["tables"]
        assert [(each["id"], each["yours"]) for each in mine] == [(made[0], [1])]
        assert (await bob.get("tables", list="mine", game="wabanti"))["tables"] == []
        assert len((await ann.get("tables", list="mine", status="open", page=2))["tables"]) == 3


async def test_a_rematch_is_one_table_for_all_with_seats_one_further(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        seats = [ME, OPEN, {"type": "bot", "level": 1}]
        table = await bob.join(await ann.create("wabanti", seats=seats))
        assert await code_of(ann.say(table, "rematch")) == "not_over"
        await ann.say(table, "resign")
        await bob.say(table, "resign")
        again = await ann.say(table, "rematch")
        assert (await bob.say(table, "rematch"))["id"] == again["id"] != table["id"]
        assert (await ann.table(table))["rematch"] == again["id"]
        assert [seat["person"] for seat in again["seats"]] == ["", ann.id, bob.id]
        assert again["seats"][0]["level"] == 1
        assert again["status"] == "running"
        assert again["dice"]["commitment"] != table["dice"]["commitment"]
        assert await code_of((await here.guest()).say(table, "rematch")) == "not_seated"


async def test_a_pair_match_changes_seats_and_adds_both_games_points(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        rules = {"head_start": [3, 0]}
        first = await bob.join(await ann.create("wadi", first=0, pair=True, rules=rules))
        assert first["pair"] == {"game": 1, "other": None, "points": None, "winners": None}
        over = await play_out(first, ann, bob)
        second = await ann.get(f"tables/{over['pair']['other']}")
        assert [seat["person"] for seat in second["seats"]] == [bob.id, ann.id]
        assert second["first"] == 0
        assert second["pair"]["other"] == first["id"]
        assert over["pair"]["winners"] is None
        ended = await play_out(second, ann, bob)
        one, two = over["result"]["points"], ended["result"]["points"]
        assert ended["pair"]["points"] == [two[0] + one[1], two[1] + one[0]]
        assert ended["pair"]["winners"] == []
        assert (await ann.table(first))["pair"]["points"] == [one[0] + two[1], one[1] + two[0]]
        assert await code_of(ann.say(first, "rematch")) == "not_over"
        assert (await ann.say(second, "rematch"))["pair"]["game"] == 1


async def test_a_record_opens_as_a_table_from_any_point(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        record = {"game": "wadi", "players": 2, "scenario": "start", "actions": ["+a1", ".", "+g1", ".", "+a3"]}
        seats = [ME, {"type": "device", "name": "Bob"}]
        table = await ann.create(seats=seats, record=record)
        assert table["moment"]["index"] == 5
        assert table["turn_began"] == 4
        earlier = await ann.create(seats=seats, record=record, at=2)
        assert (earlier["moment"]["index"], earlier["moment"]["to_move"]) == (2, 1)
        await ann.commit(table, ".")
        assert await code_of(ann.create(seats=seats, record=record, at=6)) == "bad_request"
        assert await code_of(ann.create(seats=seats, record=record | {"actions": ["+b1"]})) == "illegal_action"
        assert await code_of(ann.create(seats=[ME, OPEN, OPEN], record=record)) == "bad_seats"


async def test_a_fair_head_start_goes_to_the_seats_it_was_measured_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    even = (0.5, 0.5)
    fair = Fair((0, 2), even, even, even, (20.0, 20.0), 1.0, 0.0, 9.0, 1000, "level 5", "")
    monkeypatch.setattr("shadoof.games.wadi.maps._measured", lambda: {"start": {2: fair}})
    async with house(tmp_path) as here:
        ann = await here.guest()
        seats = [ME, {"type": "device", "name": "Bob"}]
        for first, given in ((0, [0, 2]), (1, [2, 0])):
            table = await ann.create("wadi", seats=seats, scenario="start", fair=True, first=first)
            assert table["rules"]["head_start"] == given
        drawn = await ann.create("wadi", seats=seats, scenario="start", fair=True)
        assert drawn["rules"]["head_start"][drawn["first"]] == 0
        assert await code_of(ann.create("wadi", seats=seats, scenario="twins", fair=True)) == "bad_request"


async def test_who_only_watches_sees_all_and_plays_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob, eve = await here.guest(), await here.guest(), await here.guest()
        table = await bob.join(await ann.create(first=0))
        assert (await eve.table(table))["yours"] == []
        assert (await eve.draft(table, "."))["complete"]
        assert await code_of(eve.commit(table, ".")) == "not_seated"
        assert await code_of(eve.say(table, "resign")) == "not_seated"
        assert await code_of(eve.say(table, "take_back", say="ask")) == "not_seated"
        assert await code_of(bob.commit(table, ".")) == "not_your_turn"
