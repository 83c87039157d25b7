"""`shadoof map list`: the built-in maps."""

from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, maps_of
from shadoof.cli.studies import fair_summary
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game

WIDTH = 100


@click.command(short_help="List the built-in maps.")
@click.option("--game", type=GameName(), help="The game whose maps are meant.")
def verb(game: "Game | None") -> None:
    """Lists the built-in maps: whom they suit, what they are like, and whose drawing they are.

    Example: shadoof map list
    """
    language = chosen_language()
    game, maps = maps_of(game)
    for name in sorted(maps.ids(), key=lambda name: (name != maps.standard(), name)):
        card = maps.card(game.read_scenario(name), language)
        place = f", {card.place}" if card.place else ""
        click.secho(f"{name}", bold=True, nl=False)
        click.echo(f"  {card.name}{place}")
        players = " ".join(map(str, card.players))
        click.echo(f"    {say('cli-map-players', language, players=players)}; {card.measures}")
        click.echo(click.wrap_text(card.note, WIDTH, "    ", "    "))
        for count, found in maps.measured(game.read_scenario(name)).items():
            click.echo(f"    {fair_summary(found, count, language)}")
    click.echo(f"\n{say(game.facts.credits, language)}")
