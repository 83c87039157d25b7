"""The two searches of the textbooks, to measure ours against: flat Monte Carlo, and plain UCT.

Both play uniformly random games to the end and know nothing of the game but its rules.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from shadoof.search.kernels.ending import judge
    from shadoof.search.kernels.given import (
        entry,
        is_chance,
        is_over,
        list_legal,
        most_legal,
        most_players,
        mover,
        play,
        rule,
        sample,
    )


@rule
def play_at_random(board: Any, table: Any, random: NDArray[np.uint64], room: Any) -> None:
    """Every legal action is equally likely until the game is over."""
    while not is_over(table):
        play(board, table, sample(board, table, random, room))


@entry
def flat(
    boards: Any, root: Any, running: Any, random: Any, playouts: int, blend: float, scale: float, sums: Any
) -> int:
    """Plays so many games, each legal action's turn after the other; adds up what they were worth to the mover."""
    board, table = boards[0], running[0]
    actions, room = np.empty(most_legal, np.int32), np.empty(most_legal, np.int32)
    worth, shares = np.zeros(most_players), np.zeros(most_players)
    count = list_legal(board, root[0], actions)
    us = mover(root[0])
    for number in range(playouts):
        running[0] = root[0]
        play(board, table, actions[number % count])
        play_at_random(board, table, random, room)
        judge(board, table, blend, scale, worth, shares)
        sums[number % count] += worth[us]
    return count


@rule
def widen(board: Any, table: Any, node: int, tree: Any, sums: Any, used: Any, room: Any) -> None:
    """Gives the node a child for each legal action, as far as there is room."""
    count = list_legal(board, table, room)
    if used[0] + count > len(tree):
        return
    tree[node, 0], tree[node, 1] = used[0], count
    for i in range(count):
        tree[used[0] + i, 2] = room[i]
        tree[used[0] + i, 1] = 0
        tree[used[0] + i, 3] = 0
        sums[used[0] + i] = 0.0
    used[0] += count


@rule
def upper_bound(node: int, tree: Any, sums: Any, curiosity: float) -> int:
    """UCB1: the child whose mean may be highest; one that was never visited first."""
    best, best_score = -1, -1e9
    heard = np.log(max(1.0, np.float64(tree[node, 3])))
    for child in range(tree[node, 0], tree[node, 0] + tree[node, 1]):
        visits = tree[child, 3]
        if visits == 0:
            return child
        score = sums[child] / visits + curiosity * np.sqrt(heard / visits)
        if score > best_score:
            best, best_score = child, score
    return best


@entry
def uct(
    boards: Any,
    root: Any,
    running: Any,
    random: Any,
    playouts: int,
    blend: float,
    scale: float,
    curiosity: float,
    tree: NDArray[np.int32],  # by node: first child, how many, the action that leads here, visits
    sums: NDArray[np.float64],  # by node: worth to the seat that acted to get here
    used: NDArray[np.int64],
) -> None:
    """Adds so many playouts to the tree, whose root is node 0; dice are thrown anew on every walk and are no nodes."""
    board, table = boards[0], running[0]
    room = np.empty(most_legal, np.int32)
    worth, shares = np.zeros(most_players), np.zeros(most_players)
    path, seats = np.empty(512, np.int32), np.empty(512, np.int32)
    for _ in range(playouts):
        running[0] = root[0]
        node, depth = 0, 0
        path[0], seats[0] = 0, 0
        while depth < 511 and not is_over(table) and not is_chance(table):
            if tree[node, 1] == 0:
                if tree[node, 3] == 0 and depth > 0:
                    break
                widen(board, table, node, tree, sums, used, room)
                if tree[node, 1] == 0:
                    break
            us = mover(table)
            node = upper_bound(node, tree, sums, curiosity)
            play(board, table, tree[node, 2])
            depth += 1
            path[depth], seats[depth] = node, us
        play_at_random(board, table, random, room)
        judge(board, table, blend, scale, worth, shares)
        for i in range(depth + 1):
            tree[path[i], 3] += 1
            sums[path[i]] += worth[seats[i]]
