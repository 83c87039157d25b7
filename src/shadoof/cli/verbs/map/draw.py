"""`shadoof map draw`: a map as an SVG picture."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from shadoof.cli.options import GameName, maps_of, read_plan, ready

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Draw a map as an SVG picture.")
@click.argument("scenario", metavar="MAP")
@click.option("--out", type=click.Path(path_type=Path), help="The file to write; else standard output.")
@click.option("--game", type=GameName(), help="The game whose map it is.")
def verb(scenario: str, out: Path | None, game: "Game | None") -> None:
    """Draws a map as an SVG picture: a built-in one's id, a file, or - for input.

    Example: shadoof map draw start --out start.svg
    """
    from shadoof.cli.unplayed import unplayed

    game, _ = maps_of(game)
    plan = read_plan(game, scenario)
    ready(game)
    picture = game.draw(unplayed(game, plan))
    if out:
        out.write_text(picture, encoding="utf-8")
    else:
        click.echo(picture, nl=False)
