"""The rulebook: complete, in three languages, and every drawing vouched for by the rules themselves."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import SOURCES, shadoof

from shadoof.core import registry, rulebook, words
from shadoof.core.record import Record
from shadoof.core.rulebook import Diagram, Rulebook, RuleText, read_rulebook

GAMES = registry.names()
OTHERS = [language for language in words.LANGUAGES if language != "en"]
NUMBERED = (Path(__file__).parent / "rule_ids.txt").read_text(encoding="utf-8").split()
RULE_ID = re.compile(r"[A-Z]+[0-9]*")
LINK = re.compile(r"\(([A-Z]+[0-9]*)\)")

# What the sources leave open, and this project rules.
RULINGS = ["W3", "W6", "W13", "W14", "W23", "W31", "W52", "G3", "G4", "G7", "B2", "B3", "B5", "B7", "B8", "B10"]


def rules_of(book: Rulebook) -> dict[str, RuleText]:
    return {rule.id: rule for chapter in book.chapters for rule in chapter.rules}


def drawings() -> Iterator[tuple[str, Diagram]]:
    for game in GAMES:
        for rule in rules_of(read_rulebook(registry.find(game))).values():
            yield from ((rule.id, diagram) for diagram in rule.diagrams)


def sentences(rule: RuleText) -> str:
    return "\n".join([rule.title, rule.text, *(diagram.caption for diagram in rule.diagrams)])


def test_every_numbered_rule_has_a_text() -> None:
    told = [rule for game in GAMES for rule in rules_of(read_rulebook(registry.find(game)))]
    assert set(NUMBERED) <= set(told)
    numbers = [rule for rule in told if rule[-1].isdigit()]
    assert len(numbers) == len(NUMBERED), "a rule is told once"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_refusal_can_name_has_a_text(game: str) -> None:
    told = rules_of(read_rulebook(registry.find(game)))
    named = {"NOTATION"}  # what core says of an action that is no text
    for path in (SOURCES / "shadoof/games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in NUMBERED:
                named.add(node.value)
    assert len(named) > 3
    assert named <= told.keys()


def test_every_ruling_is_marked_and_nothing_else_is() -> None:
    told = [rule for game in GAMES for rule in rules_of(read_rulebook(registry.find(game))).values()]
    assert sorted(rule.id for rule in told if rule.ruling) == sorted(RULINGS)


def test_B8_the_other_reading_is_told() -> None:
    read = {language: read_rulebook(registry.find("wabanti"), language).find("b8") for language in words.LANGUAGES}
    for language, said in {"en": "at least one die", "nl": "minstens één", "de": "mindestens einen"}.items():
        rule = read[language]
        assert rule
        assert said in rule.text


@pytest.mark.parametrize(("rule", "diagram"), list(drawings()))
def test_a_drawings_position_is_reached_by_the_rules_and_its_cells_are_on_the_board(
    rule: str, diagram: Diagram
) -> None:
    position = Record.from_value(diagram.record).position()
    written = " ".join(position.setup.actions)
    for cell in diagram.lit:
        assert re.search(rf"\b{cell}\b", written), (rule, cell)


@pytest.mark.parametrize(("rule", "diagram"), [each for each in drawings() if each[1].tries])
def test_what_a_drawing_tries_is_refused_by_exactly_its_rule(rule: str, diagram: Diagram) -> None:
    assert diagram.tries
    refusal = Record.from_value(diagram.record).position().why_not(diagram.tries)
    assert refusal
    assert refusal.rule == rule


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reference_leads_to_a_rule_of_the_book(game: str, language: str) -> None:
    book = read_rulebook(registry.find(game), language)
    told = rules_of(book)
    for text in [book.intro, *map(sentences, told.values())]:
        for target in LINK.findall(text):
            assert target in told, target
        loose = re.findall(r"\b[WGB][0-9]+\b", LINK.sub("", text))
        assert not loose, "an id outside brackets is no link"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_each_language_refers_to_the_same_rules_cells_and_numbers(game: str, language: str) -> None:
    """Facts that need no translation: ids in brackets, cells, moves."""
    english, other = (rules_of(read_rulebook(registry.find(game), each)) for each in ("en", language))
    assert english.keys() == other.keys()
    facts = re.compile(r"\([A-Z]+[0-9]*\)|\b[a-o][0-9]{1,2}\b|[a-o][0-9]+>[a-o][0-9]+")
    for rule, text in english.items():
        assert text.text.count("\n\n") == other[rule].text.count("\n\n"), rule
        assert set(facts.findall(sentences(text))) == set(facts.findall(sentences(other[rule]))), rule


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_rulebook_is_unused(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()

    def note(key: str, language: str) -> str:
        said.add(key)
        return words.say(key, language)

    monkeypatch.setattr(rulebook, "say", note)
    read_rulebook.__wrapped__(registry.find(game), "nl")
    prefix = f"{game}-rulebook"
    text = (words.packages()[prefix] / "nl.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^({prefix}-[\w-]+) =", text, re.MULTILINE)) == said


def test_the_terminal_tells_a_rule_with_its_drawing_and_why_it_refuses() -> None:
    told = shadoof("rules", "wadi", "w31", COLUMNS="60")
    assert told.returncode == 0
    assert told.stdout.startswith("W31  The other side of the wadi  (a ruling of ours)")
    assert "A1" in told.stdout
    assert "Refused: c2>c3. W31: " in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 60


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_tells_the_whole_book_in_the_persons_language(game: str) -> None:
    told = shadoof("--lang", "nl", "rules", game)
    assert told.returncode == 0
    for rule in rules_of(read_rulebook(registry.find(game), "nl")).values():
        assert f"{rule.id}  {rule.title}" in told.stdout


def test_a_rule_that_is_not_in_the_book_is_told_with_those_that_are() -> None:
    told = shadoof("rules", "wadi", "W99")
    assert told.returncode == 2
    assert "wadi has no rule W99; it has W2 W4" in told.stderr
