"""What holds in every position, and the same game played slowly beside the fast one."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

import shadoof
from shadoof.core.trouble import IllegalAction
from shadoof.games.wabanti.tests.drawn import (
    BOARD,
    STEPS,
    Place,
    moved,
    moves,
    parts,
    place,
    ring,
    standing,
    stones_of,
    text,
)
from shadoof.games.wabanti.tests.reaching import INSIDE
from shadoof.games.wabanti.tests.slow_wabanti import SlowWabanti, all_moves

seeds = st.integers(0, 2**32 - 1)
options = st.fixed_dictionaries({"must_play": st.booleans(), "distinct_stones": st.booleans()})
bounded = settings(max_examples=25, deadline=None)

THROWS = ("[12345]", "[12346]", "[12356]", "[12456]", "[13456]", "[23456]")


def heap(random: Random, room: frozenset[Place]) -> set[Place]:
    """18 stones that hang together, anywhere in the room, thick or thin."""
    stones = [random.choice(sorted(room))]
    wide = random.random()
    while len(stones) < 18:
        last = stones[-1] if random.random() < wide else random.choice(stones)
        beside = moved(last, random.choice(STEPS))
        if beside in room and beside not in stones:
            stones.append(beside)
        elif random.random() < 0.2:
            wide = random.random()
    return set(stones)


def weighted(random: Random, position: shadoof.Position) -> str:
    """A random action; a turn goes on while it can, three times in four, and stones tend outwards."""
    legal = sorted(position.legal())
    if "." in legal and len(legal) > 1 and random.random() < 0.75:
        legal.remove(".")
    if position.phase == "move" and ">" in legal[-1] and random.random() < 0.5:
        return max((each for each in legal if ">" in each), key=lambda move: ring(place(move.split(">")[1])))
    return random.choice(legal)


@bounded
@given(seed=seeds, players=st.integers(2, 6), rules=options)
def test_B6_all_18_stones_stay_on_the_board_and_connected_whatever_is_played(
    seed: int, players: int, rules: dict[str, bool]
) -> None:
    random = Random(seed)
    position = shadoof.start("wabanti", players, rules=rules)
    for _ in range(60):
        if position.phase == "over":
            break
        legal = position.legal()
        assert len(legal) == len(set(legal)) > 0
        position = position.play(weighted(random, position))
        bits = sum(int(word).bit_count() for word in position.table.stones)
        assert bits == len(stones_of(position)) == 18
        assert len(parts(stones_of(position))) == 1


@bounded
@given(seed=seeds, players=st.integers(2, 6), rules=options)
def test_B4_to_B9_the_game_goes_as_the_rules_told_a_second_time_say(
    seed: int, players: int, rules: dict[str, bool]
) -> None:
    random = Random(seed)
    first = random.randrange(players)
    slow = SlowWabanti(players, first, rules["must_play"], rules["distinct_stones"])
    if random.random() < 0.6:
        slow.stones = heap(random, INSIDE)
    position = standing(
        slow.stones,
        players=players,
        first=first,
        must_play=slow.must_play,
        distinct_stones=slow.distinct_stones,
    )
    for _ in range(40):
        assert position.phase == slow.phase
        assert position.to_move == slow.to_move
        assert position.winners() == slow.winners
        assert stones_of(position) == slow.stones
        assert sorted(position.legal()) == slow.legal()
        if position.phase == "over":
            break
        action = weighted(random, position)
        position = position.play(action)
        slow.play(action)


@settings(max_examples=60, deadline=None)
@given(seed=seeds, throw=st.sampled_from(THROWS))
def test_B5_B6_in_any_heap_the_moves_are_those_the_rules_told_a_second_time_allow(seed: int, throw: str) -> None:
    """Anywhere on the board, its edges too: there a step off the board must not come back elsewhere."""
    stones = heap(Random(seed), BOARD)
    expected = all_moves(stones, {int(die) for die in throw[1:-1]})
    assert moves(standing(stones, throw)) == {f"{text(start)}>{text(target)}" for start, target in expected}


def turned(here: Place) -> Place:
    """The field after a turn of the board by 60 degrees clockwise: north becomes north-east."""
    q, r = here
    return -r, q + r


def mirrored(here: Place) -> Place:
    """The field in the mirror that keeps the south-east side and swaps north and south-west."""
    q, r = here
    return r, q


@pytest.mark.parametrize(("image", "seats"), [(turned, (1, 2, 3, 4, 5, 0)), (mirrored, (4, 3, 2, 1, 0, 5))])
@settings(max_examples=20, deadline=None)
@given(seed=seeds, throw=st.sampled_from(THROWS))
def test_B5_B9_turning_or_mirroring_the_board_turns_or_mirrors_moves_and_winners(
    image: Callable[[Place], Place], seats: tuple[int, ...], seed: int, throw: str
) -> None:
    stones = heap(Random(seed), INSIDE)
    here = standing(stones, throw)
    there = standing(map(image, stones), throw)
    pairs = {move: ">".join(text(image(place(name))) for name in move.split(">")) for move in moves(here)}
    assert moves(there) == set(pairs.values())
    for move, image_of_move in sorted(pairs.items()):
        winners = here.play(move).winners()
        expected = None if winners is None else sorted(seats[seat] for seat in winners)
        assert there.play(image_of_move).winners() == expected


@settings(max_examples=10, deadline=None)
@given(seed=seeds, rules=options, actions=st.integers(0, 12))
def test_B4_to_B9_an_action_is_legal_exactly_when_nothing_refuses_it(
    seed: int, rules: dict[str, bool], actions: int
) -> None:
    random = Random(seed)
    position = shadoof.start("wabanti", 2, rules=rules)
    for _ in range(actions):
        if position.phase != "over":
            position = position.play(weighted(random, position))
    legal = set(position.legal())
    sample = random.sample(sorted(position.setup.texts.values()), 200)
    for action in legal.union(sample):
        refusal = position.why_not(action)
        assert (refusal is None) == (action in legal), action
        if refusal is not None:
            with pytest.raises(IllegalAction) as trouble:
                position.play(action)
            assert trouble.value.refusal == refusal
            assert {place(name) for name in refusal.cells} <= BOARD
