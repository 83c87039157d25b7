"""The OpenAPI document: every route, body and problem is in it."""

from pathlib import Path

import pytest
from server.house import house

from shadoof.core.words import LANGUAGES, say
from shadoof.server.app import create_app
from shadoof.server.routes.documented import document
from shadoof.server.settings import Settings
from shadoof.server.trouble import STATUS

METHODS = ("get", "post", "patch")


def test_every_route_tells_its_answer_its_body_and_its_problems(tmp_path: Path) -> None:
    told = document(create_app(Settings(tmp_path)))
    assert told["openapi"].startswith("3.1")
    routes = [
        (path, method, each[method])
        for path, each in told["paths"].items()
        for method in METHODS
        if method in each
    ]
    assert len(routes) > 15
    for path, method, route in routes:
        where = f"{method} {path}"
        assert route["description"], where
        answers = route["responses"]
        assert "200" in answers, where
        for status in (400, 403, 429, 500, 503):
            content = answers[str(status)]["content"]
            assert content["application/problem+json"]["schema"]["$ref"].endswith("Problem"), where
        if "{table_id}" in path or "{game}" in path:
            assert "404" in answers, where
        if method == "patch":
            assert "requestBody" in route, where


async def told_by_a_server(folder: Path) -> object:
    async with house(folder) as here:
        return (await (await here.guest()).client.get("/api/openapi.json")).json()["info"]["title"]


@pytest.mark.anyio
async def test_a_server_answers_with_the_document(tmp_path: Path) -> None:
    assert await told_by_a_server(tmp_path) == "Shadoof"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence_in_every_language(language: str) -> None:
    ours = [code for code in STATUS if code not in ("bad_rules", "bad_scenario", "illegal_action")]
    values: dict[str, str | int] = {"why": "x", "players": 2, "rule": "W1", "had": "1", "has": "2"}
    sentences = {say(f"server-{code.replace('_', '-')}", language, **values) for code in ours}
    assert len(sentences) == len(ours)
