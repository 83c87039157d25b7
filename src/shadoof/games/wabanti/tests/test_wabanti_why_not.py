"""Which rule refuses an action, and the cells that show it."""

import pytest

import shadoof
from shadoof.core.refusal import Code, Refusal
from shadoof.core.trouble import IllegalAction
from shadoof.games.wabanti.tests.drawn import RINGS, parts, place, play, standing, stones_of
from shadoof.games.wabanti.tests.reaching import before_reaching, late, reached

# Only h8 joins the nine stones north-east of it to the eight south-west.
BRIDGE = """
    f10 |            o o o o
    g9  |           o o o o o
    h4  |  o o o o o
    i3  | o o o o
"""


def refused(position: shadoof.Position, action: str) -> Refusal:
    """Why the action is refused, which `play` must say too, in a sentence."""
    refusal = position.why_not(action)
    assert refusal is not None, action
    assert action not in position.legal()
    with pytest.raises(IllegalAction) as trouble:
        position.play(action)
    assert trouble.value.refusal == refusal
    assert refusal.sentence()
    return refusal


def rule(position: shadoof.Position, action: str) -> str:
    """The rule that forbids an action that is due now."""
    refusal = refused(position, action)
    assert refusal.code is Code.ILLEGAL_ACTION
    return refusal.rule


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "h8",
            ">",
            "h8>",
            ">h8",
            "h8-h9",
            "h8>h9>h10",
            "h8 > h9",
            "g8>h8 ",
            "G8>H8",
            "g08>h8",
            "..",
        ),
        *("a7>a8", "a8>a7", "h0>h1", "h16>h15", "h15>h16", "o9>o8", "p1>o1", "i15>i14", "q8>h8"),  # no fields
        *("[54321]", "[11211]", "[01234]", "[12347]", "[1234", "12345", "[1 2 3 4 5]", "[1,2,3,4,5]", "[-1]"),
        *("+c3", "@c3", "@-"),  # Wadi's
    ],
)
def test_NOTATION_what_is_no_action_is_malformed_in_every_phase(text: str) -> None:
    for position in (standing(RINGS), standing(RINGS, "[12345]")):
        refusal = refused(position, text)
        assert (refusal.rule, refusal.code) == ("NOTATION", Code.MALFORMED)


@pytest.mark.parametrize("action", ["g8>h8", "a8>h8", "."])
def test_B4_before_the_throw_nothing_else_can_be_done(action: str) -> None:
    refusal = refused(standing(RINGS), action)
    assert (refusal.rule, refusal.code) == ("B4", Code.WRONG_PHASE)


@pytest.mark.parametrize("throw", ["[12345]", "[11111]", "[1]", "[]"])
def test_B4_a_turn_has_one_throw(throw: str) -> None:
    refusal = refused(standing(RINGS, "[12345]"), throw)
    assert (refusal.rule, refusal.code) == ("B4", Code.WRONG_PHASE)


def test_B4_a_die_that_was_not_thrown_can_not_be_used() -> None:
    assert rule(standing(RINGS, "[23456]"), "g8>h8") == "B4"
    assert standing(RINGS, "[12345]").why_not("g8>h8") is None


def test_B4_a_die_used_can_not_be_used_again() -> None:
    assert rule(standing(RINGS, "[12345]").play("g8>h8"), "h8>g8") == "B4"
    assert standing(RINGS, "[11345]").play("g8>h8").why_not("h8>g8") is None


@pytest.mark.parametrize(
    "move",
    [
        "h8>h9",  # no stone in the centre
        "a8>a9",  # nor up there
        "h9>h10",  # taken
        "h7>i7",  # taken
        "h6>h9",  # taken, and h8 is empty
        "g8>i8",  # over the empty centre onto a stone
        "h7>h9",  # the same
        "h10>h12",  # over the empty h11
        "h9>h12",  # over h10, but one field too far
        "h6>h11",  # over h7, h9 and h10, but h8 is empty
        "f8>e7",  # in no line
        "g8>h10",  # in no line, and taken
        "h6>h13",  # further than any die
    ],
)
def test_B5_a_move_ends_on_the_empty_field_just_behind_the_row(move: str) -> None:
    assert rule(standing(RINGS, "[12345]"), move) == "B5"


