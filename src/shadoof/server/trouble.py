"""What goes wrong between people and the server: a code for programs, a status for HTTP, words for people."""

from typing import TYPE_CHECKING

from shadoof.core.trouble import Trouble

if TYPE_CHECKING:
    from shadoof.core.trouble import IllegalAction
    from shadoof.server.messages import Table

STATUS = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_seats": 400,
    "bad_record": 400,
    "who": 401,
    "wrong_origin": 403,
    "not_seated": 403,
    "not_host": 403,
    "not_your_turn": 409,
    "not_found": 404,
    "stale": 409,
    "not_open": 409,
    "not_running": 409,
    "not_over": 409,
    "no_seat": 409,
    "held": 409,
    "not_held": 409,
    "key_used": 409,
    "no_take_back": 409,
    "nothing_to_take_back": 409,
    "nobody_asked": 409,
    "already_asked": 409,
    "other_rules": 409,
    "too_large": 413,
    "refused": 422,
    "not_whole": 422,
    "bad_rules": 422,
    "bad_scenario": 422,
    "illegal_action": 422,
    "too_many": 429,
    "internal": 500,
    "storage": 503,
}


class Declined(Trouble):
    """A request that is not done; the sentence's key is made of the code."""

    def __init__(self, code: str, /, **values: str | int) -> None:
        super().__init__(f"server-{code.replace('_', '-')}", **values)
        self.code = code
        self.table: Table | None = None  # as the person sees it, where that helps

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


class Stale(Declined):
    """The client did not know the table as it is; it gets the table."""

    def __init__(self, table_id: str) -> None:
        super().__init__("stale")
        self.table_id = table_id


class TurnRefused(Declined):
    """A turn with an action that the rules refuse; the client gets the rule and the table."""

    def __init__(self, table_id: str, illegal: "IllegalAction", action: str) -> None:
        super().__init__("refused", rule=illegal.refusal.rule)
        self.table_id = table_id
        self.illegal = illegal
        self.action = action

    def sentence(self, language: str = "en") -> str:
        """The rule's own words."""
        return self.illegal.sentence(language)


class Storage(Declined):
    """The database did not take it: the disk is full, the file locked, the server gone. Nothing was kept."""

    def __init__(self, why: Exception) -> None:
        super().__init__("storage")
        self.why = why


class NewerDatabase(Trouble):
    """The data folder was written by a newer program."""

    code = "newer_database"

    def __init__(self, found: str, newest: str) -> None:
        super().__init__("server-newer-database", found=found, newest=newest)


class NoDatabase(Trouble):
    """The data folder holds no database that can be used."""

    code = "no_database"

    def __init__(self, folder: str, why: str) -> None:
        super().__init__("server-no-database", folder=folder, why=why)


class ServedAlready(Trouble):
    """Another server has the data folder open."""

    code = "served_already"

    def __init__(self, folder: str) -> None:
        super().__init__("server-served-already", folder=folder)
