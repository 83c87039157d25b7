wadi-summary = Pump the water of a desert river onto your land before it runs dry.
wadi-credits = Wadi and The Watchmen are games by Martyn F. This is an unofficial homage; every board here is our own drawing, also where it bears the name of a printed one.

# Maps
wadi-map-empty = Expected a map, got no tile at all.
wadi-map-rows = Expected at most { $most } rows, got { $rows }.
wadi-map-columns = Row { $row }: expected at most { $most } tiles, got { $columns }.
wadi-map-size = Expected at most { $cells } cells in at most { $side } rows and columns, got { $rows } rows of { $columns }.
wadi-map-ragged = Row { $row }: expected { $expected } tiles as in row 1, got { $came }.
wadi-map-token = Row { $row }, column { $column }: “{ $token }” is no tile. Expected 1, 2 or 3 (land), . (void), or an arrow such as ↓ with the discs on it (wadi).
wadi-map-fork = Row { $row }, column { $column }: “{ $token }”. Expected one arrow, or two different ones for a fork.
wadi-map-discs = Row { $row }, column { $column }: “{ $token }”. Expected 1 to 99 discs after the arrow, without a leading zero.
wadi-map-onto-land = The wadi on { $cell } flows onto land at { $goal }; expected a wadi tile, a void or the edge.
wadi-map-circle = The wadi runs in a circle: { $cells }. Expected every arrow to lead out in the end.
wadi-map-dry = No wadi tile holds a disc; expected at least one number after an arrow.
wadi-head-key = { $key } is no line of a scenario's head, or stands there twice. Expected { $known }.
wadi-head-players = players: expected numbers from 2 to 4 with blanks between, got { $came }.
wadi-scenario-missing = scenario: expected a map or the id of a built-in one, got nothing.
wadi-scenario-text = scenario: expected text, got { $came }.
wadi-scenario-unknown = scenario: { $came } is neither a map nor one of { $known }.

# Rules of a table
wadi-rules-building = building: expected "free", "spreading" or "original", got { $came }.
wadi-rules-watchmen = watchmen: expected true or false, got { $came }.
wadi-rules-builds = builds_per_turn: expected 1 or 2, got { $came }.
wadi-rules-head-start = head_start: expected { $players } whole numbers from 0 to 99, one a seat, got { $came }.

# Refusals
wadi-malformed = “{ $came }” is no action on this board. Expected +c3, c2>d2, @c3, @- or a full stop.
wadi-over = The river is dry and the game is over.
wadi-void = There is no tile at { $cell }.
wadi-no-action = No action is left in this turn; all there is to do is end it.
wadi-no-build = A shadoof was built in this turn already; only pumping is left.
wadi-no-build-pro = { $count ->
    [one] One shadoof was built in this turn already; only pumping is left.
   *[other] { $count } shadoofs were built in this turn already; only pumping is left.
}
wadi-no-supply = All { $count } shadoofs of this seat are on the board.
wadi-on-wadi = { $cell } is a wadi tile; only land will do.
wadi-on-disc = A disc lies on { $cell }.
wadi-on-shadoof = A shadoof stands on { $cell }.
wadi-forbidden = { $cell } lies in the forbidden area of the Watchman on { $watchman }.
wadi-beside-shadoof = { $cell } is right beside another shadoof, horizontally or vertically.
wadi-beside-own-shadoof = { $cell } is right beside a shadoof of this seat's own; even without water in reach that is not allowed.
wadi-pump-to-wadi = { $cell } is a wadi tile; water is pumped onto land only.
wadi-pump-to-disc = A disc lies on { $cell } already.
wadi-pump-from-dry = There is no disc on { $cell } to pump.
wadi-far-bank = For the shadoof on { $shadoof }, { $cell } lies on the other side of the wadi, so it can't pump { $from }>{ $to }.
wadi-no-single-shadoof = No single shadoof of this seat reaches both { $from } and { $to }.
wadi-source-out-of-reach = No shadoof of this seat reaches { $from }; one that is built beside it would.
wadi-out-of-reach = No shadoof of this seat reaches from { $from } to { $to }.
wadi-no-watchmen = This game is played without Watchmen.
wadi-watchman-first = The Watchman comes first: move him or take him back.
wadi-watchman-moved-first = A Watchman moves only as the first thing in a turn.
wadi-watchmen-come-in = The Watchmen come in now: put yours on a land tile.
wadi-watchman-stays = The Watchman may not stay on { $cell }.
wadi-own-zone = { $cell } lies in a zone with shadoofs of the seat's own; a Watchman comes in elsewhere.
wadi-dry-no-return = The wadi is dry, so the Watchman can't be taken back; he must move.

