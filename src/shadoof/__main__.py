"""`python -m shadoof` and the command `shadoof`."""

import sys

INTERRUPTED = 130


def main() -> None:
    """Runs the command line."""
    try:
        from shadoof.cli.main import shadoof
    except KeyboardInterrupt:  # while the modules were still being loaded
        sys.exit(INTERRUPTED)
    shadoof(prog_name="shadoof")


if __name__ == "__main__":
    main()
