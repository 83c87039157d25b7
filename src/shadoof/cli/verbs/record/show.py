"""`shadoof record show`: a saved game, turn by turn."""

from pathlib import Path

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import read_text, ready


@click.command(short_help="Show a saved game turn by turn.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--turn", "wanted", type=click.IntRange(0), help="Only the board after this turn; 0 is the start.")
@click.option("--svg", type=click.Path(path_type=Path), help="Also draw the last board shown into this file.")
def verb(file: Path, wanted: int | None, svg: Path | None) -> None:
    """Shows every turn of a record as text and board.

    Example: shadoof record show shadoof-wadi.json --turn 12
    """
    from shadoof.cli.sentences import heading, other_version, outcome
    from shadoof.cli.terminal import has_colour
    from shadoof.core.record import Record
    from shadoof.core.trouble import BadRequest
    from shadoof.core.turns import turns

    language, colour = chosen_language(), has_colour()
    record = Record.read(read_text(file))
    game = record.find_game()
    ready(game)
    if warning := other_version(record, language):
        click.echo(warning, err=True)
    shown, last = record.start(), 0
    if wanted in (None, 0):
        click.echo(f"{game.show(shown, colour, language)}\n")
    for turn in turns(record.replay(), record.actions):
        if wanted is not None and turn.number > wanted:
            break
        shown, last = turn.after, turn.number
        if wanted in (None, turn.number):
            click.secho(heading(turn, language), bold=True)
            click.echo(f"{game.show(shown, colour, language)}\n")
    if wanted is not None and wanted > last:
        raise BadRequest("cli-no-turn", file=str(file), turn=wanted, count=last)
    if shown.phase == "over":
        click.echo(outcome(shown, language))
    if svg:
        svg.write_text(game.draw(shown), encoding="utf-8")
