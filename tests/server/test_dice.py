"""Dice that players can check (docs/dice.md): fixed beforehand, fair, recomputed from what is published alone."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shadoof
from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.server.dice import Cup, Numbers, commitment_to, new_secret

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "vectors/dice.json").read_text())
SECRET = "0f" * 32
CHANCE = [name for name in registry.names() if registry.find(name).facts.chance]


def rolling(dice: int = 5) -> shadoof.Position:
    """A position in which the seat to move throws so many dice."""
    start = shadoof.start(CHANCE[0], 2)
    tables = start.tables()
    tables[0].dice_next[:] = dice
    return shadoof.Position(start.setup, tables)


def by_hand(secret: str, table: str, number: int, seeds: list[str], dice: int) -> str:
    """A throw as docs/dice.md tells it, written a second time."""
    found: list[int] = []
    block = 0
    while len(found) < dice:
        lines = ["shadoof dice 1", table, str(number), str(block), *(seed.encode().hex() for seed in seeds)]
        digest = hmac.new(bytes.fromhex(secret), "\n".join(lines).encode(), hashlib.sha256).digest()
        found += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return "[" + "".join(map(str, sorted(found[:dice]))) + "]"


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    secret = new_secret()
    assert commitment_to(secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def test_no_two_secrets_are_alike() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


@pytest.mark.parametrize("dice", range(6))
def test_a_throw_is_what_the_document_says(dice: int) -> None:
    for number in range(1, 50):
        cup = Cup(SECRET, ("12", "zaad é", ""), "p7k2m9x4")
        told = by_hand(SECRET, "p7k2m9x4", number, ["12", "zaad é", ""], dice)
        assert cup.throw(rolling(dice), number) == told


def test_every_throw_is_legal_whatever_the_game() -> None:
    for game in CHANCE:
        position = shadoof.start(game, 2)
        for number in range(1, 30):
            assert position.why_not(Cup(SECRET, ("", ""), "t").throw(position, number)) is None


def test_secret_seeds_table_and_number_each_change_the_throws() -> None:
    def throws(cup: Cup, first: int = 1) -> list[str]:
        return [cup.throw(rolling(), number) for number in range(first, first + 20)]

    plain = throws(Cup(SECRET, ("a", "b"), "t"))
    assert throws(Cup(SECRET, ("a", "b"), "t")) == plain
    assert throws(Cup("1" + SECRET[1:], ("a", "b"), "t")) != plain
    assert throws(Cup(SECRET, ("a", "c"), "t")) != plain
    assert throws(Cup(SECRET, ("ab", ""), "t")) != plain
    assert throws(Cup(SECRET, ("a\n", "b"), "t")) != throws(Cup(SECRET, ("a", "\nb"), "t"))
    assert throws(Cup(SECRET, ("a", "b"), "u")) != plain
    assert throws(Cup(SECRET, ("a", "b"), "t"), 21) != plain


def test_each_face_is_equally_likely() -> None:
    cup = Cup(SECRET, ("", ""), "fair")
    seen = Counter("".join(cup.throw(rolling(), number)[1:-1] for number in range(1, 6001)))
    # 30,000 dice: 5,000 of each, with a standard deviation of 65.
    assert all(abs(seen[face] - 5000) < 5 * 65 for face in "123456")


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 255, 256, 257, 7776, 65536, 70000])
def test_numbers_are_below_their_bound_and_reach_it(bound: int) -> None:
    numbers = Numbers(Cup(SECRET, (), "t"), 1)
    drawn = [numbers.below(bound) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < bound
    assert max(drawn) >= bound * 0.9 - 1


def test_low_numbers_are_not_favoured() -> None:
    # Of 256 byte values, 200 gives 56 numbers a second chance unless they are thrown away.
    numbers = Numbers(Cup(SECRET, (), "t"), 1)
    low = sum(numbers.below(200) < 56 for _ in range(20000))
    assert abs(low - 20000 * 56 / 200) < 5 * 64


def test_the_starter_is_drawn_evenly() -> None:
    for players in (2, 3, 6):
        seen = Counter(Cup(SECRET, ("",) * players, f"t{table}").starter() for table in range(3000))
        assert sorted(seen) == list(range(players))
        assert max(seen.values()) - min(seen.values()) < 10 * (3000 / players) ** 0.5


def test_any_games_chance_is_drawn_by_its_ways() -> None:
    """A game whose chance is no dice gets this without writing a line."""

    class Coin:
        @staticmethod
        def ways(position: object) -> dict[str, int]:
            return {"heads": 3, "edge": 1, "tails": 4}

    throw: Any = Game.throw
    drawn = Counter(throw(Coin, None, lambda bound, number=number: number) for number in range(8))
    assert drawn == {"heads": 3, "edge": 1, "tails": 4}


@pytest.mark.parametrize("vector", VECTORS["throws"], ids=lambda vector: str(vector["throw"]))
def test_the_vectors_for_the_browser_hold(vector: dict[str, Any]) -> None:
    cup = Cup(vector["secret"], tuple(vector["seeds"]), vector["table"])
    assert commitment_to(cup.secret) == vector["commitment"]
    assert cup.throw(rolling(vector["dice"]), vector["throw"]) == vector["action"]
    assert by_hand(cup.secret, cup.table, vector["throw"], vector["seeds"], vector["dice"]) == vector["action"]


@pytest.mark.parametrize("vector", VECTORS["lots"], ids=lambda vector: vector["table"])
def test_the_vectors_for_the_lot_hold(vector: dict[str, Any]) -> None:
    assert Cup(vector["secret"], tuple(vector["seeds"]), vector["table"]).starter() == vector["first"]
