"""Advice on maps (RULES 1.7): each check speaks on one side of its threshold and is silent on the other."""

import pytest

from shadoof.games.wadi.advice import advise
from shadoof.games.wadi.map_text import read_map
from shadoof.games.wadi.measures import arm, ends, rounds, starts


def names(text: str, players: int = 2, watchmen: bool = False) -> set[str]:
    return {advice.name for advice in advise(read_map(text), players, watchmen)}


def down(tiles: int, discs: int = 4) -> str:
    """A straight river of so many tiles between two banks, two tiles broad."""
    return "\n".join(["1 1 {} 1 1".format(f"↓{discs}" if row == 0 else "↓") for row in range(tiles)])


def test_a_river_of_nine_rounds_is_long_enough_and_ten_may_bore() -> None:
    assert "long-river" not in names(down(9))
    assert "long-river" in names(down(10))


def test_a_river_dry_after_three_rounds_is_over_too_soon() -> None:
    assert "short-river" in names(down(3))
    assert "short-river" not in names(down(4))


def test_an_arm_of_two_tiles_before_the_join_is_short() -> None:
    assert "short-arm" in names("1 1 1\n→3 ↓ ←3\n1 ↓ 1\n1 ↓ 1")
    long_arm = "↓3 1 1 ↙3 1\n→ ↘ ↓ 1 1\n1 1 ↓ 1 1"
    drawn = read_map(long_arm)
    assert [len(arm(drawn, start)) for start in starts(drawn)] == [3, 2]
    assert [advice.cells for advice in advise(drawn, 2) if advice.name == "short-arm"] == [("d1",)]


def test_one_end_is_hard_on_four_players_only() -> None:
    assert "one-end" in names(down(6), 4)
    assert "one-end" not in names(down(6), 3)
    assert "one-end" not in names("↓3 1 1 ↓3\n↓ 1 1 ↓\n↓ 1 1 ↓\n↓ 1 1 ↓", 4)


def test_four_ends_scatter_the_water() -> None:
    assert "many-ends" in names("\n".join(["↓ 1 ↓ 1 ↓ 1 ↓3"] * 4))
    assert "many-ends" not in names("\n".join(["↓ 1 ↓ 1 1 1 ↓3"] * 4))


def test_players_want_room_at_the_starting_points_by_the_spreading_rule() -> None:
    corner = "↓3 1\n↓ .\n↓ .\n↓ ."
    assert "room-at-starts" in names(corner, 2)
    found = next(a for a in advise(read_map(corner), 2) if a.name == "room-at-starts")
    assert found.values == {"players": 2, "room": 1}
    assert "room-at-starts" not in names(down(4), 2)
    assert "room-at-starts" in names(down(4), 3)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("1 ↓3 1 1 1 ↓3 1\n1 ↓ 1 1 1 ↓ 1\n1 ↓ 1 1 1 ↓ 1", False),
        ("1 ↓3 1 1 ↓3 1 1\n1 ↓ 1 1 ↓ 1 1\n1 ↓ 1 1 ↓ 1 1", True),
        ("↓3 1 1 1 1 ↓3 1\n↓ 1 1 1 1 ↓ 1\n↓ 1 1 1 1 ↓ 1", True),
        ("↓3 1 1 ↓3 1 ↓3 1\n↓ 1 1 ↓ 1 ↓ 1\n↓ 1 1 ↓ 1 ↓ 1", False),
    ],
    ids=["two-far-apart", "two-near", "one-in-a-corner", "three"],
)
def test_four_players_want_three_starting_points_or_two_far_apart_in_no_corner(text: str, wanted: bool) -> None:
    assert ("starts-for-four" in names(text, 4)) is wanted
    assert "starts-for-four" not in names(text, 3)


def test_a_strip_of_five_tiles_one_tile_wide_is_long_and_nine_in_all_are_many() -> None:
    strip = "1 ↓3 1 1\n1 ↓ 1 1\n1 ↓ 1 1\n1 ↓ 1 1"
    assert "narrow-strips" not in names(strip)
    assert "narrow-strips" in names(strip + "\n1 ↓ 1 1")
    nine = "1 ↓3 1 ↓3 1\n" + "\n".join(["1 ↓ 1 ↓ 1"] * 2)
    assert "narrow-strips" in names(nine)
    assert "narrow-strips" not in names("1 ↓3 1 ↓3 1\n1 ↓ 1 ↓ 1")


def test_three_land_tiles_cut_off_are_dead_and_four_are_not() -> None:
    assert "dead-area" in names("1 1 1 .\n→3 → → →\n1 1 1 1\n1 1 1 1")
    assert "dead-area" not in names("1 1 1 1\n→3 → → →\n1 1 1 1\n1 1 1 1")


@pytest.mark.parametrize(("discs", "fits"), [(1, False), (2, True), (6, True), (7, False)])
def test_the_discs_of_an_arm_match_the_land_it_passes(discs: int, fits: bool) -> None:
    assert ("discs-for-land" not in names(down(4, discs))) is fits


def test_the_pile_that_is_recommended_is_one_that_fits() -> None:
    (one,) = [each for each in advise(read_map("1 ↓2"), 2, False) if each.name == "discs-for-land"]
    assert "one land tile; a pile of 1 would match it" in one.sentence("en")
    (many,) = [each for each in advise(read_map(down(4, 12)), 2, False) if each.name == "discs-for-land"]
    assert "8 land tiles; a pile of 2–6 would match them" in many.sentence("en")


def test_with_watchmen_four_players_want_33_land_tiles() -> None:
    many = "\n".join(["1 1 1 ↓2 1 1 1 1"] + ["1 1 1 ↓ 1 1 1 1"] * 3 + ["1 1 1 ↓ 1 1 . ."])
    assert "watchmen-land" not in names(many, 4, watchmen=True)
    few = many.replace("1 1 1 ↓ 1 1 1 1", "1 1 1 ↓ 1 1 . .", 1)
    assert "watchmen-land" in names(few, 4, watchmen=True)
    assert "watchmen-land" not in names(few, 4)
    assert "watchmen-land" not in names(few, 3, watchmen=True)


def test_rounds_count_the_longest_way_through_forks_and_joins() -> None:
    assert rounds(read_map(down(5))) == 5
    drawn = read_map("→3 →↓ → →\n1 → ↘ .\n1 1 1 ↓")
    assert rounds(drawn) == 5
    assert [drawn.name(cell) for cell in ends(drawn)] == ["d1", "d3"]


def test_advice_is_a_sentence_with_its_numbers_in_every_language() -> None:
    for players in (2, 4):
        for text in ("↓1", down(10, 1), "1 1 1 .\n→3 → → →\n1 . ↓9 ↓\n1 1 ↓ ↓"):
            for advice in advise(read_map(text), players, watchmen=True):
                for language in ("en", "nl", "de"):
                    assert advice.sentence(language).endswith(".")
