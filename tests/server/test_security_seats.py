"""Nobody acts for another: seats, links and cookies."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import Declined, Guest, House, house, key
from server.sockets import ends, unwelcome

pytestmark = pytest.mark.anyio


async def refused(asking: Any) -> str:
    """The code with which it was declined."""
    with pytest.raises(Declined) as declined:
        await asking
    return str(declined.value.code)


async def test_a_seat_is_played_by_its_person_alone(shared: House) -> None:
    ann, bob, eve = await shared.guest(), await shared.guest(), await shared.guest()
    table = await bob.join(await ann.create(first=0))
    assert await refused(eve.commit(table, ".")) == "not_seated"
    assert await refused(bob.commit(table, ".")) == "not_your_turn"
    assert await refused(eve.say(table, "resign", seat=0)) == "not_seated"
    assert await refused(bob.say(table, "resign", seat=0)) == "not_seated"
    assert await refused(eve.say(table, "seat", seat=0)) == "not_seated"
    for what in ("ask", "yes", "no"):
        assert await refused(eve.say(table, "take_back", say=what)) == "not_seated"
    assert await refused(eve.say(table, "rematch")) in ("not_seated", "not_over")
    now = await ann.table(table)
    assert (now["n"], now["status"]) == (table["n"], "running")


async def test_a_table_that_waits_is_its_hosts_and_its_seats_their_peoples(shared: House) -> None:
    ann, bob, eve = await shared.guest(), await shared.guest(), await shared.guest()
    table = await bob.join(await ann.create(seats=[{"type": "me"}, {"type": "open"}, {"type": "open"}]))
    assert await refused(eve.post(f"tables/{table['id']}/cancel")) == "not_host"
    assert await refused(bob.post(f"tables/{table['id']}/cancel")) == "not_host"
    assert await refused(eve.post(f"tables/{table['id']}/leave", {"seat": 1})) == "not_seated"
    assert await refused(eve.join(table, seat=0)) == "no_seat"
    assert await refused(eve.join(table, seat=1)) == "no_seat"
    assert (await ann.table(table))["seats"][1]["person"] == bob.id


async def test_who_only_watches_sees_no_more_than_the_board_shows(shared: House) -> None:
    ann, eve = await shared.guest(), await shared.guest()
    seats = [{"type": "me"}, {"type": "device", "name": "Bea"}]
    table = await ann.create("wabanti", seats=seats, seed="ann's seed")
    seen = await eve.table(table)
    assert seen["yours"] == []
    text = str(seen) + str(await eve.get(f"tables/{table['id']}/record"))
    secret = (await shared.parts.desk.state(table["id"])).created.secret
    assert secret not in text
    assert ann.cookie not in text


async def test_links_are_not_guessed(shared: House) -> None:
    ann, eve = await shared.guest(), await shared.guest()
    ids = [(await ann.create())["id"] for _ in range(4)]
    assert all(len(each) >= 24 for each in ids)
    assert len({each[:6] for each in ids}) == 4
    for guess in (ids[0][:-1] + "A", ids[0].swapcase(), "1", "0" * 24, ids[0] + "A"):
        if guess not in ids:
            assert await refused(eve.get(f"tables/{guess}")) == "not_found"
    for where in ("lobby", "live", "mine"):
        assert not (await eve.get("tables", list=where))["tables"]
    assert len((await ann.get("tables", list="mine"))["tables"]) == 4
    for secret in ("", "x", "A" * 32):
        assert await refused(eve.post("recover", {"secret": secret})) == "not_found"


async def test_a_forged_or_bent_cookie_is_nobodys(shared: House) -> None:
    ann = await shared.guest()
    table = await ann.create(first=0, seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
    person, _, signature = ann.cookie.rpartition(".")
    bent = [
        f"{person}.{signature[:-1]}A" if signature[-1] != "A" else f"{person}.{signature[:-1]}B",
        f"{ann.id}.1.{signature}",
        person,
        f"{ann.id}.0",
        "",
        "a" * 3000,
    ]
    async with httpx.AsyncClient(base_url=shared.address) as client:
        for cookie in bent:
            headers = {"cookie": f"shadoof={cookie}"}
            body = {"key": key(), "expected": table["n"], "actions": ["."]}
            answer = await client.post(f"/api/tables/{table['id']}/turns", json=body, headers=headers)
            assert answer.status_code == 401, cookie
            assert (await client.get("/api/me", headers=headers)).json()["id"] != ann.id
    assert (await ann.table(table))["n"] == table["n"]


async def test_forgetting_other_devices_ends_their_cookies_and_sockets(shared: House) -> None:
    stolen = await shared.guest()
    table = await stolen.create(first=0, seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
    owner = await shared.guest(cookie=stolen.cookie)
    assert owner.id == stolen.id
    async with stolen.socket() as socket:
        await socket.watch(table)
        await socket.next("snapshot")
        await owner.post("me/elsewhere")
        await ends(socket)
    assert await refused(stolen.commit(table, ".")) == "who"
    async with stolen.socket() as socket:
        await unwelcome(socket)
    assert (await stolen.get("me"))["id"] != owner.id
    await owner.commit(table, ".")


async def test_a_recovery_link_works_until_the_next_one(shared: House) -> None:
    ann, phone, later = await shared.guest(), await shared.guest(), await shared.guest()
    first = (await ann.post("me/recovery"))["path"].partition("#")[2]
    second = (await ann.post("me/recovery"))["path"].partition("#")[2]
    assert await refused(phone.post("recover", {"secret": first})) == "not_found"
    assert (await phone.post("recover", {"secret": second}))["id"] == ann.id
    # Whoever replays the old cookie of the phone is the guest that it was, and not ann.
    assert await refused(later.post("recover", {"secret": first})) == "not_found"


async def test_a_key_of_one_person_does_not_answer_another(shared: House) -> None:
    ann, eve = await shared.guest(), await shared.guest()
    table = await ann.create(first=0, seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
    again = key()
    done = await ann.commit(table, ".", key=again)
    assert await refused(eve.commit(table, ".", key=again)) == "not_seated"
    assert await ann.commit(table, ".", key=again) == done


async def test_the_cookie_is_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    async with house(tmp_path, https=True) as here, httpx.AsyncClient(base_url=here.address) as client:
        cookie = (await client.get("/api/me")).headers["set-cookie"].lower()
    for word in ("httponly", "samesite=lax", "secure", "path=/"):
        assert word in cookie


async def test_a_person_is_told_by_a_public_id_that_lets_nobody_in(shared: House) -> None:
    ann, eve = await shared.guest(), await shared.guest()
    table = await ann.create()
    public = (await eve.table(table))["seats"][0]["person"]
    imposter: Guest = await shared.guest(cookie=f"{public}.0")
    assert imposter.id != ann.id
