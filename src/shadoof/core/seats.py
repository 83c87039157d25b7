"""What seats are called before anybody sits there."""

LETTERS = "ABCDEF"
