"""What is true of a game before anybody plays it, as data: generic code asks this instead of the name."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    """The facts of one game."""

    title: str  # "Wadi"
    designer: str  # "Martyn F"
    summary: str  # key of the sentence that says in a breath what one does
    credits: str  # key of the sentence that says whose game this is and what is ours
    fewest_players: int
    most_players: int
    chance: bool  # whether dice are thrown; chance then acts in phase "roll"
    has_scenarios: bool  # whether a record names a map
    longest: int  # no game has more actions than this; the game's own file derives it
    most_legal: int  # no position has more legal actions than this
    head_start: str  # the rule that gives seats points before the first action; empty where there is none
    rules_version: int  # grows when the rules' behaviour changes, not when the code does

    @property
    def player_counts(self) -> range:
        """The numbers of players the game takes."""
        return range(self.fewest_players, self.most_players + 1)
