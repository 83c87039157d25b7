"""Counts a perft table anew: `scripts/perft_table.py FILE` prints it with the numbers this program gets."""

import json
import sys
from pathlib import Path

from shadoof.core.perft import perft
from shadoof.core.record import Record


def main(path: Path) -> None:
    """Comments and records stay as they are; each depth is counted again."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("{"):
            position = Record.from_value(json.loads(line)).position()
        elif line.startswith("depth"):
            depth = int(line.split()[1])
            print(f"depth {depth}: {perft(position, depth)}")
            continue
        print(line)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
