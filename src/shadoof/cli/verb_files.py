"""Verbs found as files: a module's `verb`, loaded when it is asked for."""

import pkgutil
from importlib import import_module
from typing import Any

import click


class VerbFiles(click.Group):
    """A group whose verbs are the modules of a package, and whose groups are its sub-packages."""

    def __init__(self, *arguments: Any, package: str = "", **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.package = package

    def list_commands(self, context: click.Context) -> list[str]:
        """Every verb, in the order of the alphabet."""
        found = pkgutil.iter_modules(import_module(self.package).__path__)
        return sorted(module.name for module in found)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The verb of that name."""
        if name not in self.list_commands(context):
            return None
        module = import_module(f"{self.package}.{name}")
        if hasattr(module, "__path__"):
            return VerbFiles(name, package=module.__name__, help=module.__doc__)
        verb: click.Command = module.verb
        return verb
