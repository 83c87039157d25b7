"""The memory of a tree search: nodes are positions, edges their legal actions.

A node is found by the hash of its position's bytes, so actions that commute lead to one node. An edge keeps its own
visits, and the mean of the node it leads to as it was when last walked.

    nodes   [ key | worth by seat | shares by seat | first edge, how many | visits | solved ]   a pool
    edges   [ action | child | visits | merit | prior ] ...                             a pool, a node's side by side
    places  hash -> node, open addressing                                              twice as long as nodes
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.given import entry, glance, list_legal, most_players, mover, rule, times

NODES, EDGES = range(2)  # of `used`
CURIOSITY, HEAT, EVEN, BLEND, SCALE, TRIES, RIPE, UNTRIED = range(8)  # of `settings`
SEATS = most_players

NODE = np.dtype(
    [
        ("key", "u8"),
        ("worth", "f8", (SEATS,)),
        ("shares", "f8", (SEATS,)),
        ("first", "i4"),
        ("count", "i4"),
        ("visits", "i4"),
        ("mover", "i4"),
        ("solved", "i4"),
    ],
    align=True,
)
EDGE = np.dtype(
    [("action", "i4"), ("child", "i4"), ("visits", "i4"), ("merit", "f4"), ("prior", "f4")], align=True
)

MULTIPLIER = np.uint64(0x9FB21C651E98DF25)
MIX = np.uint64(32)
HALF = np.uint64(29)


@rule
def hash_of(words: NDArray[np.uint64]) -> Any:
    """A number for the table's bytes; two positions share one by chance once in 2^64 pairs."""
    mixed = np.uint64(0x2545F4914F6CDD1D)
    for i in range(len(words)):
        mixed = times(mixed ^ words[i], MULTIPLIER)
        mixed ^= mixed >> MIX
    mixed = times(mixed, MULTIPLIER)
    return mixed ^ mixed >> HALF


@rule
def place_of(key: Any, nodes: Any, places: NDArray[np.int32]) -> Any:
    """Where in `places` the key's node is named, by its number and 1; else the free place for it, which holds 0."""
    mask = np.uint64(len(places) - 1)
    place = key & mask
    while places[place] != 0 and nodes[places[place] - 1].key != key:
        place = place + np.uint64(1) & mask
    return place


@rule
def find_node(nodes: Any, places: NDArray[np.int32], used: NDArray[np.int64], key: Any) -> Any:
    """The node of that key, made where there is none; -1 where there is no room for one."""
    place = place_of(key, nodes, places)
    if places[place] != 0:
        return np.int64(places[place]) - 1
    node = used[NODES]
    if node >= len(nodes):
        return -1
    used[NODES] += 1
    places[place] = node + 1
    nodes[node].key = key
    nodes[node].count = -1
    nodes[node].visits = 0
    nodes[node].solved = 0
    for seat in range(SEATS):
        nodes[node].worth[seat] = 0.0
        nodes[node].shares[seat] = 0.0
    return node


@rule
def open_node(board: Any, table: Any, node: Any, edges: Any, used: Any, room: Any, settings: Any) -> bool:
    """Gives the node its edges, with priors from what the actions look like; False where there is no room."""
    count = list_legal(board, table, room)
    first = used[EDGES]
    if first + count > len(edges):
        return False
    used[EDGES] += count
    node.first = first
    node.count = count
    node.mover = mover(table)
    best = -1e9
    for i in range(count):
        edge = edges[first + i]
        edge.action = room[i]
        edge.child = -1
        edge.visits = 0
        edge.merit = 0.0
        look = glance(board, table, room[i])
        edge.prior = look
        best = max(best, look)
    total = 0.0
    for i in range(first, first + count):
        weight = np.exp((edges[i].prior - best) / settings[HEAT])
        edges[i].prior = weight
        total += weight
    even = settings[EVEN] / count
    for i in range(first, first + count):
        edges[i].prior = even + (1.0 - settings[EVEN]) * edges[i].prior / total
    return True


@entry
def look_up(words: NDArray[np.uint64], nodes: Any, places: NDArray[np.int32]) -> Any:
    """The node of the table with these bytes; -1 where there is none."""
    return np.int64(places[place_of(hash_of(words), nodes, places)]) - 1


@entry
def move_branch(
    nodes: Any,
    edges: Any,
    to_nodes: Any,
    to_edges: Any,
    places: NDArray[np.int32],
    used: NDArray[np.int64],
    queue: NDArray[np.int32],  # old numbers of the nodes that move, in the order of their new ones
    new: NDArray[np.int32],  # by old number the new one; -1 where the node stays behind
    moved: NDArray[np.int64],  # how many were, and how many are in the queue
    most: int,
) -> bool:
    """Copies up to so many nodes of the queue, and queues what their edges lead to, as far as half of the memory.

    True when all are moved; until then the new memory is of no use.
    """
    waiting = moved[1]
    last = min(moved[0] + most, len(nodes))
    for i in range(moved[0], last):
        if i == waiting:
            break
        moved[0] += 1
        node = nodes[queue[i]]
        to_nodes[i] = node
        copy = to_nodes[i]
        places[place_of(node.key, to_nodes, places)] = i + 1
        if node.count <= 0:
            continue
        if used[EDGES] + node.count > len(to_edges) // 2:
            copy.count = -1
            continue
        copy.first = used[EDGES]
        for j in range(node.count):
            edge = edges[node.first + j]
            to_edges[copy.first + j] = edge
            child = edge.child
            if child >= 0 and new[child] < 0 and waiting < len(to_nodes) // 2:
                queue[waiting], new[child] = child, waiting
                waiting += 1
            to_edges[copy.first + j].child = new[child] if child >= 0 else -1
        used[EDGES] += node.count
    moved[1] = waiting
    used[NODES] = waiting
    return bool(moved[0] == waiting)
