# The page
skip-to-content = Skip to the content
close = Close
you = you
trouble-unreachable = The server can't be reached just now. Nothing is lost; try again in a moment.
trouble-unknown = Something went wrong on this page. Loading it again usually helps.
trouble-again = Try again
trouble-home = To the start page
lost-title = There is nothing here
lost-text = The address may be mistyped, or the table may have been closed before its game began. Finished games stay where they are.
nav-label = Main pages
nav-play = New table
nav-watch = Tables
nav-boards = Boards
nav-learn = Learn
link-live = Connected
link-joining = Connecting …
link-lost = No connection
link-idle = No connection needed here
link-unsent = { $count ->
    [one] 1 turn not sent
   *[other] { $count } turns not sent
}
settings = Settings
settings-language = Language
settings-theme = Theme
settings-calm = No motion
settings-keys = Single keys act (u, e, / and ?)
theme-system = As on this device
theme-light = Light
theme-dark = Dark
foot-homage = An unofficial homage: the games belong to their designers, { $designers }; sentences and drawings are our own.
foot-about = About Shadoof

# Home
home-title = Games of water and stones
home-text = No account: pick a game and you are playing.
home-players = { $fewest } to { $most } players · by { $designer }
home-friends = With friends
home-new = New table
home-live = Being played right now
play-now = Play now against the computer
rules = Rules

# Setting a table up
setup-title = New table
setup-game = Game
setup-choose = Choose a game.
setup-players = Number of players
setup-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-seats = Who plays
setup-seat = Seat { $letter }
setup-kind-me = Me
setup-kind-open = Open, by link
setup-kind-bot = The computer
setup-kind-device = Somebody at this device
setup-level = Level of seat { $letter }
setup-level-n = Level { $level }
setup-name = Name of seat { $letter }
setup-name-hint = Name
setup-board = Board
setup-board-which = Which board
setup-board-fits = { $count ->
    [one] Good with 1 player
   *[other] Good with { $count } players
}
setup-board-others = Others
setup-map-own = Type in a map of my own
setup-map = Map
setup-rules = Rules
setup-fair = Level the board with its fair head start
setup-fair-points = In order of turn: { $points } points
setup-more = More
setup-pace = Pace
setup-pace-none = No clock
setup-pace-quick = 5 minutes and 10 seconds a turn
setup-pace-calm = 15 minutes and 30 seconds a turn
setup-pace-days = 3 days a turn, with 3 days in reserve
setup-first = Who starts
setup-first-lot = Drawn by lot
setup-absence = When somebody is away
setup-absence-wait = Wait
setup-absence-remind = Wait, and say for whom
setup-absence-bot = The computer steps in until they are back
setup-after = After
setup-after-time = { $minutes ->
    [one] 1 minute
    [60] 1 hour
    [1440] 1 day
   *[other] { $minutes } minutes
}
setup-take-back = Turns may be taken back if all agree
setup-listed = Show the table to everybody
setup-pair = Two games with seats changed, points added
setup-open = Open the table
pace-none = no clock
pace-real-time = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
pace-reserve = { $pace }, with { $days ->
    [one] 1 day
   *[other] { $days } days
} in reserve
pace-hours = { $hours ->
    [one] 1 hour a turn
   *[other] { $hours } hours a turn
}
fair-title = { $count ->
    [one] How even it is with 1 player
   *[other] How even it is with { $count } players
}
fair-turn = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
fair-share = wins { $percent } % ({ $low }–{ $high })
fair-note = In order of turn, with a head start of { $points }; measured in { $games ->
    [one] 1 game
   *[other] { $games } games
} between equal computer players.
fair-key = Thin line: between these the true share lies, 95 times in a hundred. Dashed line: even.
fair-none = { $count ->
    [one] Not measured with 1 player.
   *[other] Not measured with { $count } players.
}

# Before the start
table-open = Waiting for players
table-cancelled = This table was closed
table-cancelled-text = It was closed before the game began.
join = Take a seat
join-here = Sit here
join-text = There is a free seat for you. No account needed.
invite-text = Send this link to whoever should play, or let them scan the code.
invite-code = Code to scan
invite-address = Link
invite-copy = Copy link
invite-copied = Copied
invite-send = Send …
open-waiting = The game begins by itself once every seat is taken.
open-expires = The table closes on { $when } if it has not begun.
leave = Give up my seat
cancel-table = Close the table

