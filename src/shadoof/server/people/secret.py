"""The secret that cookies are signed with: a file of its own that only the server's user can read."""

import os
import secrets
from pathlib import Path

NAME = "secret"
BYTES = 32


def read_secret(folder: Path) -> bytes:
    """The folder's secret, made the first time."""
    path = folder / NAME
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    draft = folder / f"{NAME}.{os.getpid()}"
    # Born with mode 600: there is no moment at which another user could open it.
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(secrets.token_hex(BYTES).encode())
        out.flush()
        os.fsync(out.fileno())
    try:
        path.hardlink_to(draft)  # whole or not at all, and the first of two servers wins
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    return path.read_bytes()
