"""`shadoof map check`: whether a map can be played, fits the box, and what would make it better."""

import sys
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, maps_of, read_plan, read_rules, rule_option
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game

ADVICE = 1  # exit code when there is something to say


@click.command(short_help="Check a map: errors, pieces, advice.")
@click.argument("scenario", metavar="MAP")
@click.option("--players", type=int, multiple=True, help="For so many; else for those the map names.")
@click.option("--game", type=GameName(), help="The game whose map it is.")
@rule_option
def verb(scenario: str, players: tuple[int, ...], game: "Game | None", rules: tuple[str, ...]) -> None:
    """Counts a map's pieces against one box and gives advice, for each number of players.

    The exit code is 0 when there is no advice, 1 when there is some, 2 when the map is wrong.

    Example: shadoof map check my-river.txt --players 4 --rule watchmen=true
    """
    language = chosen_language()
    game, maps = maps_of(game)
    plan = read_plan(game, scenario)
    card = maps.card(plan, language)
    lines = [f"{card.name or scenario}: {card.measures}"]
    lines += [f"  {line}" for line in maps.pieces(plan, language)]
    advised = False
    for count in players or card.players:
        if count not in game.facts.player_counts:
            fewest, most = game.facts.fewest_players, game.facts.most_players
            raise click.BadParameter(say("cli-players", language, fewest=fewest, most=most, came=count))
        findings = maps.advice(plan, count, game.read_rules(read_rules(rules), count), language)
        advised = advised or bool(findings)
        lines += [say("cli-advice" if findings else "cli-no-advice", language, players=count)]
        lines += [f"  {finding.name}: {finding.sentence}{_cells(finding.cells)}" for finding in findings]
    click.echo("\n".join(lines))
    sys.exit(ADVICE if advised else 0)


def _cells(cells: tuple[str, ...]) -> str:
    return f" [{' '.join(cells)}]" if cells else ""
