"""What can be measured on a map: starting points, arms, ends, rounds, and strips of land."""

from shadoof.games.wadi.map import Map, River


def starts(drawn: Map) -> list[int]:
    """The wadi tiles with discs."""
    return [i for i in drawn.river if isinstance(tile := drawn.tiles[i], River) and tile.discs]


def ends(drawn: Map) -> list[int]:
    """The wadi tiles from which water leaves the game (W4)."""
    return [cell for cell in drawn.river if None in drawn.flows(cell)]


def rounds(drawn: Map) -> int:
    """How many rounds the game lasts at most: the tiles on the longest way of any disc (W11, W40)."""
    left: dict[int | None, int] = {None: 0}
    for cell in drawn.downstream_first:
        left[cell] = 1 + max(left[goal] for goal in drawn.flows(cell))
    return max(left[start] for start in starts(drawn))


def arm(drawn: Map, start: int) -> list[int]:
    """The tiles water passes from a starting point to the next join, both branches of a fork."""
    sources = [goal for cell in drawn.river for goal in drawn.flows(cell)]
    found = [start]
    for cell in found:
        following = {goal for goal in drawn.flows(cell) if goal is not None and sources.count(goal) == 1}
        found += sorted(following - set(found))
    return found


def strips(drawn: Map) -> list[list[int]]:
    """The runs of land with no land on either side of the run, two tiles or longer."""
    found = []
    for down, right in ((1, 0), (0, 1)):
        narrow = [
            cell
            for cell in drawn.land
            if not any(drawn.step(cell, *side) in drawn.land for side in ((right, down), (-right, -down)))
        ]
        for cell in narrow:
            if drawn.step(cell, -down, -right) in narrow:
                continue
            run = [cell]
            while (following := drawn.step(run[-1], down, right)) in narrow and following is not None:
                run.append(following)
            if len(run) > 1:
                found.append(run)
    return found
