"""What the terminal can do."""

import os
import sys


def has_colour() -> bool:
    """Whether colours may be printed: to a terminal, unless NO_COLOR is set; FORCE_COLOR insists."""
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
