"""`shadoof play`: a game in the terminal, for people at one keyboard and computers."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, first_position, ready, setup_options
from shadoof.core.trouble import BadRequest
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Play in the terminal, with people or against the computer.")
@click.argument("game", type=GameName())
@click.option(
    "--record", "file", type=click.Path(path_type=Path), help="Where the game is kept; resumed if running."
)
@click.option("--new", is_flag=True, help="Start anew, also where a game is running; it is kept beside.")
@click.option("--bots", metavar="BOT,…", help="Computers on the last seats: levels 1-8, 500ms or 20000p.")
@click.option("--fair", is_flag=True, help="With the board's fair head start.")
@setup_options
def verb(
    game: "Game",
    file: Path | None,
    new: bool,
    bots: str | None,
    fair: bool,
    players: int | None,
    scenario: str | None,
    rules: tuple[str, ...],
    first: int | None,
) -> None:
    """Plays a game in the terminal, with people at one keyboard and computers.

    Type actions in notation, ? for what is legal, `why c2>d3` for a reason, u to step back, q to leave.

    The game is kept in a file after every action, and goes on from there the next time.

    Example: shadoof play wadi --players 3 --bots 5,3 --map start --rule building=spreading
    """
    from shadoof.cli.computers import Computers
    from shadoof.cli.play import Play
    from shadoof.cli.saved import Saved

    language = chosen_language()
    if scenario == "-":
        raise BadRequest("cli-map-input")
    ready(game, search=bots is not None)
    saved = Saved(file or Path(f"shadoof-{game.name}.json"))
    record = None if new else saved.running(game)
    if record and (players, scenario, rules, first, bots, fair) != (None, None, (), None, None, False):
        raise BadRequest("cli-resume-options", file=str(saved.path))
    if record:
        click.echo(say("cli-resumed", language, file=str(saved.path), count=len(record.actions)))
        Play(record, saved, language).run()
        return
    count = game.facts.fewest_players if players is None else players
    if first is None and count in game.facts.player_counts:
        first = secrets.randbelow(count)
    start = first_position(game, players, scenario, rules, first, fair)
    seated = Computers.seated(bots, count) if bots else {}
    kept = saved.make_room()
    if kept:
        click.echo(say("cli-kept", language, file=str(kept)))
    Play.begin(start, saved, language, seated).run()
