"""The referee answers the conformance cases as two independent programs do (NOTATION, "Referee")."""

import json
from pathlib import Path
from typing import Any

from running import shadoof

VECTORS = Path(__file__).parent / "vectors"


def cases(name: str) -> list[dict[str, Any]]:
    lines = (VECTORS / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_every_conformance_request_is_answered_identically() -> None:
    asked = cases("conformance.jsonl")
    answered = shadoof("referee", given="".join(json.dumps(case["ask"]) + "\n" for case in asked))
    answers = [json.loads(line) for line in answered.stdout.splitlines()]
    assert len(answers) == len(asked) == 290
    for case, answer in zip(asked, answers, strict=True):
        assert answer == case["want"], case["ask"]["id"]


def test_every_bad_line_gets_its_error_code() -> None:
    asked = cases("errors.jsonl")
    answered = shadoof("referee", given="".join(case["line"] + "\n" for case in asked))
    answers = [json.loads(line) for line in answered.stdout.splitlines()]
    assert len(answers) == len(asked) > 50
    for case, answer in zip(asked, answers, strict=True):
        want = case["want"]
        assert not answer["ok"]
        assert answer["error"]["code"] == want["code"], case["line"]
        assert answer["error"].get("at") == want.get("at"), case["line"]
        assert answer["error"]["message"]
