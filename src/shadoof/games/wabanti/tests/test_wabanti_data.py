"""What those who draw Wabanti are told: the same as the rules decide, said rule by rule."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

import shadoof
from shadoof.games.wabanti.tests.drawn import (
    BOARD,
    RINGS,
    SEATS,
    length,
    moves,
    parts,
    place,
    play,
    ring,
    sides_of,
    standing,
    stones_of,
    text,
    winners_at,
)
from shadoof.games.wabanti.tests.slow_wabanti import all_moves
from shadoof.games.wabanti.tests.test_wabanti_properties import bounded, options, weighted

# Without h6 the halves part, and no die takes it to where it joins them; h5 can still go to g6 or i5.
BRIDGE = """
    f4  | o . . . . o o
    g4  |  o o . . o o
    h3  | o o o o o o o
    i3  |  o o . . o o
"""


def board(position: shadoof.Position) -> Any:
    return position.setup.game.board_data(position.setup)


def table(position: shadoof.Position) -> Any:
    return position.setup.game.table_data(position)


def test_B1_the_169_fields_are_told_with_their_coordinates() -> None:
    fields = board(shadoof.start("wabanti", 2))["fields"]
    assert {(field["q"], field["r"]) for field in fields} == BOARD
    assert all(field["cell"] == text((field["q"], field["r"])) for field in fields)


@pytest.mark.parametrize("players", range(2, 7))
def test_B2_sides_and_their_owners(players: int) -> None:
    sides = {side["name"]: side for side in board(shadoof.start("wabanti", players))["sides"]}
    assert list(sides) == ["N", "NE", "SE", "S", "SW", "NW"]
    for seat, side in enumerate(SEATS[players]):
        assert sides[side]["owner"] == seat
    assert sum(side["owner"] is None for side in sides.values()) == 6 - players
    for name, side in sides.items():
        assert {place(cell) for cell in side["fields"]} == {here for here in BOARD if name in sides_of(here)}


@pytest.mark.parametrize("players", range(2, 7))
def test_B9_each_fields_owners(players: int) -> None:
    for field in board(shadoof.start("wabanti", players))["fields"]:
        assert field["owners"] == winners_at(place(field["cell"]), players)


def test_B4_the_dice_of_the_turn_and_those_not_used_yet() -> None:
    position = standing(RINGS, "[11356]")
    assert (table(position)["thrown"], table(position)["dice"]) == ([1, 1, 3, 5, 6], [1, 1, 3, 5, 6])
    position = position.play("g8>h8")
    assert (table(position)["thrown"], table(position)["dice"]) == ([1, 1, 3, 5, 6], [1, 3, 5, 6])
    position = position.play(".")
    assert (table(position)["thrown"], table(position)["dice"]) == ([], [])


def test_B5_each_move_has_its_die() -> None:
    position = standing(RINGS, "[12345]")
    told = table(position)["moves"]
    assert {move["action"] for move in told} == moves(position)
    for move in told:
        assert move["die"] == length(move["action"])
        assert move["action"] == f"{move['origin']}>{move['target']}"


def test_B7_the_stones_that_moved_in_this_turn() -> None:
    position = play(standing(RINGS, "[11356]"), "g8>h8", "h8>g8")
    assert table(position)["moved"] == ["g8"]
    assert table(position.play("."))["moved"] == []


def test_B8_how_many_dice_each_seat_throws_next() -> None:
    position = standing(RINGS, "[11666]")
    assert table(position)["dice_next"][0] == 0
    position = position.play("g8>h8")
    assert table(position)["dice_next"] == [1, 5, 5, 5, 5, 5]
    position = position.play("h8>g8")
    assert table(position)["dice_next"][0] == 2
    position = position.play(".")
    assert table(position)["dice_next"] == [2, 5, 5, 5, 5, 5]


def test_B10_how_many_turns_have_ended() -> None:
    position = standing(RINGS, "[11666]")
    assert table(position)["turn"] == 0
    assert table(position.play("."))["turn"] == 1


def test_B6_a_stone_that_alone_holds_the_halves_together_is_pinned() -> None:
    assert table(standing(BRIDGE))["pinned"] == ["h6"]
    for throw in ("[12345]", "[12346]", "[66666]"):
        assert moves(standing(BRIDGE, throw), "h6") == set()
    assert moves(standing(BRIDGE, "[12345]"), "h5") == {"g6", "i5"}


@bounded
@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 6), rules=options)
def test_in_every_position_the_data_say_what_the_rules_say(seed: int, players: int, rules: Any) -> None:
    random, position = Random(seed), shadoof.start("wabanti", players, rules=rules)
    for _ in range(60):
        told, stones = table(position), stones_of(position)
        assert {place(cell) for cell in told["stones"]} == stones
        assert {move["action"] for move in told["moves"]} == moves(position)
        movable = {start for start, _ in all_moves(stones, set(range(1, 7)))}
        for cell in told["stones"]:
            falls_apart = len(parts(stones - {place(cell)})) > 1
            assert (cell in told["pinned"]) == (falls_apart and place(cell) not in movable), cell
        for seat, side in enumerate(SEATS[players]):
            edge = [here for here in BOARD if side in sides_of(here)]
            nearest = min(ring((a[0] - b[0], a[1] - b[1])) for a in stones for b in edge)
            assert told["distance"][seat] == nearest
        if position.phase == "over":
            break
        if position.phase == "roll" and position.to_move is not None:
            assert len(position.legal()[0]) - 2 == told["dice_next"][position.to_move]
        position = position.play(weighted(random, position))
