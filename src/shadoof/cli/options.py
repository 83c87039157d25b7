"""The options that several verbs share, and how what they name is found."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeVar

import click

from shadoof.cli.language import chosen_language
from shadoof.core.trouble import BadRequest
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.game import Game, Maps, Scenario
    from shadoof.core.position import Position

MOST_CHARACTERS = 1 << 22  # of a file; a game of a thousand turns has some ten thousand

Verb = TypeVar("Verb", bound=Callable[..., Any])

players_option = click.option("--players", type=int, default=None, help="How many play; else the fewest that can.")
first_option = click.option(
    "--first", type=int, default=None, help="The seat that starts, from 0; else 0, and in play one by lot."
)
map_option = click.option("--map", "scenario", metavar="MAP", help="A built-in map's id, a file, or - for input.")
rule_option = click.option(
    "--rule", "rules", metavar="KEY=VALUE", multiple=True, help="A rule of the table, e.g. building=spreading."
)


def setup_options(verb: Verb) -> Verb:
    """The options that say which game is started: players, map, rules and who begins."""
    for option in (players_option, map_option, rule_option, first_option):
        verb = option(verb)
    return verb


class GameName(click.ParamType["Game"]):
    """The name of a game there is."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The Game; the complaint names the games there are."""
        from shadoof.core import registry

        if value not in registry.names():
            self.fail(
                say("cli-game", chosen_language(), came=value, games=", ".join(registry.names())), param, ctx
            )
        return registry.find(value)


def read_rules(written: tuple[str, ...]) -> dict[str, Any]:
    """The rules given as `KEY=VALUE`; a value is JSON where it can be, else text."""
    rules: dict[str, Any] = {}
    for each in written:
        key, sign, value = each.partition("=")
        if not sign:
            raise BadRequest("cli-rule", came=each)
        try:
            rules[key] = json.loads(value)
        except (ValueError, RecursionError):
            rules[key] = value
    return rules


def read_map(game: "Game", given: str) -> str:
    """What a record's `scenario` says for this map: a built-in one's id, else a file's text or standard input's."""
    if game.maps and given in game.maps.ids():
        return given
    if given == "-":
        return _read_from(sys.stdin, given)
    path = Path(given)
    named = path.is_file() or (("/" in given or "." in given) and "\n" not in given)
    return read_text(path) if named else given


def read_text(path: Path) -> str:
    """The file's text, without the byte-order mark some editors put before it."""
    with path.open(encoding="utf-8-sig") as source:
        return _read_from(source, str(path))


def _read_from(source: TextIO, name: str) -> str:
    """All of it, but no more than a map or game can have: /dev/zero never ends."""
    text = source.read(MOST_CHARACTERS + 1)
    if len(text) > MOST_CHARACTERS:
        raise BadRequest("cli-file-long", file=name, most=MOST_CHARACTERS)
    return text


def maps_of(game: "Game | None") -> "tuple[Game, Maps]":
    """The game whose maps are meant: the one named, else the first that has any."""
    from shadoof.core import registry

    for each in [game] if game else map(registry.find, registry.names()):
        if each.maps:
            return each, each.maps
    raise BadRequest("cli-no-maps", game=game.name if game else "")


def first_position(
    game: "Game",
    players: int | None,
    scenario: str | None,
    rules: tuple[str, ...],
    first: int | None,
    fair: bool = False,
) -> "Position":
    """The position before the first action of the game these options describe."""
    from shadoof.core.fair import fair_rules
    from shadoof.core.record import start

    if game.maps is None and scenario is not None:
        raise BadRequest("cli-no-maps", game=game.name)
    if game.maps and scenario is None:
        scenario = game.maps.standard()
    given = None if scenario is None else read_map(game, scenario)
    count = game.facts.fewest_players if players is None else players
    table = read_rules(rules)
    begun = start(game.name, count, first=first or 0, scenario=given, rules=table)
    if not fair:
        return begun
    table |= fair_rules(game, given, count, first or 0)
    return start(game.name, count, first=first or 0, scenario=given, rules=table)


def read_plan(game: "Game", given: str) -> "Scenario":
    """The scenario that an argument names."""
    return game.read_scenario(read_map(game, given))


def ready(game: "Game", search: bool = False) -> None:
    """Has the game's rules compiled, and the search over them, saying so where that takes a while."""
    from shadoof.core.warm import warm

    def announce(key: str) -> None:
        click.echo(say(key, chosen_language(), game=game.facts.title), err=True)

    warm(game, lambda: announce("cli-compiling"))
    if search:
        from shadoof.search.warm import warm_search

        warm_search(game, lambda: announce("cli-compiling-search"))
