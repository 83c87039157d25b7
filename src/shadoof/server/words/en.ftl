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
server-proof-none-announced = A commitment was announced, and the record carries no proof of its dice.
server-proof-dice = dice: expected an object with commitment, secret, seeds, table and throws, got { $came }.
server-proof-announced = The commitment announced was { $announced }; the record has { $came }.
server-proof-secret-kept = The secret of the dice is told when the game is over; until then the throws can't be checked.
server-proof-secret = secret: expected 64 hexadecimal digits, got { $came }.
server-proof-commitment = The secret does not fit the commitment: its SHA-256 is { $hashed }, not { $came }.
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
