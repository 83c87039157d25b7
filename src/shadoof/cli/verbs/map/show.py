"""`shadoof map show`: a map in the terminal."""

from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, maps_of, read_plan, ready
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Show a map in the terminal.")
@click.argument("scenario", metavar="MAP")
@click.option("--game", type=GameName(), help="The game whose map it is.")
def verb(scenario: str, game: "Game | None") -> None:
    """Shows a map, in colour where the terminal has any: a built-in one's id, a file, or - for input.

    A built-in one also shows how even it is between equal players, for each number of them.

    Example: shadoof map show start
    """
    from shadoof.cli.studies import fair_lines
    from shadoof.cli.terminal import has_colour
    from shadoof.cli.unplayed import unplayed

    language = chosen_language()
    game, maps = maps_of(game)
    plan = read_plan(game, scenario)
    ready(game)
    card = maps.card(plan, language)
    title = ", ".join(filter(None, (card.name, card.place)))
    for line in filter(None, (title, card.measures)):
        click.secho(line, bold=line == title)
    click.echo(say("cli-map-players", language, players=" ".join(map(str, card.players))))
    board = game.show(unplayed(game, plan), has_colour(), language)
    click.echo("\n" + board.split("\n\n", maxsplit=1)[0] + "\n")
    for line in filter(None, (card.note, card.credit)):
        click.echo(line)
    for found in maps.measured(plan).values():
        click.echo("\n" + "\n".join(fair_lines(found, language)))
