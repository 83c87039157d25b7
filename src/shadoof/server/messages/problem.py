"""What went wrong."""

from shadoof.server.messages.kinds import Answer
from shadoof.server.messages.playing import Refused
from shadoof.server.messages.tables import Table


class Problem(Answer):
    """Every answer that is not 2xx, as application/problem+json."""

    code: str  # stale, refused, not_your_turn, not_found, bad_request, too_many, storage, …
    sentence: str  # in the person's language
    refused: Refused | None = None
    table: Table | None = None  # as it is now, with `stale` and `refused`
