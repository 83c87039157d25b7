"""Records of positions that are as full as a board gets, for pictures: what is drawn well there is drawn well anywhere."""

import random
from typing import Any

import shadoof
from shadoof.core.position import Position

DISCS, SHADOOFS = 21, 28
# The start board's land and rivers, with all the discs there are.
BRIMFUL = """\
1 ↘7 1 1 2 ↓7 1
2 1 ↘ 1 3 ↓ 1
1 1 2 ↘ 3 ↙ 2
↘7 2 1 3 ↓ 1 1
1 ↓ 2 1 ↓ 2 3
2 ↘ 3 1 ↘ 1 1
1 1 ↓ 2 1 ↓ 2
"""


def full_board() -> dict[str, Any]:
    """Wadi for four with Watchmen: all 21 discs, 28 shadoofs and 4 Watchmen on the board."""
    rules = {"watchmen": True, "builds_per_turn": 2}
    for seed in range(10_000):
        chance, actions = random.Random(seed), list[str]()
        position = shadoof.start("wadi", players=4, scenario=BRIMFUL, rules=rules)
        while position.phase != "over":
            table: Any = position.setup.game.table_data(position)
            if full(table) and position.phase == "act":
                return {"game": "wadi", "players": 4, "scenario": BRIMFUL, "rules": rules, "actions": actions}
            actions.append(filling(position, chance))
            position = position.play(actions[-1])
    raise LookupError("No game filled the board.")


def full(table: Any) -> bool:
    """Whether everything there is lies and stands on the board."""
    discs = sum(table["water"].values()) + len(table["discs"])
    shadoofs = sum(len(seat["shadoofs"]) for seat in table["seats"])
    return discs == DISCS and shadoofs == SHADOOFS and all(seat["watchman"] for seat in table["seats"])


def filling(position: Position, chance: random.Random) -> str:
    """A Watchman's step, a build or a pump from the wadi, whatever there is of these; the turn's end else."""
    legal = position.legal()
    for kind in ("@", "+", ">"):
        wanted = [each for each in legal if kind in each and each != "@-"]
        if wanted:
            return chance.choice(wanted)
    return legal[0]


def stretched_chain(players: int = 6) -> dict[str, Any]:
    """Wabanti with its chain pulled as far apart as some hundred turns of pulling outwards bring it."""
    chance, actions = random.Random(4), list[str]()
    position = shadoof.start("wabanti", players=players)
    best, length = list[str](), 0.0
    while position.phase != "over" and len(actions) < 300:
        legal = position.legal()
        if position.phase == "roll":
            action = chance.choice(legal)
        else:
            moves = [each for each in legal if ">" in each and position.play(each).phase != "over"]
            action = max(moves, key=lambda move: reach(position.play(move)), default=".")
        actions.append(action)
        position = position.play(action)
        if position.phase == "move" and reach(position) > length and len(position.legal()) > 1:
            best, length = list(actions), reach(position)
    return {"game": "wabanti", "players": players, "actions": best}


def reach(position: Position) -> float:
    """How far apart the stones lie: the mean of their distances from each other."""
    table: Any = position.setup.game.table_data(position)
    places = [(ord(cell[0]) - ord("h"), int(cell[1:]) - 8) for cell in table["stones"]]
    return sum(max(abs(a - c), abs(b - d), abs(a + b - c - d)) for a, b in places for c, d in places)
