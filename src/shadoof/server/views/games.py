"""What can be played, told in a person's language: one card a game, one a board."""

from dataclasses import asdict
from functools import cache

import msgspec

from shadoof.core import registry
from shadoof.core.choices import RuleToChoose, Variant
from shadoof.core.demos import read_demos
from shadoof.core.game import Game, Maps
from shadoof.core.rulebook import read_rulebook
from shadoof.core.words import say
from shadoof.server.messages import BoardCard, DemoCard, GameCard, Rulebook, RuleCard, RuleChoice, VariantCard


@cache
def game_cards(language: str) -> msgspec.Raw:
    """Every game there is, as JSON already: nothing of it changes while the server runs."""
    cards = [_game_card(registry.find(name), language) for name in registry.names()]
    return msgspec.Raw(msgspec.json.encode(cards))


@cache
def rulebook(game: Game, language: str) -> msgspec.Raw:
    """The game's rulebook, as JSON already."""
    return msgspec.Raw(msgspec.json.encode(msgspec.convert(asdict(read_rulebook(game, language)), Rulebook)))


@cache
def demo_cards(game: Game, language: str) -> msgspec.Raw:
    """The game's commented games, as JSON already."""
    return msgspec.Raw(
        msgspec.json.encode([msgspec.convert(asdict(demo), DemoCard) for demo in read_demos(game, language)])
    )


def _game_card(game: Game, language: str) -> GameCard:
    facts = game.facts
    return GameCard(
        name=game.name,
        title=facts.title,
        designer=facts.designer,
        summary=say(facts.summary, language),
        credits=say(facts.credits, language),
        fewest_players=facts.fewest_players,
        most_players=facts.most_players,
        chance=facts.chance,
        has_scenarios=facts.has_scenarios,
        head_start=facts.head_start,
        rules_version=facts.rules_version,
        rules=[_rule_card(each, language) for each in game.choices],
        variants=[_variant_card(each, language) for each in game.variants],
        boards=_board_cards(game, language),
        levels=len(game.levels),
    )


def _variant_card(variant: Variant, language: str) -> VariantCard:
    return VariantCard(
        name=variant.name,
        title=say(variant.title, language),
        note=say(variant.note, language),
        rules=dict(variant.rules),
        begins=variant.begins,
    )


def _rule_card(rule: RuleToChoose, language: str) -> RuleCard:
    choices = [
        RuleChoice(value=each.value, title=say(each.title, language), note=say(each.note, language))
        for each in rule.choices
    ]
    return RuleCard(
        name=rule.name, title=say(rule.title, language), choices=choices, default=rule.choices[0].value
    )


def _board_cards(game: Game, language: str) -> list[BoardCard]:
    """The board to begin with, then the others."""
    maps = game.maps
    if maps is None:
        return []
    ids = sorted(maps.ids(), key=lambda board: board != maps.standard())
    return [_board_card(game, maps, board, language) for board in ids]


def _board_card(game: Game, maps: Maps, board: str, language: str) -> BoardCard:
    plan = game.read_scenario(board)
    card = maps.card(plan, language)
    return BoardCard(
        id=board,
        name=card.name,
        place=card.place,
        players=list(card.players),
        measures=card.measures,
        note=card.note,
        credit=card.credit,
        text=maps.text(plan),
        fair={str(players): asdict(fair) for players, fair in maps.measured(plan).items()},
    )
