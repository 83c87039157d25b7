"""Measures how strong each level is, and writes docs/bots.md and docs/bots.json.

    PYTHONPATH=src .venv/bin/python benchmarks/bot_cards.py [--kept FOLDER]

Each level plays the one below it in pairs on four boards; then groups of levels play with 3 and 4 players. About an
hour on one core. The games are kept in the folder; the same command goes on after an interruption, and only writes
the page where all games are there.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from math import log10
from pathlib import Path
from typing import Any

from shadoof.core import registry
from shadoof.core.game import Game
from shadoof.core.style import LEVELS
from shadoof.lab.arena import Results, cores_here, play_contest
from shadoof.lab.contest import Contest
from shadoof.lab.intervals import of_means, of_part
from shadoof.lab.standings import duels, standings
from shadoof.search.version import version_of

DOCS = Path(__file__).resolve().parent.parent / "docs"
BOARDS = ("start", "el-arish", "twins", "tafna")
PAIRS = {8: 32}  # on all boards together, by the stronger level; of lower ones more
MORE_PAIRS = 120
DICE_PAIRS = {8: 40, 7: 100}  # where dice are thrown; games are longer there, and luck asks for more of them
MORE_DICE_PAIRS = 150
TABLES = {
    3: (("8", "7", "6"), ("6", "5", "4"), ("4", "3", "2"), ("3", "2", "1")),
    4: (("8", "6", "4", "2"), ("7", "5", "3", "1")),
}
GROUPS = {"8": 4}  # of the tables above, by their strongest; of the others more
MORE_GROUPS = 16


def main() -> None:
    """Plays what is missing, then writes both files."""
    options = argparse.ArgumentParser()
    options.add_argument("--kept", type=Path, default=Path(".venv/bot-cards"))
    kept: Path = options.parse_args().kept
    kept.mkdir(parents=True, exist_ok=True)
    cards = {name: measure(registry.find(name), kept) for name in registry.names()}
    (DOCS / "bots.json").write_text(json.dumps(cards, indent=1) + "\n", encoding="utf-8")
    (DOCS / "bots.md").write_text("\n".join(page(cards)) + "\n", encoding="utf-8")


def measure(game: Game, kept: Path) -> dict[str, Any]:
    """One game's card."""
    maps = tuple(board for board in BOARDS) if game.maps else ()
    ladder = []
    for level in reversed(LEVELS[1:]):
        wanted = DICE_PAIRS.get(level, MORE_DICE_PAIRS) if game.facts.chance else PAIRS.get(level, MORE_PAIRS)
        contest = Contest(game.name, 2, (str(level), str(level - 1)), maps)
        lines = play(contest, 2 * wanted, kept / f"{game.name}-{level}.jsonl")
        ladder.append(step(level, lines))
    tables = []
    for players, lineups in TABLES.items():
        for names in lineups:
            wanted = GROUPS.get(names[0], MORE_GROUPS) * (6 if players == 3 else players)
            contest = Contest(game.name, players, names, maps)
            lines = play(contest, wanted, kept / f"{game.name}-{'-'.join(names)}.jsonl")
            tables.append(
                {"players": players, "games": len(lines), "levels": [asdict(each) for each in standings(lines)]}
            )
    return {"code": version_of(game), "boards": maps, "ladder": ladder, "tables": tables}


def play(contest: Contest, games: int, path: Path) -> list[dict[str, Any]]:
    """The contest's lines, played as far as they are missing."""
    results = Results(contest, path)
    count = len(list(contest.tasks(games)))
    print(f"{path.stem}: {len(results.in_order(count))} of {count} games are there", flush=True)
    for line in play_contest(contest, count, cores_here(), results.lines):
        results.add(line)
    return results.in_order(count)


