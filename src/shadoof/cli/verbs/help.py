"""`shadoof help`: what there is to do, in a few lines."""

import click

from shadoof.cli.language import chosen_language


@click.command(short_help="The verbs people use most, with examples.")
def verb() -> None:
    """Shows the verbs people use most.

    Example: shadoof help
    """
    from shadoof.core.registry import names
    from shadoof.core.words import say

    language = chosen_language()
    games = say("cli-games", language, games=", ".join(names()))
    click.echo(say("cli-overview", language, games=games))
