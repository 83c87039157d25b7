"""Names that nobody can guess."""

import secrets

TABLE_BYTES = 18  # 144 bits: whoever has the link to a table may come in
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike: people read these aloud


def new_table_id() -> str:
    """24 letters, fit for an address."""
    return secrets.token_urlsafe(TABLE_BYTES)


def new_person_id() -> str:
    """A person's public name among programs; it lets nobody in."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))
