"""B6: after every single move all 18 stones are connected."""

from shadoof.games.wabanti.tests.drawn import RINGS, moves, parts, place, play, standing, stones_of, text

# Only h8 joins the nine stones north-east of it to the eight south-west.
BRIDGE = """
    f10 |            o o o o
    g9  |           o o o o o
    h4  |  o o o o o
    i3  | o o o o
"""

# Only h8 joins the north to the hook in the south; h10 touches both, behind h9.
HOOK = """
    e9  |    o o o
    f8  |   o o o o
    g8  |    o o o
    h8  |     o o .
    i7  |    o . . o
    j7  |     o o o
    k8  |        o
"""

# A row of twelve: each of its stones holds the next.
ROW = """
    g3 |  o o o o . . . . . . . .
    h2 | o o o o o o o o o o o o
    i2 |  o o . . . . . . . . . .
"""


def test_B6_a_moved_stone_must_touch_the_rest() -> None:
    """h10 rolls to g11 beside g10; on h11 it would touch nothing, for its own field is empty now."""
    position = standing(RINGS, "[11111]")
    assert "h10>g11" in position.legal()
    assert "h10>h11" not in position.legal()


def test_B6_a_stone_may_bridge_what_its_leaving_would_part() -> None:
    """g8 touches g9 and h7 as h8 did."""
    position = standing(BRIDGE, "[11111]")
    assert len(parts(stones_of(position) - {place("h8")})) == 2
    assert moves(position, "h8") == {"g8"}
    assert len(parts(stones_of(position.play("h8>g8")))) == 1


def test_B6_a_stone_may_not_part_the_rest_though_it_touches_one_part_itself() -> None:
    position = standing(BRIDGE, "[11111]")
    assert "h8>h9" not in position.legal()  # touches g9 only
    assert "h8>i7" not in position.legal()  # touches h7 only


def test_B6_a_jump_may_bridge_what_its_leaving_would_part() -> None:
    """h8 over h9 to h10, which touches the hook's end i10. Over i7 to j6 it would touch the hook only."""
    position = standing(HOOK, "[22222]")
    assert len(parts(stones_of(position) - {place("h8")})) == 2
    assert moves(position, "h8") == {"h10"}
    assert len(parts(stones_of(position.play("h8>h10")))) == 1


def test_B6_a_step_may_bridge_on_either_side() -> None:
    """h7 touches g8 and i7; i8 touches h9 and i7."""
    assert moves(standing(HOOK, "[11111]"), "h8") == {"h7", "i8"}


def test_B6_the_stones_are_connected_after_every_single_move_not_only_at_the_end_of_the_turn() -> None:
    """h8>h9 and g10>g8 end connected, but h8>h9 alone parts the stones; the other order never does."""
    position = standing(BRIDGE, "[12666]")
    assert "h8>h9" not in position.legal()
    after = play(position, "g10>g8", "h8>h9")
    assert len(parts(stones_of(after))) == 1


def test_B6_in_a_row_only_the_ends_are_free() -> None:
    """h7 to h12 each hold the stones to their east, and h13 is the end; a row's stone bridges nothing."""
    position = standing(ROW, "[11111]")
    for name in ("h8", "h9", "h10", "h11", "h12"):
        assert moves(position, name) == set()
    assert moves(position, "h13") == {"g13", "i12"}


def test_B6_any_stone_of_the_start_may_leave_its_field() -> None:
    """The rings hold together without any one of them; each stone has a move by a die of 1 or 2."""
    position = standing(RINGS, "[11222]")
    assert {move.split(">")[0] for move in moves(position)} == set(map(text, stones_of(position)))
