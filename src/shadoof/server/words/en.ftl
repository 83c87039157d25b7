# What a check of a downloaded record says
server-proof-replayed = { $count ->
    [one] The one action is legal.
   *[other] All { $count } actions are legal.
}
server-proof-illegal = Action { $action }, { $came }, is not legal: { $why }
server-proof-rules-version = The game was played by version { $had } of the rules; this program has version { $has }.
server-proof-no-dice = { $count ->
    [one] The record carries no proof of its dice, so the one throw could not be checked.
   *[other] The record carries no proof of its dice, so the { $count } throws could not be checked.
}
server-proof-none-announced = A fingerprint was announced, and the record carries no proof of its dice.
server-proof-dice = dice: expected an object with commitment, secret, seeds, table and throws, got { $came }.
server-proof-announced = The fingerprint announced was { $announced }; the record has { $came }.
server-proof-secret-kept = The secret of the dice is told when the game is over; until then the throws can't be checked.
server-proof-secret = secret: expected 64 hexadecimal digits, got { $came }.
server-proof-commitment = The secret does not fit the fingerprint: its SHA-256 is { $hashed }, not { $came }.
server-proof-seeds = seeds: expected one text for each of the { $players } seats, got { $came }.
server-proof-table = table: expected the table's name as text, got { $came }.
server-proof-lot = Seat { $came } started; the lot fell on seat { $drawn }.
server-proof-lot-right = Seat { $seat } started, as the lot fell.
server-proof-throws = throws: expected a list of whole numbers, got { $came }.
server-proof-throw-count = The record has { $throws } throws and the numbers of { $numbers }.
server-proof-throw = Throw { $number } (action { $action }) is { $came }; secret and seeds give { $due }.
server-proof-throws-right = { $count ->
    [one] One throw follows from the secret and the seeds.
   *[other] { $count } throws follow from the secret and the seeds.
}
server-proof-reused = Action { $action } is given as throw { $number }, which does not come after throw { $last }.
server-proof-taken-back = { $count ->
    [one] One throw is missing between the others: its turn was taken back.
   *[other] { $count } throws are missing between the others: their turns were taken back.
}
server-proof-taken-over = { $count ->
    [one] The first throw comes from an earlier record and could not be checked.
   *[other] The first { $count } throws come from an earlier record and could not be checked.
}
server-proof-running = The game is not over.
server-proof-over = The game is over; the record claims no result.
server-proof-resigned = The game ended by a player giving up.
server-proof-not-over = The record claims a result, and the game is not over.
server-proof-winners = The record claims that the winners are { $came } (seats from 0); by the rules they are { $played }.
server-proof-points = The record claims the points { $came }; by the rules they are { $played }.
server-proof-result-right = The result is what the rules say.
server-proof-true = Nothing is wrong with this record.
server-proof-untrue = This record is not true.

# Records and replays
server-bot-name = Level { $level }
server-no-moment = The record has { $count } actions; expected to start after at most so many, got { $start }.

# Backups
server-backup-nothing = { $folder }: there is no database here to copy. Expected a server's data folder (--data).
server-backup-broken = The copy of the database is not whole: { $why }
server-backed-up = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied to { $file }. Keep it to yourself: it holds the secret that signs people in.

# Requests that are not done
server-guest = Guest { $number }
server-bad-request = The request can't be read: { $why }
server-bad-name = A name needs at least one letter, digit or sign that can be seen.
server-bad-seats = This takes { $players } seats, one of them yours at most.
server-bad-record = This record can't be played on: its game is over, or it is too long.
server-who = Nobody knows who you are yet; the page has to be loaded first.
server-wrong-origin = This came from another site's page, which may not speak for you.
server-not-seated = You have no such seat at this table.
server-not-host = Only who set the table up may do that.
server-not-your-turn = It is not your turn.
server-not-found = There is nothing here under that name.
server-stale = Something happened at the table that you had not seen yet. It is up to date now.
server-not-open = The table has started or is closed.
server-not-running = No game is going on at this table.
server-not-over = The game is not over yet.
server-no-seat = That seat is taken.
server-held = A computer is playing for you; take your seat back first.
server-not-held = No computer holds a seat of yours here.
server-key-used = The same key came with another request before.
server-no-take-back = At this table turns are not taken back.
server-nothing-to-take-back = You have not played a turn here that could be taken back.
server-nobody-asked = Nobody asks you to agree to anything.
server-already-asked = Somebody asks to take a turn back already.
server-other-rules = This table was begun with version { $had } of the rules; the server has version { $has }.
server-too-large = That is more than the server takes at once.
server-refused = Rule { $rule } refuses this turn.
server-not-whole = A turn is played whole: up to its end, and not beyond.
server-too-many = That was too much in a short time; try again in a moment.
server-internal = Something went wrong on the server. It is noted; please try again.
server-storage = The server can't write to its disk just now, so nothing was played. Please try again in a moment.
server-newer-database = The data folder was written by a newer Shadoof (its schema is { $found }, this program's is { $newest }).

# The data folder
server-no-database = { $folder }: the database there can't be used: { $why }
server-served-already = { $folder }: another Shadoof serves this folder already; stop it first, or name another folder with --data.
