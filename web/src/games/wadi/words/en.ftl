# The board
wadi-board = Wadi board, { $rows } rows and { $columns } columns. Arrow keys walk, Page keys go to the next cell where something can be done, Enter acts, Escape lets go.

# A cell in words
wadi-cell-land = { $cell }: land with { $basins ->
    [one] 1 reservoir
   *[other] { $basins } reservoirs
}, { $disc ->
    [wet] a disc lies on it.
   *[dry] dry.
}
wadi-cell-river = { $cell }: wadi, flows { $to ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}. { $discs ->
    [0] No water.
    [one] 1 disc.
   *[other] { $discs } discs.
}
wadi-cell-fork = { $cell }: fork of the wadi: the larger half goes { $to ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}, the other half { $lesser ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}. { $discs ->
    [0] No water.
    [one] 1 disc.
   *[other] { $discs } discs.
}
wadi-cell-shadoof = Shadoof of { $name } ({ $letter }).
wadi-cell-watchman = Watchman of { $name } ({ $letter }).
wadi-cell-forbidden = Forbidden by the Watchman of { $name } ({ $letter }).
wadi-cell-build = A shadoof can be built here.
wadi-cell-pump = { $targets ->
    [one] Its water can be pumped to 1 tile.
   *[other] Its water can be pumped to { $targets } tiles.
}
wadi-cell-stand = Your Watchman can stand here.
wadi-cell-back = Your Watchman can be taken back for good.
wadi-cell-target = Enter pumps the disc from { $from } here.
wadi-cell-source = In hand: choose where the water goes, or Escape.
wadi-cell-again = In hand: Enter again does it, Escape lets go.

# What is in hand
wadi-picked-build = Build on { $cell }
wadi-picked-pump = Pump { $from } → { $to }
wadi-picked-stand = Watchman to { $cell }
wadi-picked-back = Take the Watchman back for good
wadi-picked-source = Water from { $cell }

# What may be shown
wadi-switch-next-water = Water next round
wadi-switch-reach = Reach of your shadoofs
wadi-switch-reach-all = Reach of all shadoofs
wadi-switch-forbidden = Forbidden areas
wadi-switch-zones = Zones
wadi-switch-coordinates = Coordinates

# A seat
wadi-seat-supply = { $count ->
    [0] No shadoofs left
    [one] 1 shadoof left
   *[other] { $count } shadoofs left
}
wadi-seat-talisman = Has the talisman: starts this round
wadi-seat-watchman = Watchman on { $cell }
wadi-seat-watchman-back = { $points ->
    [one] Watchman back: +1
    [2] Watchman back: +2
   *[other] Watchman: { $points }
}
wadi-seat-actions = { $actions ->
    [0] No actions left
    [one] 1 action left
   *[other] { $actions } actions left
}
wadi-seat-builds = { $builds ->
    [0] no more builds
    [one] 1 may be a build
   *[other] { $builds } may be builds
}

# The score sheet
wadi-score-walk = Shadoof by shadoof
wadi-score-at = Shadoof { $at } of { $count }
wadi-score-before = The shadoof before
wadi-score-after = The next shadoof
wadi-score-shadoof = Shadoof { $cell }
wadi-score-dry = no water
wadi-score-head-start = Head start
wadi-score-watchman-back = Watchman taken back
wadi-score-watchman-stayed = Watchman stayed too long
wadi-score-supply = { $count ->
    [0] No shadoofs left, which counts on a tie
    [one] 1 shadoof left, which counts on a tie
   *[other] { $count } shadoofs left, which count on a tie
}

# What was done
wadi-said-build = { $name } builds a shadoof on { $cell }.
wadi-said-pump = { $name } pumps from { $from } to { $to }.
wadi-said-stand = { $name }’s Watchman goes to { $cell }.
wadi-said-back = { $name }’s Watchman leaves the board.
wadi-said-end = { $name } ends the turn.
wadi-said-end-round = { $name } ends the turn. Round { $round } is over: the water flows on, and { $first } starts the next.
wadi-said-end-place = { $name } ends the turn. Round 1 is over: the water flows on, and the Watchmen come in.
wadi-said-end-over = { $name } ends the turn. The wadi has run dry: the game is over.

# What the turn wants
wadi-hint-place = Put your Watchman on a marked tile.
wadi-hint-guard = First your Watchman: tap him to take him back, or a marked tile to move him there.
wadi-hint-done = Nothing is left to do: end the turn.

# The position aloud
wadi-aloud-water = { $discs ->
    [0] The wadi is dry.
    [one] 1 disc in the wadi: { $cells }.
   *[other] { $discs } discs in the wadi: { $cells }.
} { $rounds ->
    [0] {""}
    [one] Without pumping it is dry in 1 round.
   *[other] Without pumping it is dry in { $rounds } rounds.
}
wadi-aloud-discs = { $count ->
    [0] No disc on land.
    [one] 1 disc on land: { $cells }.
   *[other] { $count } discs on land: { $cells }.
}
wadi-aloud-seat = { $name } ({ $letter }): { $points ->
    [one] 1 point
   *[other] { $points } points
}, shadoofs on { $cells }, { $supply } left.
wadi-aloud-watchman = { $name }’s Watchman stands on { $cell }.
wadi-notation = Notation: +c3 builds, c2>d2 pumps, @c3 puts or moves the Watchman, @- takes it back, a full stop ends the turn.
wadi-map-hint = One line a row: 1 2 3 for land, an arrow for the wadi with its discs behind it, a full stop where there is no tile.
