"""The message catalogue: every sentence shown to people, by key and language.

Each package keeps the sentences it causes in its own `words/` folder, one Fluent file a language
(`core/words/nl.ftl`); together they are one catalogue. A new game brings its own files.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "nl", "de")


def say(key: str, language: str = "en", /, **values: str | int) -> str:
    """The sentence in the language, with its values put in; an unknown language gets English."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value
    sentence, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"message {key!r} in {language!r}: {errors}")
    return str(sentence)


def known(key: str) -> bool:
    """Whether the catalogue has the sentence."""
    return bool(_bundle("en").has_message(key))


def sources(language: str) -> list[Traversable]:
    """The catalogue's files in one language, over all packages that have words."""
    root = files("shadoof")
    packages = [root / "core", root / "cli", *sorted((root / "games").iterdir(), key=lambda p: p.name)]
    found = [package / "words" / f"{language}.ftl" for package in packages if package.is_dir()]
    return [path for path in found if path.is_file()]


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    # No isolating marks: the sentences go to terminals, which print them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
