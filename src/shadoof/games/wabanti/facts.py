"""What is true of Wabanti, whoever plays it."""

from shadoof.core.facts import Facts
from shadoof.games.wabanti.state import DICE, LAST_TURN, STONES

# A turn is a throw, at most one move a die, and the end (B4); the last turn is the 1000th (B10).
LONGEST = LAST_TURN * (DICE + 2)

# Throws of 5 dice that differ: 5 of 6 with repetition, 252. Moves: a stone has one landing in each of the
# 6 directions, and not ending is one more, 109.
MOST_LEGAL = max(252, STONES * 6 + 1)

FACTS = Facts(
    title="Wabanti",
    designer="Reinhold Wittig",
    summary="wabanti-summary",
    credits="wabanti-credits",
    fewest_players=2,
    most_players=6,
    chance=True,
    has_scenarios=False,
    longest=LONGEST,
    most_legal=MOST_LEGAL,
    head_start="",
    rules_version=1,
)
