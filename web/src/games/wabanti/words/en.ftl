# The board
wabanti-board = Wabanti board, 15 rows of fields. Arrow keys walk, Page keys go to the next field where something can be done, Enter acts, Escape lets go.
wabanti-picked = { $from } → { $to } with a { $die }

# A field in words
wabanti-cell-stone = { $cell }: a stone.
wabanti-cell-free = { $cell }: free.
wabanti-cell-side = On the side of { $name } ({ $letter }).
wabanti-cell-held = In hand: choose a landing, or Escape.
wabanti-cell-landing = A { $die } lands the stone here.
wabanti-cell-moves = { $targets ->
    [one] It can move to 1 field.
   *[other] It can move to { $targets } fields.
}
wabanti-cell-pinned = It holds the others together.

# Dice
wabanti-dice = Dice thrown: { $thrown }. Not used yet: { $unused }.
wabanti-no-dice = No dice on the table

# What may be shown
wabanti-switch-pinned = Stones that hold the others together
wabanti-switch-trace = Moves of the last turn
wabanti-switch-coordinates = Coordinates

# A seat
wabanti-seat-away = { $rows ->
    [0] Side reached
    [one] Nearest stone 1 row away
   *[other] Nearest stone { $rows } rows away
}
wabanti-seat-next = { $count ->
    [0] no dice next turn
    [one] 1 die next turn
   *[other] { $count } dice next turn
}
wabanti-seat-now = { $count ->
    [0] all dice used
    [one] 1 die to use
   *[other] { $count } dice to use
}

# The result
wabanti-score-touched = Side reached: stone on { $cells }
wabanti-score-away = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} from its side
wabanti-score-draw = Nobody’s side was reached: a draw.

# What was done
wabanti-said-move = { $name } moves { $from } to { $to }.
wabanti-said-throw = { $name } throws { $dice }.
wabanti-said-no-dice = { $name } has no dice this turn.
wabanti-said-end = { $name } ends the turn.
wabanti-said-end-over = { $name } ends the turn. The game is over.

# What the turn wants
wabanti-hint-no-dice = No dice in this turn, since all of the last ones stayed unused. Five come again next time.
wabanti-hint-done = All dice are used: end the turn.
wabanti-hint-stuck = { $count ->
    [one] No stone can use the last die. It will be missing next turn.
   *[other] No stone can use the { $count } dice that are left. They will be missing next turn.
}
wabanti-hint-left = { $count ->
    [one] 1 die is unused; it would be missing next turn.
   *[other] { $count } dice are unused; they would be missing next turn.
}

# The position aloud
wabanti-aloud-stones = Stones on { $cells }.
wabanti-aloud-dice = { $count ->
    [0] No dice to use.
    [one] 1 die to use: { $dice }.
   *[other] { $count } dice to use: { $dice }.
}
wabanti-aloud-seat = { $name } ({ $letter }): { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} to go, { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
} next turn.
wabanti-notation = Notation: c2>d2 moves the stone on c2 to d2, a full stop ends the turn.
