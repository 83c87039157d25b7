"""What whoever runs a server sees: alive, ready, measured; and who must not see it."""

import re
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import Guest, house

pytestmark = pytest.mark.anyio


async def measured(guest: Guest) -> dict[str, float]:
    answer = await guest.client.get("/metrics")
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def test_a_server_that_runs_is_alive_and_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        assert (await ann.client.get("/health")).json() == {"alive": True}
        ready = await ann.client.get("/ready")
        assert (ready.status_code, ready.json()["ready"]) == (200, True)


async def test_a_server_whose_database_does_not_answer_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()

        async def nothing(*_: Any) -> None:
            from shadoof.server.trouble import Storage

            raise Storage(OSError("gone"))

        monkeypatch.setattr(here.parts.writer, "submit", nothing)
        ready = await ann.client.get("/ready")
        assert ready.status_code == 503
        assert ready.json() == {"ready": False, "database": True, "writer": False}
        assert (await ann.client.get("/health")).status_code == 200


async def test_what_happens_is_counted_and_timed(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create("wadi", seats=[{"type": "me"}, {"type": "device", "name": "Bea"}])
        await ann.create("wadi")
        async with ann.socket() as socket:
            await socket.watch(table)
            await socket.next("snapshot")
            before = await measured(ann)
            await ann.pass_turn(table)
            found = await measured(ann)
    assert found['shadoof_tables{status="running"}'] == 1
    assert found['shadoof_tables{status="open"}'] == 1
    assert found["shadoof_sockets"] == 1
    turn = 'shadoof_request_seconds_count{method="POST",route="/api/tables/{table_id}/turns",status="200"}'
    assert found[turn] == 1
    for name in ("shadoof_commit_to_event_seconds_count", "shadoof_writer_group_size_count"):
        assert found[name] >= before[name] + 1


async def test_refused_for_asking_too_much_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path, requests_at_once=5, requests_a_second=0.01) as here:
        ann = await here.guest()
        answers = [(await ann.client.get("/api/tables")).status_code for _ in range(10)]
        assert answers.count(429) >= 4
        here.parts.metrics.limited.inc(0)
        assert here.parts.metrics.registry.get_sample_value("shadoof_rate_limited_requests_total") >= 4  # type: ignore[operator]


async def test_measurements_name_no_table_and_no_person(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        table = await ann.create()
        await ann.table(table)
        text = (await ann.client.get("/metrics")).text
    assert table["id"] not in text
    assert ann.id not in text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
async def test_measurements_are_not_passed_on_to_others(tmp_path: Path, header: str) -> None:
    async with house(tmp_path) as here:
        ann = await here.guest()
        assert (await ann.client.get("/metrics", headers={header: "192.0.2.7"})).status_code == 404


async def test_every_answer_of_the_real_server_tells_the_browser_to_trust_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.address) as client:
        for path in ("/", "/api/me", "/api/nothing", "/api/tables/x", "/health", "/table/abc", "/x.png"):
            headers = (await client.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
        refused = await client.post("/api/me", json={})
        assert refused.headers["x-content-type-options"] == "nosniff"


async def test_the_data_folders_secret_is_its_owners_alone(tmp_path: Path) -> None:
    async with house(tmp_path):
        secret = tmp_path / "secret"
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        assert re.fullmatch(r"[0-9a-f]{64}", secret.read_text())
