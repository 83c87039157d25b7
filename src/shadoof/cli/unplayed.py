"""A map as a position nobody has played in yet, for those who only look at it."""

from shadoof.core.game import Game, Scenario
from shadoof.core.position import Position, Setup


def unplayed(game: Game, plan: Scenario) -> Position:
    """The first position on the map, for the fewest players and by the standard rules."""
    players = game.facts.fewest_players
    rules = game.read_rules({}, players)
    boards, tables = game.set_up(players, 0, rules, plan)
    return Position(Setup(game, players, 0, None, plan, rules, boards), tables)
