"""The message catalogue: every sentence shown to people, by key and language.

Each package keeps the sentences it causes in its own `words/` folder, one Fluent file a language
(`core/words/nl.ftl`); a key starts with the package's name (`wadi-over`). A new game brings its own files.
Longer texts lie in folders of their own below it, so that one sentence need not read them all
(`wadi-rulebook-w31` is in `games/wadi/words/rulebook`).
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "nl", "de")
LONGEST_VALUE = 1000  # characters of one value that a sentence repeats; the catalogue refuses 2,500


def say(key: str, language: str = "en", /, **values: str | int) -> str:
    """The sentence in the language, with its values put in; an unknown language gets English."""
    bundle = _bundle(_home(key), language if language in LANGUAGES else "en")
    values = {name: _sayable(value) if isinstance(value, str) else value for name, value in values.items()}
    sentence, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    if errors:
        raise LookupError(f"message {key!r} in {language!r}: {errors}")
    return str(sentence)


def _sayable(text: str) -> str:
    # Half a character can't be printed anywhere; JSON lets one in.
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return whole if len(whole) <= LONGEST_VALUE else whole[:LONGEST_VALUE] + "…"


@cache
def packages() -> dict[str, Traversable]:
    """The folders of words, by what their keys start with, e.g. `wadi` and `wadi-rulebook`."""
    root = files("shadoof")
    found = [root / "core", root / "cli", root / "lab", root / "server", *(root / "games").iterdir()]
    folders = {package.name: package / "words" for package in found if (package / "words").is_dir()}
    below = [(f"{name}-{each.name}", each) for name, words in folders.items() for each in words.iterdir()]
    return folders | {name: each for name, each in below if each.is_dir()}


def _home(key: str) -> str:
    package, _, rest = key.partition("-")
    folder = f"{package}-{rest.partition('-')[0]}"
    return folder if folder in packages() else package


@cache
def _bundle(package: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    # No isolating marks: the sentences go to terminals, which print them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    text = (packages()[package] / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
