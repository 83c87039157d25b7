"""Whether a downloaded record is true: played by the rules, thrown as promised, and with the result it claims."""

from dataclasses import dataclass, field
from typing import Any

from shadoof.core.json_text import is_whole, shown
from shadoof.core.position import Position
from shadoof.core.record import Record
from shadoof.core.trouble import IllegalAction
from shadoof.core.turns import CHANCE, OVER
from shadoof.core.words import say
from shadoof.server.dice import LOT, SECRET_BYTES, TAKEN_OVER, Cup, commitment_to

HEX = frozenset("0123456789abcdef")


@dataclass
class Verdict:
    """What a check found, in sentences: what is wrong, and what could and could not be checked."""

    language: str = "en"
    wrong: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def is_true(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong

    def fail(self, key: str, /, **values: str | int) -> None:
        """Adds something wrong."""
        self.wrong.append(say(key, self.language, **values))

    def note(self, key: str, /, **values: str | int) -> None:
        """Adds something worth knowing."""
        self.notes.append(say(key, self.language, **values))


def verify(record: Record, language: str = "en", announced: str | None = None) -> Verdict:
    """The verdict on a record; `announced` is the commitment a player wrote down before the game.

    Raises Trouble where the record's set-up can't be read at all.
    """
    verdict = Verdict(language)
    has = record.find_game().facts.rules_version
    had = record.extra.get("rules_version", has)
    if had != has:
        verdict.fail("server-proof-rules-version", had=shown(had), has=has)
    positions = _replay(record, verdict)
    thrown = [at for at, position in enumerate(positions[:-1]) if position.phase == CHANCE]
    _check_dice(record, positions, thrown, verdict, announced)
    if len(positions) > len(record.actions):
        _check_result(record, positions[-1], verdict)
    return verdict


def _replay(record: Record, verdict: Verdict) -> list[Position]:
    """The positions as far as the actions are legal."""
    positions: list[Position] = []
    try:
        for position in record.replay():
            positions.append(position)
    except IllegalAction as trouble:
        at = len(positions) - 1
        why = trouble.sentence(verdict.language)
        verdict.fail("server-proof-illegal", action=at + 1, came=shown(record.actions[at]), why=why)
    else:
        verdict.note("server-proof-replayed", count=len(record.actions))
    return positions


def _check_dice(
    record: Record, positions: list[Position], thrown: list[int], verdict: Verdict, announced: str | None
) -> None:
    dice = record.extra.get("dice")
    if dice is None:
        if thrown:
            verdict.note("server-proof-no-dice", count=len(thrown))
        if announced:
            verdict.fail("server-proof-none-announced")
        return
    cup = _read_cup(dice, record.players, verdict, announced)
    if cup is None:
        return
    if dice.get("lot"):
        starter = cup.starter()
        if starter != record.first:
            verdict.fail("server-proof-lot", came=record.first + 1, drawn=starter + 1)
        else:
            verdict.note("server-proof-lot-right", seat=starter + 1)
    numbers = dice.get("throws", [])
    if not isinstance(numbers, list) or not all(is_whole(each) and each >= LOT for each in numbers):
        verdict.fail("server-proof-throws", came=shown(numbers))
    elif len(numbers) != len(thrown):
        verdict.fail("server-proof-throw-count", throws=len(thrown), numbers=len(numbers))
    else:
        _check_throws(record, positions, dict(zip(thrown, numbers, strict=True)), cup, verdict)


def _read_cup(dice: Any, players: int, verdict: Verdict, announced: str | None) -> Cup | None:
    """What the throws follow from; None where they can't be checked, which the verdict says."""
    if not isinstance(dice, dict):
        verdict.fail("server-proof-dice", came=shown(dice))
        return None
    commitment, secret = dice.get("commitment"), dice.get("secret")
    seeds, table = dice.get("seeds"), dice.get("table")
    if announced and announced.strip().lower() != commitment:
        verdict.fail("server-proof-announced", announced=announced.strip(), came=shown(commitment))
    if secret is None:
        verdict.note("server-proof-secret-kept")
        return None
    if not isinstance(secret, str) or len(secret) != 2 * SECRET_BYTES or not set(secret) <= HEX:
        verdict.fail("server-proof-secret", came=shown(secret))
        return None
    if commitment_to(secret) != commitment:
        verdict.fail("server-proof-commitment", came=shown(commitment), hashed=commitment_to(secret))
    if not isinstance(seeds, list) or len(seeds) != players or not all(isinstance(each, str) for each in seeds):
        verdict.fail("server-proof-seeds", players=players, came=shown(seeds))
        return None
    if not isinstance(table, str):
        verdict.fail("server-proof-table", came=shown(table))
        return None
    return Cup(secret, tuple(seeds), table)


def _check_throws(
    record: Record, positions: list[Position], numbers: dict[int, int], cup: Cup, verdict: Verdict
) -> None:
    last, right, taken_back, taken_over = 0, 0, 0, 0
    for at, number in numbers.items():
        if number == TAKEN_OVER and last == 0:
            taken_over += 1
            continue
        if number <= last:
            verdict.fail("server-proof-reused", action=at + 1, number=number, last=last)
            continue
        taken_back += number - last - 1
        last = number
        due = cup.throw(positions[at], number)
        if due == record.actions[at]:
            right += 1
        else:
            verdict.fail(
                "server-proof-throw", number=number, action=at + 1, came=shown(record.actions[at]), due=due
            )
    if right:
        verdict.note("server-proof-throws-right", count=right)
    if taken_back:
        verdict.note("server-proof-taken-back", count=taken_back)
    if taken_over:
        verdict.note("server-proof-taken-over", count=taken_over)


def _check_result(record: Record, position: Position, verdict: Verdict) -> None:
    result = record.extra.get("result")
    if not isinstance(result, dict):
        verdict.note("server-proof-over" if position.phase == OVER else "server-proof-running")
        return
    if result.get("why") == "resigned":
        verdict.note("server-proof-resigned")
        return
    if position.phase != OVER:
        verdict.fail("server-proof-not-over")
        return
    if result.get("winners") != position.winners():
        verdict.fail("server-proof-winners", came=shown(result.get("winners")), played=shown(position.winners()))
    elif result.get("points") != position.points():
        verdict.fail("server-proof-points", came=shown(result.get("points")), played=shown(position.points()))
    else:
        verdict.note("server-proof-result-right")


def read_record(text: str) -> Record:
    """The record in a file's text; Trouble where there is none or its set-up can't be played."""
    record = Record.read(text)
    record.start()
    return record
