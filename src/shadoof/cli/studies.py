"""What the command line says about contests of computer players, and about how even a board is."""

from typing import TYPE_CHECKING, Any

from shadoof.core.seats import LETTERS
from shadoof.core.words import say

if TYPE_CHECKING:
    from shadoof.core.fair import Fair
    from shadoof.lab.intervals import Interval


def percent(part: float) -> str:
    """The part of one as a whole percentage: `65 %`."""
    return f"{100 * part:.0f} %"


def spanned(found: "Interval") -> str:
    """The mean, and the interval around it: `65 % (58-72)`."""
    return f"{percent(found.mean)} ({100 * found.low:.0f}-{100 * found.high:.0f})"


def standings_lines(lines: list[dict[str, Any]], language: str) -> list[str]:
    """Every player's rating and share of the win, then who took how much from whom."""
    from shadoof.lab.standings import duels, standings

    told = []
    for each in standings(lines):
        values: dict[str, str | int] = {"name": each.name, "games": each.games, "share": spanned(each.share)}
        values |= {"rating": f"{each.rating:.0f}", "error": f"{each.rating_error:.0f}"}
        values |= {"seconds": f"{each.seconds:.2f}"}
        told.append(say("cli-standing", language, **values))
        if each.points is not None:
            told[-1] += say("cli-standing-points", language, points=f"{each.points:.2f}")
    for duel in duels(lines):
        values = {"one": duel.one, "other": duel.other, "groups": duel.groups, "taken": spanned(duel.taken)}
        told.append(say("cli-duel", language, **values))
    return told


def fair_lines(found: "Fair", language: str) -> list[str]:
    """One measured board: a heading, then a line a seat."""
    values: dict[str, str | int] = {"games": found.games, "bot": found.bot}
    values["head_start"] = " ".join(map(str, found.head_start))
    told = [say("cli-fair-heading", language, **values)]
    seats = zip(LETTERS, found.shares, found.low, found.high, found.points, strict=False)
    for letter, share, low, high, points in seats:
        span = f"{percent(share)} ({100 * low:.0f}-{100 * high:.0f})"
        told.append(say("cli-fair-seat", language, seat=letter, share=span, points=f"{points:.2f}"))
    values = {"margin": f"{found.margin:.2f}", "ties": percent(found.ties), "rounds": f"{found.rounds:.1f}"}
    return [*told, say("cli-fair-ends", language, **values)]


def fair_summary(found: "Fair", players: int, language: str) -> str:
    """One measured board in a line, as the list of boards shows it."""
    values: dict[str, str | int] = {"players": players, "games": found.games, "bot": found.bot}
    seats = zip(found.shares, found.low, found.high, strict=True)
    values["shares"] = " / ".join(
        f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})" for share, low, high in seats
    )
    values["head_start"] = " ".join(map(str, found.head_start))
    values |= {"margin": f"{found.margin:.1f}", "ties": percent(found.ties), "rounds": f"{found.rounds:.1f}"}
    return say("cli-fair-summary", language, **values)
