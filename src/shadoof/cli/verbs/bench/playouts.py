"""`shadoof bench playouts`: random games to the end, counted."""

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from shadoof.cli.language import chosen_language
from shadoof.cli.options import GameName, first_position, ready, setup_options
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game


@click.command(short_help="Play random games and count them.")
@click.argument("game", type=GameName())
@click.option("--seconds", type=click.FloatRange(0.01), default=3.0, show_default=True, help="For how long.")
@click.option("--threads", type=click.IntRange(1, 256), default=1, show_default=True, help="On how many cores.")
@click.option(
    "--device", type=click.Choice(["cpu", "gpu"]), default="cpu", show_default=True, help="Where it runs."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Where the random numbers start.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
@setup_options
def verb(
    game: "Game",
    seconds: float,
    threads: int,
    device: str,
    seed: int,
    as_json: bool,
    players: int | None,
    scenario: str | None,
    rules: tuple[str, ...],
    first: int | None,
) -> None:
    """Plays random games to the end, every legal action equally likely, and says how many and what came of them.

    Throws of dice are chance's and are counted apart. The means tell whether two programs play by the same rules.

    Example: shadoof bench playouts wadi --players 3 --seconds 5 --threads 2
    """
    from shadoof.search.playouts import run_playouts

    ready(game)
    position = first_position(game, players, scenario, rules, first)
    if device == "gpu":
        from shadoof.search.gpu import run_playouts_on_gpu

        found = run_playouts_on_gpu(position, seconds, seed)
    else:
        found = run_playouts(position, seconds, threads, seed)
    if as_json:
        rates = {"actions_a_second": found.actions_a_second, "games_a_second": found.games_a_second}
        means = {"actions_a_game": found.actions / max(found.games, 1)}
        set_up = {"game": game.name, "players": position.setup.players, "threads": threads, "device": device}
        click.echo(json.dumps(set_up | asdict(found) | rates | means))
        return
    language = chosen_language()
    values: dict[str, str | int] = {
        "games": found.games,
        "seconds": f"{found.seconds:.2f}",
        "actions": found.actions,
        "throws": found.throws,
    }
    click.echo(say("cli-bench-played", language, **values))
    rate = {"rate": f"{found.actions_a_second:,.0f}", "games": f"{found.games_a_second:,.0f}"}
    click.echo(say("cli-bench-rate", language, **rate))
    lengths = {"actions": f"{found.actions / max(found.games, 1):.2f}", "turns": f"{found.turns:.2f}"}
    click.echo(say("cli-bench-means", language, **lengths))
    shares = " ".join(f"{share:.4f}" for share in found.shares)
    click.echo(say("cli-bench-shares", language, shares=shares, draws=found.draws))
    if position.points() is not None:
        pairs = zip(found.points, found.point_errors, strict=True)
        points = " ".join(f"{mean:.3f}±{error:.3f}" for mean, error in pairs)
        click.echo(say("cli-bench-points", language, points=points))
