"""`shadoof verify`: whether a downloaded game was played and thrown as it says."""

from pathlib import Path

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import read_text, ready

UNTRUE = 1


@click.command(short_help="Check a downloaded game: rules, dice and result.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", help="What the table promised before the game, if you wrote it down.")
def verb(file: Path, commitment: str | None) -> None:
    """Replays a record by the rules, throws every die again, and compares the result.

    Says what is wrong in one sentence each; the exit code is 0 when nothing is, else 1.

    Example: shadoof verify my-game.json
    """
    from shadoof.core.words import say
    from shadoof.server.proof import read_record, verify

    language = chosen_language()
    record = read_record(read_text(file))
    ready(record.find_game())
    verdict = verify(record, language, commitment)
    for sentence in verdict.notes:
        click.echo(sentence)
    for sentence in verdict.wrong:
        click.secho(sentence, fg="red", bold=True)
    click.echo(say("server-proof-true" if verdict.is_true else "server-proof-untrue", language))
    if not verdict.is_true:
        raise click.exceptions.Exit(UNTRUE)
