"""`shadoof perft`: count action sequences, to compare two programs."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from shadoof.cli.options import GameName, first_position, read_text, ready, setup_options

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Count the action sequences of a length.")
@click.argument("game", type=GameName())
@click.option("--depth", type=click.IntRange(0), required=True, help="How many actions long.")
@click.option("--divide", is_flag=True, help="One line for each first action.")
@click.option("--record", "file", type=click.Path(path_type=Path), help="Count from the end of this record.")
@setup_options
def verb(
    game: "Game",
    depth: int,
    divide: bool,
    file: Path | None,
    players: int | None,
    scenario: str | None,
    rules: tuple[str, ...],
    first: int | None,
) -> None:
    """Counts the sequences of exactly so many actions; each distinct throw of dice counts once.

    Example: shadoof perft wadi --map start --players 2 --depth 3
    """
    from shadoof.core import perft
    from shadoof.core.record import Record
    from shadoof.core.trouble import BadRequest

    ready(game)
    if file and (players, scenario, rules, first) != (None, None, (), None):
        raise BadRequest("cli-record-options")
    if file:
        position = Record.read(read_text(file)).position()
        if position.setup.game is not game:
            raise BadRequest("cli-record-game", file=str(file), game=position.setup.game.name, asked=game.name)
    else:
        position = first_position(game, players, scenario, rules, first)
    if divide and depth > 0:
        for text, count in perft.divide(position, depth).items():
            click.echo(f"{text} {count}")
    click.echo(perft.perft(position, depth))
