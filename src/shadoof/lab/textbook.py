"""The two searches of the textbooks as players: yardsticks, known to everybody, for the strength of ours."""

import time
from collections.abc import Callable

import numpy as np

from shadoof.core.game import Game
from shadoof.core.position import Position
from shadoof.core.turns import CHANCE, END, OVER
from shadoof.search.bots import Bot
from shadoof.search.choosing import Choice
from shadoof.search.specialised import specialised

KINDS = ("flat", "uct")
CURIOSITY = 0.5  # of UCB1, for worths from 0 to 1
NODES = 1 << 21
BATCH_SECONDS = 0.01


class Textbook:
    """Searches each action of a turn anew, with half of what is left of the turn's budget."""

    def __init__(self, game: Game, kind: str, bot: Bot, seed: int) -> None:
        self.kernel = specialised("plain", game)
        self.kind, self.bot, self.style = kind, bot, game.style
        self.random = np.array([seed], np.uint64)
        if kind == "uct":
            self.tree = np.zeros((NODES, 4), np.int32)
            self.sums = np.zeros(NODES)

    def choose(self, position: Position, seed: int) -> Choice:
        """A whole turn; without values, which these searches are not asked for."""
        choice = Choice()
        began = time.perf_counter()
        left, seconds = self.bot.playouts, self.bot.ms / 1000
        seat = position.to_move
        while position.to_move == seat and position.phase not in (OVER, CHANCE):
            legal = position.legal()
            action = legal[0]
            if len(legal) > 1:
                began_action = time.perf_counter()
                search = self._flat if self.kind == "flat" else self._uct
                action, done = search(position, left // 2, seconds / 2)
                choice.playouts += done
                left = max(2, left - done) if left else 0
                seconds = max(0.0, seconds - (time.perf_counter() - began_action))
            choice.turn.append(action)
            position = position.play(action)
            if action == END:
                break
        choice.seconds = time.perf_counter() - began
        return choice

    def _flat(self, position: Position, playouts: int, seconds: float) -> tuple[str, int]:
        running, sums = position.tables(), np.zeros(position.setup.game.facts.most_legal)
        boards, root = position.setup.boards, position.tables()
        style, legal = self.style, position.legal()

        def play(count: int) -> None:
            self.kernel.flat(boards, root, running, self.random, count, style.blend, style.scale, sums)

        # Every action gets the same number, so the sums can be compared.
        done = _spend(play, playouts, seconds, len(legal))
        return legal[int(np.argmax(sums[: len(legal)]))], done

    def _uct(self, position: Position, playouts: int, seconds: float) -> tuple[str, int]:
        running = position.tables()
        boards, root, style = position.setup.boards, position.tables(), self.style
        used = np.ones(1, np.int64)
        self.tree[0], self.sums[0] = 0, 0.0

        def play(count: int) -> None:
            blend, scale = style.blend, style.scale
            tree, sums = self.tree, self.sums
            self.kernel.uct(boards, root, running, self.random, count, blend, scale, CURIOSITY, tree, sums, used)

        done = _spend(play, playouts, seconds, 1)
        first, count = self.tree[0, 0], self.tree[0, 1]
        visits = self.tree[first : first + count, 3]
        return position.setup.texts[int(self.tree[first + int(np.argmax(visits)), 2])], done


def _spend(play: Callable[[int], None], playouts: int, seconds: float, unit: int) -> int:
    """Plays in whole units until the playouts or the seconds are spent; how many that were."""
    if playouts:
        count = max(1, playouts // unit) * unit
        play(count)
        return count
    done, batch, ends = 0, unit, time.perf_counter() + seconds
    while (now := time.perf_counter()) < ends or not done:
        play(batch)
        done += batch
        took = time.perf_counter() - now
        wanted = int(batch * min(BATCH_SECONDS, max(0.0, ends - now)) / max(took, 1e-6))
        batch = max(1, min(wanted, 4 * batch) // unit) * unit
    return done
