"""The message catalogue: complete in three languages, nothing unused, nothing said outside it."""

import ast
import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor
from running import SOURCES

from shadoof.core import registry, words

PACKAGE = SOURCES / "shadoof"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


def messages(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for package, folder in words.packages().items():
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), (package, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                assert entry.id.name.startswith(f"{package}-")
                found[entry.id.name] = entry
    return found


def values_of(entry: Any) -> set[str]:
    class Values(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:
            self.found.add(node.id.name)

    visitor = Values()
    visitor.visit(entry)
    return visitor.found


def strings_in_code() -> Counter[str]:
    found: Counter[str] = Counter()
    for path in PACKAGE.rglob("*.py"):
        if "tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value] += 1
    return found


@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_sentence_is_there_in_each_language_with_the_same_values(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    for key, entry in english.items():
        assert values_of(entry) == values_of(other[key]), key


def test_no_sentence_is_unused_and_none_is_missing() -> None:
    said = strings_in_code()
    built = {f"{game}-phase-{phase}" for game in registry.names() for phase in registry.find(game).phases}
    built |= {f"{game}-play-help" for game in registry.names()}
    built |= {f"server-{code.replace('_', '-')}" for code in said}  # its refusals are named by their codes
    from shadoof.games.wadi.box import BOX
    from shadoof.server.trouble import STATUS

    built |= {f"wadi-piece-{piece}" for piece in BOX}
    built |= {f"server-{code.replace('_', '-')}" for code in STATUS}
    catalogue = set(messages("en"))
    advised = {key for key in catalogue if key.startswith("wadi-advice-")}
    names = {string for string in said if f"wadi-advice-{string}" in catalogue}
    assert advised == {f"wadi-advice-{name}" for name in names}
    # Rulebooks and demos name their keys in data; tests of their own hold those.
    books = tuple(f"{package}-" for package in words.packages() if "-" in package)
    unused = {key for key in catalogue - built - advised if key not in said and not key.startswith(books)}
    assert not unused
    keys = {string for string in said if KEY.fullmatch(string) and string.split("-")[0] in ("core", "cli")}
    games = {s for s in said if KEY.fullmatch(s) and s.split("-")[0] in registry.names()}
    assert not (keys | games) - catalogue


def test_plurals_follow_the_number_in_each_language() -> None:
    assert words.say("wadi-seat-line", "en", seat="A", points=1, supply=2) == "A: 1 point, 2 shadoofs left"
    assert words.say("wadi-seat-line", "nl", seat="A", points=2, supply=1) == "A: 2 punten, nog 1 sjadoef"
    assert words.say("wadi-seat-line", "de", seat="A", points=0, supply=7) == "A: 0 Punkte, noch 7 Schadufs"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert words.say("wadi-over", "xx") == words.say("wadi-over", "en")
    with pytest.raises(LookupError):
        words.say("wadi-nothing")


def test_a_value_that_is_missing_is_an_error_and_no_sentence_with_a_hole() -> None:
    with pytest.raises(LookupError, match="wadi-void"):
        words.say("wadi-void", "en")
