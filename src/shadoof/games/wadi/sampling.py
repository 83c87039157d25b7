"""A legal action at random, every one equally likely, without listing them all.

Each own shadoof offers a pump for each disc and each free tile in its reach. A pump that m shadoofs offer is
drawn m times too often, so it is kept once in m times; otherwise everything is drawn again.
"""

from numpy.typing import NDArray

from shadoof.core.chance import below
from shadoof.core.game import Actions
from shadoof.core.kernel import NONE, U64, lowest, nth, rule, size
from shadoof.games.wadi.actions import BUILD, END, PUMP
from shadoof.games.wadi.building import building_sites
from shadoof.games.wadi.pumping import may_give, may_receive
from shadoof.games.wadi.rules import list_legal
from shadoof.games.wadi.state import ACT, Board, Table

Choices = tuple[U64, U64, U64, U64, int, int]  # own shadoofs, what gives, what receives, sites, builds, offers


@rule
def sample(board: Board, table: Table, random: NDArray[U64], room: Actions) -> int:
    """One of the actions that `list_legal` lists, drawn uniformly."""
    if table.phase != ACT:
        return room[below(random, list_legal(board, table, room))]
    if table.actions_left == 0:
        return END
    return draw_choice(board, choices(board, table), random)


@rule
def choices(board: Board, table: Table) -> Choices:
    """What the seat to move can choose from while it has actions left."""
    seat = table.to_move
    own = table.shadoofs[seat]
    giving, receiving = may_give(board, table), may_receive(board, table)
    sites = building_sites(board, table, seat) if table.builds_left > 0 else NONE
    return own, giving, receiving, sites, size(sites), count_offers(board, own, giving, receiving)


@rule
def draw_choice(board: Board, offered: Choices, random: NDArray[U64]) -> int:
    """One of those actions, or the end of the turn, drawn uniformly."""
    own, giving, receiving, sites, builds, offers = offered
    while True:
        drawn = below(random, 1 + builds + offers)
        if drawn == 0:
            return END
        if drawn <= builds:
            return BUILD + nth(sites, drawn - 1)
        action = draw_offer(board, own, giving, receiving, drawn - 1 - builds)
        offering = size(own & board.pumpers[action >> 6 & 63] & board.pumpers[action & 63])
        if offering == 1 or below(random, offering) == 0:
            return action


@rule
def count_offers(board: Board, own: U64, giving: U64, receiving: U64) -> int:
    """How many pumps the shadoofs offer, one counted for each that offers it."""
    offers = 0
    while own != NONE:
        reached = board.reach[lowest(own)]
        own &= own - U64(1)
        offers += size(reached & giving) * size(reached & receiving)
    return offers


@rule
def draw_offer(board: Board, own: U64, giving: U64, receiving: U64, drawn: int) -> int:
    """The pump of that number among the offers."""
    while True:
        reached = board.reach[lowest(own)]
        own &= own - U64(1)
        sources, targets = reached & giving, reached & receiving
        wide = size(targets)
        here = size(sources) * wide
        if drawn < here:
            return PUMP + (nth(sources, drawn // wide) << 6) + nth(targets, drawn % wide)
        drawn -= here
