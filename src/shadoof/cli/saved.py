"""The file a game at the keyboard is kept in."""

import errno
import os
from pathlib import Path

from shadoof.cli.options import read_text
from shadoof.core.game import Game
from shadoof.core.record import Record
from shadoof.core.trouble import BadRequest


class Saved:
    """One file; it always holds a whole record, whenever the machine stops."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def running(self, game: Game) -> Record | None:
        """The game in the file if it is of this kind and not over; None where there is no file."""
        if not self.path.exists():
            return None
        record = Record.read(read_text(self.path))
        if record.find_game() is not game:
            raise BadRequest("cli-other-game", file=str(self.path), game=record.game)
        return None if record.position().phase == "over" else record

    def make_room(self) -> Path | None:
        """Moves a file that is there to the next free name beside it; the new name, if it did."""
        if not self.path.exists():
            return None
        if not self.path.is_file():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(self.path))
        number = 1
        while (beside := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        self.path.rename(beside)
        return beside

    def write(self, record: Record) -> None:
        """Puts the record in place of what was there, in one step."""
        draft = self.path.with_name(f"{self.path.name}.new")
        text = record.write()
        try:
            with draft.open("w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            draft.replace(self.path)
        except OSError as error:
            # People know the file they named, not the draft beside it.
            raise OSError(error.errno, error.strerror, str(self.path)) from None
