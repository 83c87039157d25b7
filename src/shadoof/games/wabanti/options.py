"""The rules a table can choose (B7): names, values and what holds when nothing is said."""

from collections.abc import Mapping
from typing import Any

from shadoof.core.json_text import shown
from shadoof.core.trouble import BadRules

STANDARD = {"must_play": False, "distinct_stones": False}


def read_rules(given: Mapping[str, object]) -> dict[str, Any]:
    """All rules with their values; BadRules for a key or value that Wabanti does not know."""
    for key, value in given.items():
        if key not in STANDARD:
            raise BadRules("core-rules-unknown", key=shown(key), known=", ".join(STANDARD))
        if not isinstance(value, bool):
            raise BadRules("wabanti-rules-switch", key=key, came=shown(value))
    return STANDARD | dict(given)
