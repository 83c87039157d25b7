"""`shadoof hint`: what the computer would play in a saved game."""

from pathlib import Path

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import read_text, ready
from shadoof.core.words import say


@click.command(short_help="Show the best turns of a saved game.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="After so many actions; else after the last.")
@click.option("--count", type=click.IntRange(1, 50), default=5, show_default=True, help="How many turns.")
@click.option("--bot", "name", default="8", show_default=True, help="Who looks: a level, 500ms or 20000p.")
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True, help="On how many cores.")
def verb(file: Path, at: int | None, count: int, name: str, threads: int) -> None:
    """Searches the position a record ends with and shows the best turns, with each seat's chances after them.

    Example: shadoof hint shadoof-wadi.json --count 3
    """
    from shadoof.cli.sentences import due
    from shadoof.cli.studies import percent
    from shadoof.core.record import Record
    from shadoof.core.seats import LETTERS
    from shadoof.core.trouble import BadRequest
    from shadoof.search.bots import Bot
    from shadoof.search.hints import best_turns

    language = chosen_language()
    bot = Bot.from_text(name)
    record = Record.read(read_text(file))
    if at is not None and at > len(record.actions):
        raise BadRequest("cli-no-action", file=str(file), at=at, count=len(record.actions))
    record.actions = record.actions[:at]
    ready(record.find_game(), search=True)
    position = record.position()
    hints = best_turns(position, bot, count, threads=threads)
    click.echo(due(position, language))
    for hint in hints:
        chances = " ".join(f"{seat} {percent(each)}" for seat, each in zip(LETTERS, hint.value, strict=False))
        click.echo(say("cli-hint", language, turn=" ".join(hint.turn), chances=chances))