# Advice on maps
wadi-advice-long-river = The water takes { $rounds } rounds to leave; more than { $most } can bore.
wadi-advice-short-river = The river is dry after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} at the latest; fewer than { $least } are over before the fight has begun.
wadi-advice-short-arm = The arm that starts on { $cell } has { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} of its own; with fewer than { $least } its water is soon gone.
wadi-advice-one-end = All water leaves by one end, which is hard on { $players } players: little can be pumped near the end of the game.
wadi-advice-many-ends = The water leaves by { $ends } ends; with more than { $most } it scatters.
wadi-advice-room-at-starts = At the starting points there is room for { $room ->
    [one] one shadoof
   *[other] { $room } shadoofs
} by the spreading rule; { $players } players want one each.
wadi-advice-starts-for-four = { $players } players want three starting points, or two that lie { $steps } steps apart and in no corner.
wadi-advice-narrow-strips = { $tiles } land tiles lie in strips one tile wide, the longest { $longest } tiles; more than { $most } in all or { $most_long } in a row leave little to choose.
wadi-advice-dead-area = { $tiles ->
    [one] One land tile is
   *[other] { $tiles } land tiles are
} cut off from the rest, which makes a dead area.
wadi-advice-discs-for-land = { $discs ->
    [one] One disc starts
   *[other] { $discs } discs start
} on { $cell }, where the water passes { $land ->
    [one] one land tile; a pile of { $pile } would match it.
   *[other] { $land } land tiles; a pile of { $pile } would match them.
}
wadi-advice-watchmen-land = With Watchmen and { $players } players, { $land } land tiles are few; at least { $least } leave a turn its choices.

# Pieces
wadi-piece-land-1 = land with 1 reservoir
wadi-piece-land-2 = land with 2 reservoirs
wadi-piece-land-3 = land with 3 reservoirs
wadi-piece-wadi = wadi tiles
wadi-piece-discs = water discs

# Seats on the terminal
wadi-seat-line = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $supply ->
    [one] 1 shadoof left
   *[other] { $supply } shadoofs left
}
wadi-seat-watchman = , Watchman on { $cell }
wadi-piece-line = { $piece }: { $count } (one box holds { $box })
wadi-boxes = { $boxes ->
    [one] One box is enough.
   *[other] This needs { $boxes } boxes.
}
wadi-measures = { $rows } x { $columns }, { $starts ->
    [one] 1 starting point
   *[other] { $starts } starting points
}, { $ends ->
    [one] 1 end
   *[other] { $ends } ends
}, { $rounds ->
    [one] at most 1 round
   *[other] at most { $rounds } rounds
}

# Phases
wadi-phase-act = build, pump or end the turn
wadi-phase-guard = move the Watchman or take it back
wadi-phase-place = put the Watchman on the board
wadi-play-help = +c3 builds a shadoof, c2>d3 pumps a disc, @c3 puts or moves the Watchman, @- takes it back, and a full stop ends the turn.

# What a table may choose
wadi-choice-building = Building
wadi-choice-free = Basic
wadi-choice-free-note = A shadoof may stand on any empty land. Good for a first game.
wadi-choice-spreading = Advanced
wadi-choice-spreading-note = Never right beside another shadoof, whoever owns it. Land becomes scarce.
wadi-choice-original = Rules of 2007
wadi-choice-original-note = As advanced; but who can get at no water may build beside the others' shadoofs.
wadi-choice-watchmen = The Watchmen
wadi-choice-no-watchmen = Without
wadi-choice-no-watchmen-note = The game on its own.
wadi-choice-with-watchmen = With Watchmen
wadi-choice-with-watchmen-note = After round 1 everybody puts a Watchman, who closes the land around him. Take him back early for points.
wadi-variant-watchmen-note = The expansion of Wadi: each Watchman closes the land around him, and is worth points when taken back early.
wadi-choice-builds = Builds in a turn
wadi-choice-one-build = At most one
wadi-choice-one-build-note = Two actions a turn, three with two players; one of them may be a build.
wadi-choice-two-builds = Up to two
wadi-choice-two-builds-note = The pro variant: both actions may be builds.
