"""A bar with the time left, on standard error and only for a person who watches."""

import sys
from typing import Any

import click


def progress(count: int, done: int, label: str) -> Any:
    """A bar of so many steps, `done` of which were made before."""
    bar = click.progressbar(
        length=count, label=label, show_pos=True, file=sys.stderr, hidden=not sys.stderr.isatty()
    )
    if done:
        bar.update(done)
    return bar