# At the table
table-board = Board
board-closer = Look closer
board-whole = Show the whole board
board-confirm = Do it
board-let-go = Let go
players = Players
seat-open = Free seat
seat-bot = Computer, level { $level }
seat-device = same device
seat-away = away
seat-held = computer plays (level { $level })
seat-resigned = resigned
seat-waited-for = the table waits
turn-yours = Your turn
turn-theirs = { $name } is to move
turn-at-device = { $name }, your turn
turn-now = Now { $name }
strip-label = Who plays, and how it stands
points-now = { $points ->
    [one] { $name } has 1 point now.
   *[other] { $name } has { $points } points now.
}
points-of = { $points ->
    [one] 1 point for { $name }: show where from
   *[other] { $points } points for { $name }: show where from
}
points-open = { $head ->
    [1] Points as if the game ended now, head start included
   *[other] Points as if the game ended now
}
clock = Time left
clock-days = { $days } d { $hours } h
switches = Show on the board
switches-open = Show
draft-label = This turn
draft-empty = Nothing yet. Tap the board.
draft-ready = { $action } is in hand: do it or let go, then end the turn.
draft-not-yours = Not your turn.
draft-back = Step back
draft-reset = Reset
draft-end = End turn
draft-type = Type a move, e.g. { $example }
draft-sending = On its way to the server …
draft-unsent = Not yet received by the server. It is kept here and sent again by itself.
draft-returned = The turn was not played: { $why }
rule-link = Rule { $rule }
score-all = How the points came about
score-of = Points of { $name }
keys-title = Keys
key-arrows = walk over the board
key-enter = choose, and choose again to do it
key-back = step back
key-end = end the turn
key-type = type a move
key-escape = let go, close
key-help = this list
log-title = What happened
log-empty = Nothing yet.
log-seated = { $name } sat down.
log-started = The game begins; { $name } starts.
log-take-back-asked = { $name } asks to take the last turn back.
log-take-back-yes = { $name } agrees.
log-take-back-no = { $name } does not agree.
log-taken-back = { $name }’s turn was taken back.
log-resigned = { $name } resigned.
log-held = The computer (level { $level }) plays for { $name }.
log-back = { $name } is back.
log-waiting = The table waits for { $name }.
log-rematch = A new game with the same people is ready.
aloud-title = The board in words
take-back-ask = Take my turn back
take-back-asked = { $name } asks to take the last turn back.
take-back-yes = Agree
take-back-no = Refuse
held-for-you = The computer plays for { $name }.
held-back = Take the seat back
resign = Resign
resign-title = Resign this game?
resign-text = The others go on, and a resigned game can't be won any more.
resign-who = Who resigns
resign-yes = Resign
resign-no = Play on
replay = Replay
share = Share
share-text = Whoever opens this link can watch, and take a seat that is free.
menu-table = More
watching = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}

# The end
result-title = Result
result-one = { $name } wins
result-several = { $names } win together
result-draw = A draw
result-resigned = By resignation.
result-how = Walk through the points
rematch = Play again
rematch-go = To the next game
download-record = Record
download-svg = Picture (SVG)
download-png = Picture (PNG)
pair-game = Game { $game } of 2.
pair-other = To the other game
pair-result = Both games together { $points }. { $who }.
pair-result-plain = Both games together: { $who }.
dice-title = Were the dice fair?
dice-text = Before anybody sat down, the server fixed a secret and showed its fingerprint. Every seat added a number of its own. From these all throws follow, and now that the game is over your browser can throw them again.
dice-commitment = Fingerprint:
dice-verify = Throw again and compare
dice-fair = { $count ->
    [one] Yes: the throw is the one that was fixed.
   *[other] Yes: all { $count } throws are the ones that were fixed.
}
dice-unfair = { $count ->
    [0] No: the secret does not fit its fingerprint, or the starter was not drawn by it.
    [one] No: 1 throw is not the one that was fixed.
   *[other] No: { $count } throws are not the ones that were fixed.
}
dice-not-here = A page without https can't compute this. Download the record and run “shadoof verify”.

# Lists
tables-title = Tables
tables-which = Which tables
tables-lobby = Free seats
tables-live = Being played
tables-mine = Mine
tables-lobby-none = Nobody is waiting for players. Open a table and show it to everybody.
tables-live-none = No listed game is being played just now.
tables-mine-none = You have no table yet.
status-open = waiting for players
status-running = being played
status-over = over
status-cancelled = closed
round = round { $round }
page-before = Newer
page-next = Older
page-of = { $page } of { $pages }
boards-title = Boards
boards-text = Every board here is our own drawing, also where it bears the name of a printed one. How even each of them is was measured in games between equal computer players.
boards-play = Play on it

# Replay
replay-controls = Replay
replay-first = To the start
replay-turn-before = Turn before
replay-before = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step on
replay-turn-next = Next turn
replay-last = To the end
replay-moment = Moment
replay-at = Action { $at } of { $last }
replay-speed = Speed
replay-start = Before the first action.
replay-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
go-on = Continue from here
go-on-text = A new table opens that starts from this position. Who plays?
take-away = Take away
share-position = Link to this position
open-file = Open a record from a file
open-file-text = A game that was downloaded, here or elsewhere, plays back in this page.
open-file-choose = Choose a file
open-file-bad = This file is no record: expected JSON.

# Learning
learn-title = Learn to play
learn-text = The rules in our own words, each with its number, and games played through with comments.
learn-rules = Read the rules
learn-demos = Games with comments
rules-contents = Contents
rules-ruling = our ruling
rules-ruling-text = The printed rules leave this open; here it is played like this.
rules-try = Try { $action }
rules-tried-fine = That is allowed here.

# People
me-title = You
me-text = You are a guest on this device, without an account. Your seats belong to you, not to this window.
me-name = Name
me-save = Save
me-saved = Saved.
me-move = Move to another device
me-move-text = A link makes another browser you, with all your seats. Whoever has it can play for you, so keep it to yourself. A new link ends the old ones.
me-move-make = Make a link
me-move-link = Open this link on the other device.
me-elsewhere = Other browsers
me-elsewhere-text = Signs you out of every other browser and device. Your seats stay yours here.
me-elsewhere-do = Sign out everywhere else
me-elsewhere-done = You are signed in here only now.
recover-title = Is this you?
recover-text = This browser is { $name } now. With this link it becomes the person who made it, with all their seats.
recover-yes = Yes, that is me
recover-no = No, leave it

# About
about-title = About Shadoof
about-text = Shadoof is a place to play, build boards for and study three board games. The program decides by the rules alone; everything it decides can be looked up, replayed and checked.
about-credits = The games and their makers
about-rulings = The rules, and where we had to rule
about-fair = Fair play
about-fair-text = The computer players know no more than you do, and dice are fixed by a secret before anybody sits down, so that every throw can be checked after the game.
about-licence = Licences
about-licence-text = The program is under the Apache-2.0 licence. The pages are built with:
