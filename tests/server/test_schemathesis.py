"""The OpenAPI document holds: whatever is sent that it allows or forbids is answered as it says, and never by a fault."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from shadoof.server.app import create_app
from shadoof.server.routes.documented import document
from shadoof.server.settings import Settings

EXAMPLES = 5  # an operation and kind: the whole takes some 20 s
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Running:
    """A server in a thread, and a table in it."""

    def __init__(self, folder: Path) -> None:
        plenty = Settings(folder, bot_workers=0, requests_a_second=100_000, requests_at_once=100_000)
        app = create_app(plenty)
        config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, ws="none")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started and self._thread.is_alive():
            time.sleep(0.02)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def cookie(self) -> str:
        """The cookie of somebody new."""
        return httpx.get(f"{self.address}/api/me", timeout=30).cookies["shadoof"]

    def table(self, cookie: str) -> str:
        """A table at which that person plays both sides."""
        seats = [{"type": "me"}, {"type": "device", "name": "Bea"}]
        wish = {"key": f"key-{time.monotonic_ns()}", "game": "wabanti", "seats": seats, "first": 0}
        answer = httpx.post(f"{self.address}/api/tables", json=wish, cookies={"shadoof": cookie}, timeout=30)
        return str(answer.json()["id"])

    def stop(self) -> None:
        """Ends it."""
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("openapi"))
    yield server
    server.stop()


POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


def can_be_wrong(operation: dict[str, Any]) -> bool:
    """Whether anything is said that could be said wrongly; any text is a table's name."""
    asked = [each for each in operation.get("parameters", []) if each["in"] == "query"]
    return bool(asked) or "requestBody" in operation


ASKED = [
    pytest.param(method, path, mode, id=f"{mode.value} {method} {path}")
    for path, methods in document(create_app(Settings(Path("unused"))))["paths"].items()
    for method, operation in methods.items()
    for mode in ((POSITIVE, NEGATIVE) if can_be_wrong(operation) else (POSITIVE,))
]
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def schema(running: Running) -> Any:
    return schemathesis.openapi.from_url(f"{running.address}/api/openapi.json")


@pytest.fixture(scope="module")
def known(running: Running) -> tuple[str, str]:
    """Somebody, and a table of theirs."""
    cookie = running.cookie()
    return cookie, running.table(cookie)


@pytest.mark.parametrize(("method", "path", "mode"), ASKED)
def test_every_answer_is_one_that_the_document_promises(
    schema: Any, running: Running, known: tuple[str, str], method: str, path: str, mode: GenerationMode
) -> None:
    cookie, table = known
    if path.endswith("/elsewhere"):
        cookie = running.cookie()  # it ends those that there are
    strategy = schema[path][method].as_strategy(generation_mode=mode)

    @bounded
    @given(case=strategy)
    def ask(case: Any) -> None:
        if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 4:
            case.path_parameters["table_id"] = table  # else nearly all would ask of tables that are not there
        case.call_and_validate(headers={"cookie": f"shadoof={cookie}"}, checks=PROMISES)

    ask()
