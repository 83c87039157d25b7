"""Names people choose, made fit to be shown anywhere."""

import unicodedata

from shadoof.server.trouble import Declined

LONGEST = 24
MOST_MARKS = 2  # accents on one letter; more are piled up to spill over what is written around them

# Letters and signs that look like nothing, though Unicode calls them letters.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")


def clean_name(given: str) -> str:
    """The name in Unicode's composed form, without signs that can't be seen or that turn the text around, cut."""
    composed = unicodedata.normalize("NFC", given[: 8 * LONGEST])
    letters, marks = list[str](), 0
    for letter in composed:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or kind == "Cc" or letter in BLANK:
            letters.append(" ")
        elif not kind.startswith("C") and marks <= MOST_MARKS:
            letters.append(letter)
    name = " ".join("".join(letters).split())[:LONGEST].strip()
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Declined("bad_name")
    return name