def step(level: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """What the level took from the one below, in all and by board, and how long each thought."""
    by_board = {}
    for board in dict.fromkeys(line["map"] for line in lines):
        (duel,) = duels([line for line in lines if line["map"] == board])
        by_board[board or ""] = asdict(duel.taken) | {"groups": duel.groups}
    (duel,) = duels(lines)
    shares = [line["shares"][line["seats"].index(str(level))] for line in lines]
    seconds = {each.name: each.seconds for each in standings(lines)}
    return {
        "level": level,
        "groups": duel.groups,
        "taken": asdict(duel.taken),
        "wins": asdict(of_part(sum(shares), len(shares))),
        "wins_by_group": asdict(of_means([(a + b) / 2 for a, b in zip(shares[::2], shares[1::2], strict=True)])),
        "by_board": by_board,
        "seconds": seconds[str(level)],
        "seconds_below": seconds[str(level - 1)],
    }


def page(cards: dict[str, Any]) -> Iterator[str]:
    """The lines of the page."""
    yield "# The computer players\n"
    yield "Made by `benchmarks/bot_cards.py`; the same numbers are in [bots.json](bots.json). An interval holds the true"
    yield "value 95 times in a hundred. A *pair* is two games on one board with the same dice and the seats swapped; it"
    yield "goes to the larger sum of points. The rating is above level 1: 400 points are ten wins for each loss. A slip is"
    yield "an action chosen carelessly. Times are of one core.\n"
    for name, card in cards.items():
        yield f"## {registry.find(name).facts.title}\n"
        boards = f", on the boards {', '.join(card['boards'])} in turn" if card["boards"] else ""
        yield f"Two players{boards}. Code {card['code']}.\n"
        yield from ladder_lines(registry.find(name), card["ladder"])
        for table in card["tables"]:
            yield f"\n{table['players']} players, {table['games']} games:\n"
            yield from table_lines(table)
        yield ""


def ladder_lines(game: Game, ladder: list[dict[str, Any]]) -> Iterator[str]:
    """A row a level, the strongest first, with its strength above level 1 as a rating."""
    by_pairs = not game.facts.chance
    what, boards = ("pairs", " | by board") if by_pairs else ("games", "")
    yield f"| level | a turn | {what} taken from the level below{boards} | wins | rating | seconds a turn |"
    yield f"| ---: | --- | ---: {'| --- ' if boards else ''}| ---: | ---: | ---: |"
    above = {1: 0.0}
    for row in reversed(ladder):
        won = min(max(row["wins"]["mean"], 0.01), 0.99)
        above[row["level"]] = above[row["level"] - 1] + 400 * log10(won / (1 - won))
    for row in ladder:
        taken = row["taken"] if by_pairs else row["wins"]
        count = row["groups"] if by_pairs else 2 * row["groups"]
        each_board = ", ".join(f"{board} {span(each)}" for board, each in row["by_board"].items())
        yield (
            f"| {row['level']} | {effort(game, row['level'])} | {span(taken)} of {count}"
            f"{f' | {each_board}' if boards else ''} | {span(row['wins'])} "
            f"| {above[row['level']]:.0f} | {row['seconds']:.3f} |"
        )
    yield f"| 1 | {effort(game, 1)} | {'| ' if boards else ''}| | 0 | {ladder[-1]['seconds_below']:.3f} |"


def effort(game: Game, number: int) -> str:
    """What the level may spend on a turn, and how careless it is."""
    level = game.levels[number - 1]
    spent = f"{level.seconds:g} s" if level.seconds else f"{level.playouts:,} playouts"
    return spent + (f", {100 * level.slips:.0f} % slips" if level.slips else "")


def table_lines(table: dict[str, Any]) -> Iterator[str]:
    """A row a level of one table of several players."""
    levels = sorted(table["levels"], key=lambda each: str(each["name"]), reverse=True)
    has_points = levels[0]["points"] is not None
    yield f"| level | share of the wins |{' mean points |' if has_points else ''}"
    yield f"| ---: | ---: |{' ---: |' if has_points else ''}"
    for each in levels:
        points = f" {each['points']:.1f} |" if has_points else ""
        yield f"| {each['name']} | {span(each['share'])} |{points}"


def span(found: dict[str, float]) -> str:
    """A percentage with its interval."""
    return f"{100 * found['mean']:.0f} % ({100 * found['low']:.0f}-{100 * found['high']:.0f})"


if __name__ == "__main__":
    main()
