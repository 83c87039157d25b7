"""Positions whose worth is certain: the ends, and those from which every action leads to one that is certain."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shadoof.search.kernels.given import rule
    from shadoof.search.kernels.nodes import SEATS

SAME = 1e-9  # worths closer than this are equal


@rule
def recall(node: Any, worth: Any, shares: Any) -> None:
    """What a node that is solved is worth."""
    for seat in range(SEATS):
        worth[seat] = node.worth[seat] / node.visits
        shares[seat] = node.shares[seat] / node.visits


@rule
def best_if_certain(node: Any, nodes: Any, edges: Any) -> float:
    """The most the mover gets, where all that can follow is solved; else -1. Worths lie between 0 and 1."""
    best = -1.0
    for i in range(node.first, node.first + node.count):
        child = edges[i].child
        if child < 0 or not nodes[child].solved:
            return -1.0
        best = max(best, nodes[child].worth[node.mover] / nodes[child].visits)
    return best


@rule
def solve(node: Any, nodes: Any, edges: Any, worth: Any, shares: Any) -> bool:
    """Makes the node solved if it is: then it is worth what its best actions are, their mean where several are best."""
    best = best_if_certain(node, nodes, edges)
    if best < 0.0:
        return False
    for seat in range(SEATS):
        worth[seat] = 0.0
        shares[seat] = 0.0
    count = 0
    for i in range(node.first, node.first + node.count):
        child = nodes[edges[i].child]
        if child.worth[node.mover] / child.visits > best - SAME:
            count += 1
            for seat in range(SEATS):
                worth[seat] += child.worth[seat] / child.visits
                shares[seat] += child.shares[seat] / child.visits
    for seat in range(SEATS):
        worth[seat] /= count
        shares[seat] /= count
        node.worth[seat] = worth[seat] * node.visits
        node.shares[seat] = shares[seat] * node.visits
    node.solved = 1
    return True
