"""People: guests at once, named as they like, on any device, and nobody else for anybody."""

from pathlib import Path
from stat import S_IMODE

import pytest
from server.house import Declined, Guest, House, house
from websockets.exceptions import ConnectionClosed

from shadoof.server.people.names import clean_name
from shadoof.server.trouble import Declined as NotThat

pytestmark = pytest.mark.anyio


async def refused(here: House, cookie: str, person: str) -> bool:
    """Whether a browser with that cookie is somebody else."""
    return (await here.guest(cookie=cookie)).id != person


async def test_a_guest_has_a_name_and_stays_the_same_person(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest("nl")
        assert ann.me["name"].startswith("Gast ")
        assert ann.me["language"] == "nl"
        assert (await ann.get("me"))["id"] == ann.id
    async with house(tmp_path) as again:
        assert not await refused(again, ann.cookie, ann.id), "the secret is kept"


async def test_the_cookie_is_for_this_site_and_no_script(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        given = (await (await here.guest()).client.get("/api/me")).headers["set-cookie"].lower()
        assert "httponly" in given
        assert "samesite=lax" in given
        assert "secure" not in given
    async with house(tmp_path, https=True) as here:
        assert "secure" in (await (await here.guest()).client.get("/api/me")).headers["set-cookie"].lower()


async def test_a_forged_or_changed_cookie_makes_a_new_guest(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        name, generation, signature = ann.cookie.split(".")
        assert await refused(here, f"{bob.id}.{generation}.{signature}", bob.id)
        assert await refused(here, f"{name}.1.{signature}", ann.id)
        assert await refused(here, f"{name}.{generation}.", ann.id)
        assert await refused(here, "nonsense", ann.id)


async def test_without_a_cookie_nothing_is_done_in_anybodys_name(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        ann.client.cookies.clear()
        with pytest.raises(Declined) as found:
            await ann.create()
        assert (found.value.status, found.value.code) == (401, "who")


async def test_a_recovery_link_makes_another_browser_this_person_who_keeps_the_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, phone = await here.guest(), await here.guest()
        table = await ann.create()
        path = (await ann.post("me/recovery"))["path"]
        assert path.startswith("/recover#")
        secret = path.partition("#")[2]
        assert (await phone.post("recover", {"secret": secret}))["id"] == ann.id
        assert (await phone.table(table))["yours"] == [0]
        assert (await ann.table(table))["yours"] == [0], "the first browser goes on"
        newer = (await ann.post("me/recovery"))["path"].partition("#")[2]
        other = await here.guest()
        with pytest.raises(Declined):
            await other.post("recover", {"secret": secret})
        assert (await other.post("recover", {"secret": newer}))["id"] == ann.id
        kept = (tmp_path / "shadoof.sqlite").read_bytes() + (tmp_path / "shadoof.sqlite-wal").read_bytes()
        assert newer.encode() not in kept, "the database knows only a digest"


async def test_a_cookie_that_was_ended_is_refused_when_it_is_replayed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        stolen = ann.cookie
        async with ann.socket() as socket:
            await ann.post("me/elsewhere")
            with pytest.raises(ConnectionClosed, match="1008"):
                await socket.next("never")
        assert await refused(here, stolen, ann.id)
        assert (await ann.get("me"))["id"] == ann.id
    async with house(tmp_path) as again:
        assert await refused(again, stolen, ann.id)
        assert not await refused(again, ann.cookie, ann.id)


async def test_a_new_name_is_seen_at_every_table_that_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann, bob = await here.guest(), await here.guest()
        seats = [{"type": "me"}, {"type": "device", "name": "Mum"}, {"type": "open"}]
        table = await ann.create(seats=seats)
        async with bob.socket() as socket:
            await socket.watch(table)
            await socket.next("snapshot")
            answered = await ann.client.patch("/api/me", json={"name": "  Ann\tde Vries ", "language": "de"})
            assert answered.json() == {"id": ann.id, "name": "Ann de Vries", "language": "de"}
            event = (await socket.next("events"))["events"][0]
            assert (event["type"], event["who"]["name"]) == ("seated", "Ann de Vries")
        assert [seat["name"] for seat in (await bob.table(table))["seats"]] == ["Ann de Vries", "Mum", ""]
        with pytest.raises(Declined) as found:
            await Guest.post(ann, "tables/nothing/resign", {"key": "12345678"})
        assert "hier" in found.value.problem["sentence"], "in the language that was chosen"


async def test_the_secret_can_be_read_by_the_servers_user_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "new"):
        assert S_IMODE((tmp_path / "new" / "secret").stat().st_mode) == 0o600
        assert S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n de\t\tVries ", "Ann de Vries"),
        ("e\u0301", "é"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\ufeffc", "abc"),
        ("<b>Bob</b> & co", "<b>Bob</b> & co"),
        ("z" + "\u0336" * 50, "z\u0336\u0336"),
        ("x" * 100, "x" * 24),
        ("你好 🎲", "你好 🎲"),
        ("a\x00b\x1bc", "a b c"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\u3164", "\u0301", "\ud800"])
def test_a_name_that_cannot_be_seen_is_none(given: str) -> None:
    with pytest.raises(NotThat):
        clean_name(given)
