"""What a table of Wadi may choose: the building rule, the Watchmen, the pro variant."""

from shadoof.core.choices import Choice, RuleToChoose, Variant

CHOICES = (
    RuleToChoose(
        "building",
        "wadi-choice-building",
        (
            Choice("free", "wadi-choice-free", "wadi-choice-free-note"),  # W21
            Choice("spreading", "wadi-choice-spreading", "wadi-choice-spreading-note"),  # W22
            Choice("original", "wadi-choice-original", "wadi-choice-original-note"),  # W23
        ),
    ),
    RuleToChoose(
        "watchmen",
        "wadi-choice-watchmen",
        (
            Choice(False, "wadi-choice-no-watchmen", "wadi-choice-no-watchmen-note"),
            Choice(True, "wadi-choice-with-watchmen", "wadi-choice-with-watchmen-note"),  # G1
        ),
    ),
    RuleToChoose(
        "builds_per_turn",
        "wadi-choice-builds",
        (
            Choice(1, "wadi-choice-one-build", "wadi-choice-one-build-note"),  # W12
            Choice(2, "wadi-choice-two-builds", "wadi-choice-two-builds-note"),  # W13
        ),
    ),
)

# The expansion is played with the advanced building rule (G1).
VARIANTS = (
    Variant(
        "watchmen",
        "wadi-choice-watchmen",
        "wadi-variant-watchmen-note",
        {"watchmen": True, "building": "spreading"},
        "G1",
    ),
)
