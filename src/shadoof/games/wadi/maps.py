"""What Wadi says about its scenarios, to generic code."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from shadoof.core.fair import Measured, read_measured
from shadoof.core.game import Card, Finding, Maps
from shadoof.core.words import say
from shadoof.games.wadi.advice import advise
from shadoof.games.wadi.box import BOX, boxes, pieces
from shadoof.games.wadi.measures import ends, rounds, starts
from shadoof.games.wadi.scenario import TRANSLATED, Scenario, built_in, built_in_ids


class WadiMaps(Maps):
    """The built-in scenarios, the count against one box (W1), and the advice (RULES 1.7)."""

    def ids(self) -> tuple[str, ...]:
        return built_in_ids()

    def standard(self) -> str:
        return "start"

    def card(self, plan: Scenario, language: str) -> Card:
        drawn = plan.map
        measures = say(
            "wadi-measures",
            language,
            rows=drawn.rows,
            columns=drawn.columns,
            starts=len(starts(drawn)),
            ends=len(ends(drawn)),
            rounds=rounds(drawn),
        )
        known = _id_of(plan)
        place, credit, note = (plan.told(key, language) for key in TRANSLATED)
        return Card(known, plan.name, place, plan.players, measures, credit, note)

    def text(self, plan: Scenario) -> str:
        return plan.write()

    def pieces(self, plan: Scenario, language: str) -> list[str]:
        lines = [
            say(
                "wadi-piece-line",
                language,
                piece=say(f"wadi-piece-{piece}", language),
                count=count,
                box=BOX[piece],
            )
            for piece, count in pieces(plan.map).items()
        ]
        return [*lines, say("wadi-boxes", language, boxes=boxes(plan.map))]

    def advice(self, plan: Scenario, players: int, rules: Mapping[str, Any], language: str) -> list[Finding]:
        found = advise(plan.map, players, bool(rules["watchmen"]))
        return [Finding(each.name, each.cells, each.sentence(language)) for each in found]

    def measured(self, plan: Scenario) -> Measured:
        return _measured().get(_id_of(plan), {})


def _id_of(plan: Scenario) -> str:
    """The built-in scenario this is; empty for any other. Names do not matter, the map does."""
    return next((name for name in built_in_ids() if built_in(name).map == plan.map), "")


@cache
def _measured() -> dict[str, Measured]:
    return read_measured(files(__package__) / "scenarios" / "fair.json")
