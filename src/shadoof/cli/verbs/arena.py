"""`shadoof arena`: computer players against each other."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, read_map, read_rules, ready, rule_option
from shadoof.core.trouble import BadRequest
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Let computer players play each other.")
@click.argument("game", type=GameName())
@click.option(
    "--bots", required=True, metavar="BOT,…", help="Levels 1-8, times such as 500ms, playouts such as 20000p."
)
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="At least so many, in whole groups."
)
@click.option("--players", type=int, help="How many seats; else one for each bot.")
@click.option("--map", "scenarios", metavar="MAP", multiple=True, help="A board; several take turns.")
@rule_option
@click.option("--fair", is_flag=True, help="With each board's fair head start.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="The file of results; a contest in it goes on."
)
@click.option("--cores", type=click.IntRange(1), help="On how many cores; else on all.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Another one gives other games."
)
def verb(
    game: "Game",
    bots: str,
    games: int,
    players: int | None,
    scenarios: tuple[str, ...],
    rules: tuple[str, ...],
    fair: bool,
    out: Path | None,
    cores: int | None,
    seed: int,
) -> None:
    """Lets computer players play each other in every seating, and says who is how strong.

    A group of games has the same board and the same dice, and only the seats change. --out keeps every game with its
    record as a line of JSON; after an interruption the same command goes on where it was.

    Example: shadoof arena wadi --bots 8,6,4 --games 400 --map start --out arena.jsonl
    """
    from shadoof.cli.progress import progress
    from shadoof.cli.studies import standings_lines
    from shadoof.lab.arena import Results, cores_here, play_contest
    from shadoof.lab.contest import Contest, maps_for
    from shadoof.lab.entrants import Entrant

    language = chosen_language()
    entrants = tuple(dict.fromkeys(str(Entrant.from_text(name)) for name in bots.split(",")))
    fewest, most = game.facts.fewest_players, game.facts.most_players
    count = players if players is not None else min(max(len(entrants), fewest), most)
    if scenarios and game.maps is None:
        raise BadRequest("cli-no-maps", game=game.name)
    maps = maps_for(game, tuple(read_map(game, name) for name in scenarios))
    contest = Contest(game.name, count, entrants, maps, tuple(read_rules(rules).items()), fair, seed)
    tasks = list(contest.tasks(games))
    ready(game, search=True)
    for task in {task.map: task for task in tasks}.values():
        contest.start(task)  # what can't be played is told before anything is
    results = Results(contest, out)
    kept = len(results.in_order(len(tasks)))
    if kept:
        click.echo(say("cli-arena-resumed", language, file=str(out), count=kept), err=True)
    with progress(len(tasks), kept, say("cli-arena-label", language)) as bar:
        for line in play_contest(contest, len(tasks), cores or cores_here(), results.lines):
            results.add(line)
            bar.update(1)
    click.echo("\n".join(standings_lines(results.in_order(len(tasks)), language)))