def test_B6_the_cells_of_a_stone_that_would_be_alone_are_one_of_the_parts() -> None:
    position = standing(RINGS, "[11111]")
    assert rule(position, "h10>h11") == "B6"
    after = stones_of(position) - {place("h10")} | {place("h11")}
    assert set(map(place, refused(position, "h10>h11").cells)) in parts(after)


@pytest.mark.parametrize("target", ["h9", "i7", "i8"])
def test_B6_the_cells_of_stones_that_would_be_cut_off_are_not_those_of_the_largest_part(target: str) -> None:
    position = standing(BRIDGE, "[11111]")
    refusal = refused(position, f"h8>{target}")
    assert refusal.rule == "B6"
    after = parts(stones_of(position) - {place("h8")} | {place(target)})
    cut_off = set(map(place, refusal.cells))
    assert len(refusal.cells) == len(cut_off) > 0
    assert cut_off < set().union(*after)
    assert all(part <= cut_off or not part & cut_off for part in after)


def test_B6_a_stone_that_bridges_is_not_refused() -> None:
    assert standing(BRIDGE, "[11111]").why_not("h8>g8") is None


def test_B7_must_play_refuses_the_end_of_the_turn_while_a_die_can_be_played() -> None:
    position = standing(RINGS, "[16666]", must_play=True)
    assert rule(position, ".") == "B7"
    assert position.play("g8>h8").why_not(".") is None
    assert standing(RINGS, "[16666]").why_not(".") is None


def test_B7_distinct_stones_refuses_a_second_move_of_a_stone() -> None:
    position = standing(RINGS, "[11111]", distinct_stones=True).play("g8>h8")
    assert rule(position, "h8>g8") == "B7"
    assert position.why_not("f8>g8") is None
    assert standing(RINGS, "[11111]").play("g8>h8").why_not("h8>g8") is None


@pytest.mark.parametrize("throw", ["[]", "[1]", "[11]", "[123]", "[1234]"])
def test_B8_five_dice_are_thrown_at_first(throw: str) -> None:
    assert rule(standing(RINGS), throw) == "B8"


def test_B8_as_many_dice_are_thrown_as_were_used() -> None:
    position = play(standing(RINGS, "[11666]", players=2), "g8>h8", "h8>g8", ".", "[66666]", ".")
    for throw in ("[]", "[1]", "[123]", "[12345]"):
        assert rule(position, throw) == "B8"
    assert position.why_not("[12]") is None


def test_B8_a_lost_turn_has_no_dice() -> None:
    position = play(standing(RINGS, "[66666]", players=2), ".", "[66666]", ".")
    assert rule(position, "[1]") == rule(position, "[12345]") == "B8"
    assert position.why_not("[]") is None


@pytest.mark.parametrize("action", [".", "[12345]", "[]", "g8>h8", "h8>h9"])
def test_B9_after_a_win_nothing_can_be_played(action: str) -> None:
    refusal = refused(reached("a12", 2), action)
    assert (refusal.rule, refusal.code) == ("B9", Code.GAME_OVER)


@pytest.mark.parametrize("action", [".", "[12345]", "[]", "g8>h8", "h8>h9"])
def test_B10_after_a_draw_nothing_can_be_played(action: str) -> None:
    refusal = refused(late(999, standing(RINGS, "[12345]")).play("."), action)
    assert (refusal.rule, refusal.code) == ("B10", Code.GAME_OVER)


def test_B9_the_move_that_wins_is_not_refused() -> None:
    position, jump = before_reaching("a12", 2)
    assert position.why_not(jump) is None
