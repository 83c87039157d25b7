"""Code written once over any game's rules, compiled for one game and kept on disk.

The compiler keeps code on disk by the file and line it stands at, and can't keep code that reaches its rules
through a variable. So a file of `kernels/` is run once for each game with the game's rules as its globals, and
what it compiles is kept in a folder of that game's own.
"""

import sys
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

from shadoof.core.chance import draw, times
from shadoof.core.compiled import cache_folder
from shadoof.core.game import Game
from shadoof.core.kernel import kept_in, rule

KERNELS = Path(__file__).parent / "kernels"
BUILT_ON = {
    "playouts": ("counting",),
    "playouts_on_gpu": ("counting",),
    "solving": ("nodes",),
    "tree": ("nodes", "ending", "solving"),
    "plain": ("ending",),
}  # the files whose functions a file uses


@cache
def specialised(name: str, game: Game) -> Any:
    """The module `kernels/<name>.py` made for the game."""
    path = KERNELS / f"{name}.py"
    module = ModuleType(f"shadoof.search.{name}_for_{game.name}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # where the compiler looks up what it has kept
    rules = {field.name: getattr(game.rules, field.name) for field in fields(game.rules)}
    kept = partial(kept_in, cache_folder(KERNELS, game.folder), nogil=True)
    for part in BUILT_ON.get(name, ()):
        module.__dict__.update(specialised(part, game).__dict__ | {"__name__": module.__name__})
    module.__dict__.update(
        rules,
        entry=kept,
        rule=rule,
        draw=draw,
        times=times,
        most_legal=game.facts.most_legal,
        most_players=game.facts.most_players,
    )
    exec(compile(path.read_text(encoding="utf-8"), path, "exec"), module.__dict__)  # noqa: S102 - our own file
    return module
