"""`shadoof backup`: everything a server keeps, in one file, while it runs."""

from pathlib import Path

import click

from shadoof.cli.language import chosen_language


@click.command(short_help="Copy all of a server's data into one file, while it runs.")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--data", type=click.Path(path_type=Path), help="The server's data folder, where it is another one.")
def verb(file: Path, data: Path | None) -> None:
    """Copies games, people and the secret of a server's data folder into a tar file.

    To restore: unpack it into an empty folder and start the server with --data FOLDER.

    Example: shadoof backup shadoof-monday.tar
    """
    from platformdirs import user_data_path

    from shadoof.core.words import say
    from shadoof.server.operations.backup import back_up

    tables = back_up(data or user_data_path("shadoof"), file)
    click.echo(say("server-backed-up", chosen_language(), tables=tables, file=str(file)))
