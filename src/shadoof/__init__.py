"""Play, build boards for and study Wadi, The Watchmen and Wabanti.

position = shadoof.start("wadi", players=3, scenario="start")
position = position.play(position.legal()[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from shadoof.core.perft import perft
    from shadoof.core.position import Position
    from shadoof.core.record import Record, start
    from shadoof.core.refusal import Code, Refusal
    from shadoof.core.registry import names as game_names
    from shadoof.core.stepper import Stepper
    from shadoof.core.trouble import Trouble

# What the package offers, loaded when first asked for: `shadoof --help` must not wait for a compiler.
_HOMES = {
    "Code": "shadoof.core.refusal:Code",
    "Position": "shadoof.core.position:Position",
    "Record": "shadoof.core.record:Record",
    "Refusal": "shadoof.core.refusal:Refusal",
    "Stepper": "shadoof.core.stepper:Stepper",
    "Trouble": "shadoof.core.trouble:Trouble",
    "game_names": "shadoof.core.registry:names",
    "perft": "shadoof.core.perft:perft",
    "start": "shadoof.core.record:start",
}

__all__ = ["Code", "Position", "Record", "Refusal", "Stepper", "Trouble", "game_names", "perft", "start"]


def __getattr__(name: str) -> Any:
    home, _, inside = _HOMES.get(name, "").partition(":")
    if not home:
        raise AttributeError(f"module 'shadoof' has no attribute {name!r}")
    return getattr(import_module(home), inside)
