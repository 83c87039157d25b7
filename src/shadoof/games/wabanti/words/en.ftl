wabanti-summary = Pull one shared chain of stones to your side of the board, by dice and foresight.
wabanti-credits = Wabanti is a game by Reinhold Wittig. This is an unofficial homage; the rules for five players and the other rulings marked as ours are house rules.

# Rules of a table
wabanti-rules-switch = { $key }: expected true or false, got { $came }.

# Refusals
wabanti-malformed = “{ $came }” is no action on this board. Expected f10>e10, dice ascending such as [13356], or a full stop.
wabanti-won = A stone has reached a side; the game is over.
wabanti-drawn = The 1000th turn has ended; the game is a draw.
wabanti-throw-first = The dice are thrown first.
wabanti-thrown-already = The dice of this turn lie on the table already.
wabanti-dice-count = { $count ->
    [0] This seat throws no dice in this turn: [].
    [one] This seat throws one die in this turn.
   *[other] This seat throws { $count } dice in this turn.
}
wabanti-must-play = A die can still be played, and this table plays with must_play.
wabanti-no-stone = There is no stone on { $from }.
wabanti-occupied = A stone stands on { $to } already.
wabanti-no-line = { $from } and { $to } are not on one straight line, or are more than 6 fields apart.
wabanti-broken-row = The row of stones between { $from } and { $to } has a gap; a stone jumps over an unbroken row and lands right behind it.
wabanti-no-die = { $from }>{ $to } needs a { $die }, and no unused die shows it.
wabanti-moved-already = The stone on { $from } has moved in this turn already, and this table plays with distinct_stones.
wabanti-falls-apart = After { $from }>{ $to } the stones would not hold together: { $count ->
    [one] one is cut off.
   *[other] { $count } are cut off.
}

# Seats on the terminal
wabanti-seat-line = { $seat } owns { $side } and throws { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
} next time
wabanti-dice-line = Dice: { $dice }

# Phases
wabanti-phase-roll = throw the dice
wabanti-phase-move = move stones or end the turn
wabanti-seat-moves = { $seat } owns { $side } and is to move
wabanti-play-help = f10>e10 moves the stone on f10 to e10 (the distance is the die it takes), and a full stop ends the turn; the program throws.

# What a table may choose
wabanti-choice-leaving = Leaving dice
wabanti-choice-may-leave = Allowed
wabanti-choice-may-leave-note = Dice may be left unused; they are missing in the next turn.
wabanti-choice-must-play = Only when none fits
wabanti-choice-must-play-note = A turn goes on as long as any die can be used.
wabanti-choice-stones = Stones in a turn
wabanti-choice-same-stone = Any
wabanti-choice-same-stone-note = One stone may be moved by several dice.
wabanti-choice-distinct-stones = A new one for each die
wabanti-choice-distinct-stones-note = No stone is moved twice in a turn.
