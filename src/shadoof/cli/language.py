"""Which language to speak: the one asked for, else the one the surroundings are set to."""

import os

import click

from shadoof.core.words import LANGUAGES


def chosen_language() -> str:
    """`en`, `nl` or `de`."""
    context = click.get_current_context(silent=True)
    asked = context.meta.get("shadoof.language") if context else None
    if asked:
        return str(asked)
    surroundings = (os.environ.get(name, "") for name in ("SHADOOF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    set_to = next(filter(None, surroundings), "")[:2].lower()
    return set_to if set_to in LANGUAGES else "en"
