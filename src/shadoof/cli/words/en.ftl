cli-overview =
    Shadoof: play, build boards for and study board games. { $games }

      shadoof play GAME                  a game in the terminal, at one keyboard
      shadoof map list                   the boards that come with it
      shadoof map check my-river.txt     what a board of yours needs, and advice
      shadoof record show FILE           a saved game, turn by turn
      shadoof referee                    the rules, for other programs

    shadoof --help lists every verb; shadoof VERB --help tells more and gives an example.
cli-compiling = Compiling the rules of { $game } for this machine; this happens once and takes some seconds …
cli-file = { $file }: { $why }
cli-not-text = Expected UTF-8 text, got something else.
cli-game = expected one of { $games }, got { $came }.
cli-players = expected { $fewest } to { $most } players, got { $came }.
cli-rule = Expected a rule as KEY=VALUE, got { $came }.
cli-no-maps = { $game } is played without maps.
cli-line-long = Expected a line of at most { $most } bytes.
cli-request-object = Expected a request (a JSON object), got { $came }.
cli-request-do = do: expected "state" or "perft", got { $came }.
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
