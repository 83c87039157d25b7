"""Monte Carlo tree search for any number of seats, with chance, over positions that can be reached in many ways.

Each seat walks where its own mean and curiosity are highest; the means are of what the playouts were worth to it.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.ending import judge, play_to_the_end
    from shadoof.search.kernels.given import entry, is_chance, is_over, most_legal, play, rule, sample
    from shadoof.search.kernels.nodes import (
        BLEND,
        CURIOSITY,
        RIPE,
        SCALE,
        SEATS,
        TRIES,
        UNTRIED,
        find_node,
        hash_of,
        open_node,
    )
    from shadoof.search.kernels.solving import recall, solve

DEEPEST = 256  # a walk that is longer goes on as a playout


@rule
def most_promising(node: Any, edges: Any, settings: Any) -> int:
    """The edge where the mover's mean and curiosity together are highest."""
    # At least 1: what is walked first shall be what looks best, not what is listed first.
    keen = settings[CURIOSITY] * np.sqrt(max(1.0, np.float64(node.visits)))
    untried = node.worth[node.mover] / max(1, node.visits) - settings[UNTRIED]
    best, best_score = -1, -1e9
    for i in range(node.first, node.first + node.count):
        edge = edges[i]
        mean = np.float64(edge.merit) if edge.visits > 0 else untried
        score = mean + keen * edge.prior / (1 + edge.visits)
        if score > best_score:
            best, best_score = i, score
    return best


@rule
def walk_down(
    board: Any,
    table: Any,
    words: Any,
    nodes: Any,
    edges: Any,
    places: Any,
    used: Any,
    settings: Any,
    random: Any,
    room: Any,
    path: Any,
    walked: Any,
) -> int:
    """Plays from the node `path[0]` to one that is new, solved, or too young to be opened; how many steps that were."""
    depth = 0
    while depth < DEEPEST and not is_over(table) and not nodes[path[depth]].solved:
        node, edge = path[depth], -1
        if is_chance(table):
            play(board, table, sample(board, table, random, room))
            child = find_node(nodes, places, used, hash_of(words))
        else:
            young = nodes[node].visits < settings[RIPE] and depth > 0
            if nodes[node].count < 0 and (
                young or not open_node(board, table, nodes[node], edges, used, room, settings)
            ):
                break
            edge = most_promising(nodes[node], edges, settings)
            play(board, table, edges[edge].action)
            child = edges[edge].child
            if child < 0:
                child = find_node(nodes, places, used, hash_of(words))
                edges[edge].child = child
        walked[depth] = edge
        if child < 0:
            break
        depth += 1
        path[depth] = child
        if nodes[child].visits == 0:
            nodes[child].solved = is_over(table)
            break
    return depth


@rule
def remember(nodes: Any, edges: Any, path: Any, walked: Any, depth: int, worth: Any, shares: Any) -> None:
    """Adds what the end was worth to every node of the path, and to the edges between them.

    From a node that this solves on, what it is certainly worth goes up instead.
    """
    certain = nodes[path[depth]].solved
    for i in range(depth, -1, -1):
        reached = nodes[path[i]]
        reached.visits += 1
        for seat in range(SEATS):
            reached.worth[seat] += worth[seat]
            reached.shares[seat] += shares[seat]
        if i < depth and certain and not reached.solved:
            certain = reached.count > 0 and solve(reached, nodes, edges, worth, shares)
        if i > 0 and walked[i - 1] >= 0:
            passed = edges[walked[i - 1]]
            passed.visits += 1
            passed.merit = reached.worth[nodes[path[i - 1]].mover] / reached.visits


@entry
def grow(
    boards: Any,
    root: Any,
    running: Any,
    words: NDArray[np.uint64],
    nodes: Any,
    edges: Any,
    places: NDArray[np.int32],
    used: NDArray[np.int64],
    settings: NDArray[np.float64],
    random: NDArray[np.uint64],
    playouts: int,
) -> int:
    """Adds so many playouts to the tree below the root; 1 when the root is solved, and there is no more to find.

    `words` are the bytes of `running`, a table to play on.
    """
    board = boards[0]
    table = running[0]
    room = np.empty(most_legal, np.int32)
    path = np.empty(DEEPEST + 1, np.int32)
    walked = np.empty(DEEPEST + 1, np.int32)
    worth = np.zeros(SEATS)
    shares = np.zeros(SEATS)
    tries = int(settings[TRIES])
    running[0] = root[0]
    top = find_node(nodes, places, used, hash_of(words))
    if top < 0:
        return 0
    for _ in range(playouts):
        if nodes[top].solved:
            return 1
        running[0] = root[0]
        path[0] = top
        depth = walk_down(board, table, words, nodes, edges, places, used, settings, random, room, path, walked)
        last = nodes[path[depth]]
        if last.solved and last.visits > 0:
            recall(last, worth, shares)
        else:
            play_to_the_end(board, table, random, room, tries)
            judge(board, table, settings[BLEND], settings[SCALE], worth, shares)
        remember(nodes, edges, path, walked, depth, worth, shares)
    return int(nodes[top].solved)
