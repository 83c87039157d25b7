"""Setting a table up: what was wished is checked, completed and pinned in the log's first entry."""

from typing import Any

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.core.record import Record, start
from shadoof.core.trouble import BadRequest
from shadoof.core.turns import OVER
from shadoof.server.dice import new_secret
from shadoof.server.messages import BotSeat, DeviceSeat, MySeat, NewTable, SeatWish
from shadoof.server.people.names import clean_name
from shadoof.server.tables.downtimes import Downtimes
from shadoof.server.tables.entries import Created, FirstSeat
from shadoof.server.tables.ids import new_table_id
from shadoof.server.tables.pending import Pending
from shadoof.server.tables.settling import settle
from shadoof.server.trouble import Declined


def new_table(wish: NewTable, person: str, name: str, at: int, life: int, downtimes: Downtimes) -> Pending:
    """The table, which starts at once where no seat is open."""
    created = _created(wish, person, name, at + life)
    pending = Pending.of_new(new_table_id(), created, at, downtimes)
    settle(pending)
    return pending


def _created(wish: NewTable, person: str, name: str, expires: int) -> Created:
    record = _record(wish)
    game = record.find_game()
    if len(wish.seats) != record.players or sum(isinstance(each, MySeat) for each in wish.seats) > 1:
        raise Declined("bad_seats", players=record.players)
    plan = game.read_scenario(record.scenario) if game.maps else None
    first = record.first if wish.record is not None else wish.first
    _check(record, wish)
    return Created(
        host=person,
        game=game.name,
        seats=[_seat(each, person, name, wish.seed) for each in wish.seats],
        rules=_pinned_rules(game, record),
        rules_version=game.facts.rules_version,
        scenario=game.maps.text(plan) if game.maps else None,
        board_name=game.maps.card(plan, "en").name if game.maps else "",
        fair=wish.fair and wish.record is None,
        first=first,
        pace=wish.pace,
        absence=wish.absence,
        listed=wish.listed,
        take_back=wish.take_back,
        pair=1 if wish.pair else 0,
        secret=new_secret(),
        actions=record.actions,
        expires=expires,
    )


def _record(wish: NewTable) -> Record:
    """The set-up as a record: the one that was given, cut off where it was asked, or one without actions."""
    if wish.record is not None:
        record = Record.from_value(wish.record)
        if wish.at is not None:
            if wish.at > len(record.actions):
                raise BadRequest("cli-no-action", file="record", at=wish.at, count=len(record.actions))
            record.actions = record.actions[: wish.at]
        return record
    if wish.game not in registry.names():
        raise BadRequest("core-record-game", games=", ".join(registry.names()), came=wish.game)
    game = registry.find(wish.game)
    scenario = wish.scenario
    if scenario is None and game.maps:
        scenario = game.maps.standard()
    value = {"game": wish.game, "players": len(wish.seats), "first": wish.first or 0}
    return Record.from_value(value | {"scenario": scenario, "rules": wish.rules})


def _check(record: Record, wish: NewTable) -> None:
    """Everything is tried once before it is kept: the rules, the map, every action."""
    game = record.find_game()
    if len(record.actions) > game.facts.longest:
        raise Declined("bad_record")
    position = record.position()
    if position.phase == OVER:
        raise Declined("bad_record")
    if wish.pair and len(wish.seats) != 2:
        raise Declined("bad_seats", players=2)
    if wish.fair and wish.record is None:
        from shadoof.core.fair import fair_rules

        plan = game.maps.text(game.read_scenario(record.scenario)) if game.maps else None
        start(
            game.name,
            record.players,
            scenario=record.scenario,
            rules=position.setup.rules | fair_rules(game, plan, record.players),
        )


def _pinned_rules(game: Game, record: Record) -> dict[str, Any]:
    """All rules with their values: what a rule is when nobody says may change one day."""
    assert isinstance(record.rules, dict)
    return game.read_rules(record.rules, record.players)


def _seat(wish: SeatWish, person: str, name: str, seed: str) -> FirstSeat:
    if isinstance(wish, BotSeat):
        return FirstSeat(level=wish.level)
    if isinstance(wish, MySeat):
        return FirstSeat(person=person, name=name, seed=seed)
    if isinstance(wish, DeviceSeat):
        return FirstSeat(person=person, name=clean_name(wish.name), device=True)
    return FirstSeat()
