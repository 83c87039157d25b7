"""What is true of Wadi, whoever plays it on whatever map."""

from shadoof.core.facts import Facts
from shadoof.games.wadi.map import MOST_CELLS

MOST_PLAYERS = 4

# Water moves on every round and a river of n tiles is dry after n rounds, so there are at most MOST_CELLS
# rounds (W3, W11). A turn is at most a Watchman's move, 3 actions and the end (W12, G5): 5. Placing the
# Watchmen adds one action a player (G3).
LONGEST = MOST_CELLS * MOST_PLAYERS * 5 + MOST_PLAYERS

# One end, a build on each cell, and pumps: the tiles a pump joins lie at most 2 apart in either direction,
# 24 targets for each source.
MOST_LEGAL = 1 + MOST_CELLS + MOST_CELLS * 24

FACTS = Facts(
    title="Wadi",
    designer="Martyn F",
    summary="wadi-summary",
    credits="wadi-credits",
    fewest_players=2,
    most_players=MOST_PLAYERS,
    chance=False,
    has_scenarios=True,
    longest=LONGEST,
    most_legal=MOST_LEGAL,
    head_start="head_start",
    rules_version=1,
)
