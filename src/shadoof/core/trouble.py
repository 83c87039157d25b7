"""Input that can't be used: every error a caller, a file or a person at a keyboard can cause."""

from shadoof.core.refusal import Refusal


class Trouble(ValueError):  # noqa: N818 - not all of it is an error of the program's
    """Base of all errors that input causes. `code` is for programs, `sentence` for people."""

    code = "trouble"

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def sentence(self, language: str = "en") -> str:
        """What was expected, what came and where, from the message catalogue."""
        from shadoof.core.words import say

        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.sentence()


class BadJson(Trouble):
    """Text that is not one JSON value."""

    code = "bad_json"


class BadRequest(Trouble):
    """A record or request whose fields are missing or of the wrong kind."""

    code = "bad_request"


class BadRules(Trouble):
    """`rules` this game does not know, or with values it does not take."""

    code = "bad_rules"


class BadScenario(Trouble):
    """A scenario that is missing, unknown, or drawn wrongly."""

    code = "bad_scenario"


class IllegalAction(Trouble):
    """An action that is refused; `at` is its index in the record, where there is one."""

    code = "illegal_action"

    def __init__(self, refusal: Refusal, at: int | None = None) -> None:
        super().__init__(refusal.key, **refusal.values)
        self.refusal = refusal
        self.at = at

    def sentence(self, language: str = "en") -> str:
        """The rule's id and why it refuses."""
        return f"{self.refusal.rule}: {self.refusal.sentence(language)}"
