"""What a table of Wabanti may choose: the two options of B7."""

from shadoof.core.choices import Choice, RuleToChoose

CHOICES = (
    RuleToChoose(
        "must_play",
        "wabanti-choice-leaving",
        (
            Choice(False, "wabanti-choice-may-leave", "wabanti-choice-may-leave-note"),
            Choice(True, "wabanti-choice-must-play", "wabanti-choice-must-play-note"),
        ),
    ),
    RuleToChoose(
        "distinct_stones",
        "wabanti-choice-stones",
        (
            Choice(False, "wabanti-choice-same-stone", "wabanti-choice-same-stone-note"),
            Choice(True, "wabanti-choice-distinct-stones", "wabanti-choice-distinct-stones-note"),
        ),
    ),
)
