"""Material and the size of a board (W1 to W3)."""

import pytest

import shadoof
from shadoof.core.trouble import BadRequest, BadScenario
from shadoof.games.wadi import box
from shadoof.games.wadi.map_text import read_map
from shadoof.games.wadi.tests.drawn import after, cell, filled, posts, pumps, sites, start, untokens

# One disc that needs eight rounds to leave.
STRIP = """
1  1 1 1 1 1 1 1
→1 → → → → → → →
1  1 1 1 1 1 1 1
"""


def laid_out(*pieces: str) -> str:
    """The tiles in rows of eight, voids after the last."""
    tiles = list(pieces) + ["."] * (-len(pieces) % 8)
    return untokens([tiles[i : i + 8] for i in range(0, len(tiles), 8)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W1_two_to_four_can_play(players: int) -> None:
    position = start(STRIP, players)
    assert position.points() == [0] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_W1_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(BadRequest):
        shadoof.start("wadi", players=players, scenario=STRIP)


def test_W1_each_colour_has_seven_shadoofs() -> None:
    position = start(STRIP, players=2)
    for column in "abcdefg":
        while position.to_move != 0:
            position = position.play(".")
        assert column + "1" in sites(position)
        position = after(position, f"+{column}1 .")
    position = after(position, ".")
    assert (position.round, position.to_move) == (8, 1)
    assert "h1" in sites(position)
    position = position.play(".")
    assert position.to_move == 0
    assert sites(position) == set()


@pytest.mark.parametrize(("tile", "held"), [("1", 21), ("2", 11), ("3", 7)])
def test_W1_a_box_holds_so_many_tiles_of_each_land(tile: str, held: int) -> None:
    assert box.boxes(read_map(laid_out("↑1", *[tile] * held))) == 1
    assert box.boxes(read_map(laid_out("↑1", *[tile] * (held + 1)))) == 2


def test_W1_a_box_holds_seventeen_wadi_tiles() -> None:
    assert box.boxes(read_map(laid_out("↑1", *["↑"] * 16))) == 1
    assert box.boxes(read_map(laid_out("↑1", *["↑"] * 17))) == 2


@pytest.mark.parametrize(("discs", "boxes"), [(21, 1), (22, 2), (42, 2), (43, 3)])
def test_W1_a_box_holds_twenty_one_discs(discs: int, boxes: int) -> None:
    assert box.boxes(read_map(f"↑{discs} 1")) == boxes


def test_W1_what_a_map_takes_can_be_counted() -> None:
    counted = box.pieces(read_map("1 2 3 3 .\n↓4 ↓ ↙2 1 2"))
    assert counted == {"land-1": 2, "land-2": 2, "land-3": 2, "wadi": 3, "discs": 6}


def test_W2_a_scenario_need_not_use_every_tile() -> None:
    assert box.boxes(read_map("↑1 1")) == 1


def test_W2_forty_nine_tiles_in_a_square_are_a_board() -> None:
    drawn = untokens([["1", "2", "→3" if row == 0 else "→", "→", "→", "→", "→"] for row in range(7)])
    assert len(sites(start(drawn))) == 14


def test_W2_a_place_without_a_tile_holds_nothing() -> None:
    position = start("1 . 1\n→9 → →\n1 1 .")
    assert sites(position) == {"a1", "c1", "a3", "b3"}
    assert pumps(position.play("+a1")) == {"a2>a1"}


@pytest.mark.parametrize(("rows", "columns"), [(8, 8), (4, 16), (16, 4), (1, 16), (16, 1), (7, 9)])
def test_W3_a_map_has_up_to_64_cells_and_16_rows_and_columns(rows: int, columns: int) -> None:
    tiles = [["1"] * columns for _ in range(rows)]
    tiles[0][0] = "↑1"
    position = start(untokens(tiles))
    assert len(sites(position)) == rows * columns - 1


@pytest.mark.parametrize(("rows", "columns"), [(5, 13), (13, 5), (1, 17), (17, 1), (3, 17), (9, 8)])
def test_W3_a_larger_map_is_refused(rows: int, columns: int) -> None:
    tiles = [["1"] * columns for _ in range(rows)]
    tiles[0][0] = "↑1"
    with pytest.raises(BadScenario):
        start(untokens(tiles))


def test_W3_the_64th_cell_is_a_cell_like_any_other() -> None:
    rows = [["1"] * 7 + ["3"] for _ in range(8)]
    rows[6][6:] = ["→9", "→"]
    position = start(untokens(rows), players=2, building="spreading", watchmen=True)
    position = after(position, "+h8 g7>h8 g7>g8")
    assert filled(position) == {"h8", "g8"}
    assert (position.points() or [])[0] == 4
    position = position.play(".")
    assert {"h8", "g8"} & sites(position) == set()
    position = after(position, "+a1 .")
    assert position.phase == "place"
    assert "h8" not in posts(position)


def test_W3_a_watchman_may_stand_on_the_64th_cell() -> None:
    rows = [["1"] * 8 for _ in range(8)]
    rows[0] = ["→1", "→", "→", "→", "→", "→", "→", "→"]
    position = after(start(untokens(rows), players=2, watchmen=True), ". . @h8")
    assert {"a2", "f8", "h6"} <= posts(position)
    assert {"h8", "g8", "h7"} & posts(position) == set()


def test_W3_more_than_one_box_holds_is_allowed() -> None:
    drawn = untokens([["↑99", *["3"] * 7], *[["3"] * 8 for _ in range(7)]])
    assert box.boxes(read_map(drawn)) == 9
    assert len(sites(start(drawn))) == 63


@pytest.mark.parametrize("far", ["a2", "a1", "e2"])
def test_W3_the_end_of_a_row_does_not_touch_the_start_of_the_next(far: str) -> None:
    drawn = "1 1 1 1 1\n1 1 1 1 1\n→9 → → → →"
    near = {"a2": "e1", "a1": "e2", "e2": "a1"}[far]
    position = after(start(drawn, building="spreading"), f"+{near} .")
    assert abs(cell(far)[1] - cell(near)[1]) == 4
    assert far in sites(position)
