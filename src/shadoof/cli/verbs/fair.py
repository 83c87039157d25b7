"""`shadoof fair`: how even a board is between equal players, and which head start makes it so."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, maps_of, read_map, read_rules, ready, rule_option
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Measure how even a board is, and find its fair head start.")
@click.argument("scenario", metavar="MAP")
@click.option("--players", type=int, required=True, help="For how many.")
@click.option("--bot", default="8", show_default=True, help="Who sits on every seat: a level, 500ms or 20000p.")
@click.option("--games", type=click.IntRange(2), default=100, show_default=True, help="In each of two stages.")
@click.option("--game", type=GameName(), help="The game whose map it is.")
@rule_option
@click.option("--cores", type=click.IntRange(1), help="On how many cores; else on all.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Another one gives other games."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a stage, for programs.")
def verb(
    scenario: str,
    players: int,
    bot: str,
    games: int,
    game: "Game | None",
    rules: tuple[str, ...],
    cores: int | None,
    seed: int,
    as_json: bool,
) -> None:
    """Lets equal computer players play on a board, and finds the head start that brings the seats closest to even.

    The first stage is played without a head start. Whatever it says is tried in the second stage, with other games,
    whose numbers are those to trust. Seats are in the order of turn: the first is the starter.

    Example: shadoof fair start --players 2 --games 50 --bot 6
    """
    from shadoof.cli.progress import progress
    from shadoof.cli.studies import fair_lines
    from shadoof.lab.arena import cores_here
    from shadoof.lab.balance import Study
    from shadoof.lab.contest import Contest
    from shadoof.lab.entrants import Entrant

    language = chosen_language()
    game, _ = maps_of(game)
    entrants = (str(Entrant.from_text(bot)),)
    contest = Contest(
        game.name, players, entrants, (read_map(game, scenario),), tuple(read_rules(rules).items()), False, seed
    )
    contest.start(next(contest.tasks(1)))
    ready(game, search=True)
    study = Study(contest, games, cores or cores_here())
    head_start = (0,) * players
    for stage in (1, 2):
        lines = []
        with progress(games, 0, say("cli-fair-label", language, stage=stage)) as bar:
            for line in study.play(head_start, stage):
                lines.append(line)
                bar.update(1)
        found = study.report(lines, head_start)
        click.echo(json.dumps(asdict(found)) if as_json else "\n".join(fair_lines(found, language)))
        best = study.best_head_start(lines, head_start)
        if stage == 1 and best == head_start:
            break
        head_start = best
