cli-overview =
    Shadoof: play, build boards for and study board games. { $games }

      shadoof                            the games in your browser, for friends on the same network too
      shadoof play GAME                  a game in the terminal, at one keyboard
      shadoof play GAME --bots 5         … against the computer
      shadoof rules GAME                 the rules, in plain words
      shadoof map list                   the boards that come with it
      shadoof map check my-river.txt     what a board of yours needs, and advice
      shadoof record show FILE           a saved game, turn by turn
      shadoof hint FILE                  the best turns of a saved game
      shadoof verify FILE                a downloaded game: rules, dice, result
      shadoof referee                    the rules, for other programs

    shadoof --help lists every verb; shadoof VERB --help tells more and gives an example.
cli-compiling = Compiling the rules of { $game } for this machine; this happens once and takes some seconds …
cli-file = { $file }: { $why }
cli-file-long = { $file }: expected a file of at most { $most } characters, got a longer one.
cli-not-text = Expected UTF-8 text, got something else.
cli-game = expected one of { $games }, got { $came }.
cli-players = expected { $fewest } to { $most } players, got { $came }.
cli-rule = Expected a rule as KEY=VALUE, got { $came }.
cli-no-maps = { $game } is played without maps.
cli-line-long = Expected a line of at most { $most } bytes.
cli-request-object = Expected a request (a JSON object), got { $came }.
cli-request-do = do: expected "state", "perft" or "choose", got { $came }.
cli-request-depth = depth: expected a whole number, 0 or more, got { $came }.

# Maps
cli-map-players = for { $players } players
cli-advice = Advice for { $players } players:
cli-no-advice = For { $players } players: nothing to say.

# Records and play
cli-turn = Turn { $turn }, { $seat }: { $actions }
cli-turn-in-round = Turn { $turn }, round { $round }, { $seat }: { $actions }
cli-won = { $count ->
    [0] A draw.
    [one] { $seats } wins.
   *[other] { $seats } win together.
}
cli-points = Points: { $points }.
cli-due = { $seat }: { $phase }
cli-due-in-round = Round { $round }, { $seat }: { $phase }
cli-play-help = Type actions, several in a row if you like. ? lists what is legal, why ACTION explains, u steps back within the turn, q saves and leaves.
cli-thrown = The dice: { $throw }
cli-no-step-back = This turn has nothing to step back over.
cli-why-legal = { $action } is legal.
cli-resumed = { $count ->
    [one] Going on with { $file }, after one action.
   *[other] Going on with { $file }, after { $count } actions.
}
cli-kept = The earlier game is kept as { $file }.
cli-saved = The game is in { $file }.
cli-other-game = { $file } holds a game of { $game }; name another file with --record, or keep it and start anew with --new.
cli-why-what = Type the action after it, as in why ACTION; then it says which rule refuses it.
cli-resume-options = { $file } holds a running game, whose players, map and rules are settled; leave those options away, or start anew with --new.
cli-record-options = With --record the set-up is the record's: leave --players, --map, --rule and --first away.
cli-record-game = { $file } is a game of { $game }, not of { $asked }.
cli-rules-version = This game was played by version { $had } of the rules; this program has version { $has }.
cli-no-turn = { $file } has no turn { $turn }; { $count ->
    [0] nobody has played yet.
    [one] it has one.
   *[other] it has { $count }.
}
cli-map-input = Playing needs the keyboard, so the map can't come from there too; name a file.

# Benchmarks
cli-bench-played = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $actions } actions of players, { $throws } throws.
cli-bench-rate = { $rate } actions and { $games } games a second.
cli-bench-means = A game has { $actions } actions and { $turns } turns on average.
cli-bench-shares = Shares of the win by seat: { $shares }; draws: { $draws }.
cli-bench-points = Points by seat: { $points }.
cli-games = Games: { $games }.

# Computer players and boards
cli-compiling-search = Compiling the search over { $game } for this machine; this happens once and takes half a minute …
cli-computer = { $seat } (computer { $bot }): { $turn }
cli-bots-field = bots: expected seats with the names of computer players, got { $came }.
cli-bots-many = { $count } computer players are too many for { $players } seats.
cli-request-seed = seed: expected a whole number, got { $came }.
cli-hint = { $turn }  ({ $chances })
cli-no-action = { $file } has { $count ->
    [one] one action
   *[other] { $count } actions
}, so there is no position after { $at }.
cli-arena-label = Games
cli-arena-resumed = Going on with { $file }: { $count ->
    [one] one game is
   *[other] { $count } games are
} there already.
cli-standing = { $name }: rating { $rating } ±{ $error }, { $share } of the wins in { $games ->
    [one] one game
   *[other] { $games } games
}, { $seconds } s a turn
cli-standing-points = , { $points } points
cli-duel = { $one } takes { $taken } of { $groups ->
    [one] one group
   *[other] { $groups } groups
} from { $other }.
cli-fair-label = Stage { $stage }
cli-fair-heading = Head start { $head_start }, { $games ->
    [one] one game
   *[other] { $games } games
} with { $bot } on every seat, in the order of turn:
cli-fair-seat = { $seat }: { $share } of the wins, { $points } points
cli-fair-ends = The winner leads by { $margin } points; ties: { $ties }; rounds: { $rounds }.
cli-fair-summary = fair for { $players } with head start { $head_start }: wins { $shares } %, lead { $margin }, ties { $ties }, rounds { $rounds }, in { $games } games with { $bot } on every seat

# The rulebook
cli-ruling = a ruling of ours
cli-rule-lit = Lit: { $cells }.
cli-rule-refuses = Refused: { $action }. { $why }
cli-no-rule = { $game } has no rule { $rule }; it has { $known }.

# Serving
cli-serve-here = Shadoof is at { $address }
cli-serve-network = … and for everybody on your network at { $address }
cli-serve-data = Games are kept in { $folder }. Ctrl+C stops the server; nothing is lost.
cli-serve-port = Port { $port } is in use by another program; choose one with --port, e.g. --port { $other }.
cli-serve-port-may-not = This user may not listen on port { $port }; choose one above 1023 with --port.
cli-serve-host = This machine has no address { $host }; use 0.0.0.0 for the whole network or 127.0.0.1 for this machine alone.
cli-serve-stopped = Shadoof has stopped; everything is saved.
