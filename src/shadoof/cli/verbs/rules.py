"""`shadoof rules`: a game's rulebook in the terminal."""

from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, ready

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Read a game's rules.")
@click.argument("game", type=GameName())
@click.argument("rule", metavar="[ID]", required=False)
def verb(game: "Game", rule: str | None) -> None:
    """Tells a game's rules with drawings: the whole book, or the rule that a refusal names.

    Example: shadoof rules wadi W31
    """
    from shadoof.cli.pages import Pages
    from shadoof.core.rulebook import read_rulebook
    from shadoof.core.trouble import BadRequest

    language = chosen_language()
    book = read_rulebook(game, language)
    pages = Pages(game, language)
    if rule is None:
        ready(game)
        click.echo_via_pager(pages.book(book))
        return
    found = book.find(rule)
    if found is None:
        known = " ".join(each.id for chapter in book.chapters for each in chapter.rules)
        raise BadRequest("cli-no-rule", game=game.name, rule=rule, known=known)
    if found.diagrams:
        ready(game)
    click.echo(pages.rule(found), nl=False)
