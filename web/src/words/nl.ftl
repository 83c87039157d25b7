# The page
skip-to-content = Naar de inhoud
close = Sluiten
you = jij
trouble-unreachable = De server is even niet bereikbaar. Er gaat niets verloren; probeer het zo nog eens.
trouble-unknown = Er ging iets mis op deze pagina. Opnieuw laden helpt meestal.
trouble-again = Nog eens proberen
trouble-home = Naar de beginpagina
lost-title = Hier is niets
lost-text = Misschien is het adres verkeerd getypt, of is de tafel gesloten voordat het spel begon. Gespeelde partijen blijven bewaard.
nav-label = Hoofdpagina’s
nav-play = Nieuwe tafel
nav-watch = Tafels
nav-boards = Borden
nav-learn = Leren
link-live = Verbonden
link-joining = Verbinden …
link-lost = Geen verbinding
link-idle = Hier is geen verbinding nodig
link-unsent = { $count ->
    [one] 1 beurt niet verstuurd
   *[other] { $count } beurten niet verstuurd
}
settings = Instellingen
settings-language = Taal
settings-theme = Weergave
settings-calm = Zonder beweging
settings-keys = Losse toetsen doen iets (u, e, / en ?)
theme-system = Zoals op dit apparaat
theme-light = Licht
theme-dark = Donker
foot-homage = Een onofficieel eerbetoon: de spellen zijn van hun bedenkers, { $designers }; de zinnen en tekeningen zijn van ons.
foot-about = Over Shadoof

# Home
home-title = Spellen van water en stenen
home-text = Geen account: kies een spel en je speelt.
home-players = { $fewest } tot { $most } spelers · van { $designer }
home-friends = Met vrienden
home-new = Nieuwe tafel
home-live = Wordt nu gespeeld
play-now = Speel nu tegen de computer
rules = Regels

# Setting a table up
setup-title = Nieuwe tafel
setup-game = Spel
setup-choose = Kies een spel.
setup-players = Aantal spelers
setup-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
setup-seats = Wie er spelen
setup-seat = Plaats { $letter }
setup-kind-me = Ik
setup-kind-open = Vrij, via een link
setup-kind-bot = De computer
setup-kind-device = Iemand aan dit apparaat
setup-level = Niveau van plaats { $letter }
setup-level-n = Niveau { $level }
setup-name = Naam voor plaats { $letter }
setup-name-hint = Naam
setup-board = Bord
setup-board-which = Welk bord
setup-board-fits = { $count ->
    [one] Goed met 1 speler
   *[other] Goed met { $count } spelers
}
setup-board-others = Andere
setup-map-own = Zelf een kaart intypen
setup-map = Kaart
setup-rules = Regels
setup-fair = Maak het bord eerlijk met een voorsprong
setup-fair-points = In volgorde van beurt: { $points } punten
setup-more = Meer
setup-pace = Tempo
setup-pace-none = Zonder klok
setup-pace-quick = 5 minuten en 10 seconden per beurt
setup-pace-calm = 15 minuten en 30 seconden per beurt
setup-pace-days = 3 dagen per beurt, met 3 dagen reserve
setup-first = Wie begint
setup-first-lot = Het lot beslist
setup-absence = Als iemand weg is
setup-absence-wait = Wachten
setup-absence-remind = Wachten, en zeggen op wie
setup-absence-bot = De computer neemt het over tot diegene terug is
setup-after = Na
setup-after-time = { $minutes ->
    [one] 1 minuut
    [60] 1 uur
    [1440] 1 dag
   *[other] { $minutes } minuten
}
setup-take-back = Een beurt mag teruggenomen worden als iedereen het goedvindt
setup-listed = Laat de tafel aan iedereen zien
setup-pair = Twee partijen met verwisselde plaatsen, punten bij elkaar opgeteld
setup-open = Open de tafel
pace-none = zonder klok
pace-real-time = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
pace-reserve = { $pace }, met { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} reserve
pace-hours = { $hours ->
    [one] 1 uur per beurt
   *[other] { $hours } uur per beurt
}
fair-title = { $count ->
    [one] Hoe eerlijk het is met 1 speler
   *[other] Hoe eerlijk het is met { $count } spelers
}
fair-turn = { $place }e
fair-share = wint { $percent } % ({ $low }–{ $high })
fair-note = In volgorde van beurt, met een voorsprong van { $points }; gemeten in { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} tussen even sterke computers.
fair-key = Dunne lijn: daartussen ligt het ware aandeel, in 95 van de 100 gevallen. Streepjeslijn: gelijk.
fair-none = { $count ->
    [one] Niet gemeten met 1 speler.
   *[other] Niet gemeten met { $count } spelers.
}

# Before the start
table-open = Wacht op spelers
table-cancelled = Deze tafel is gesloten
table-cancelled-text = Hij is gesloten voordat het spel begon.
join = Ga zitten
join-here = Hier zitten
join-text = Er is een plaats voor je vrij. Een account is niet nodig.
invite-text = Stuur deze link aan wie mee moet doen, of laat de code scannen.
invite-code = Code om te scannen
invite-address = Link
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-send = Versturen …
open-waiting = Het spel begint vanzelf zodra iedereen zit.
open-expires = De tafel sluit op { $when } als het spel dan niet begonnen is.
leave = Mijn plaats opgeven
cancel-table = Sluit de tafel

# At the table
table-board = Bord
board-closer = Dichterbij kijken
board-whole = Het hele bord laten zien
board-confirm = Uitvoeren
board-let-go = Loslaten
players = Spelers
seat-open = Vrije plaats
seat-bot = Computer, niveau { $level }
seat-device = zelfde apparaat
seat-away = weg
seat-held = computer speelt (niveau { $level })
seat-resigned = opgegeven
seat-waited-for = de tafel wacht
turn-yours = Jij bent aan de beurt
turn-theirs = { $name } is aan de beurt
turn-at-device = { $name }, jouw beurt
turn-now = Nu { $name }
strip-label = Wie speelt, en hoe het staat
points-now = { $points ->
    [one] { $name } heeft nu 1 punt.
   *[other] { $name } heeft nu { $points } punten.
}
points-of = { $points ->
    [one] 1 punt voor { $name }: laat zien waarvandaan
   *[other] { $points } punten voor { $name }: laat zien waarvandaan
}
points-open = { $head ->
    [1] Punten alsof het spel nu eindigt, met de voorsprong erbij
   *[other] Punten alsof het spel nu eindigt
}
clock = Resterende tijd
clock-days = { $days } d { $hours } u
switches = Toon op het bord
switches-open = Tonen
draft-label = Deze beurt
draft-empty = Nog niets. Tik op het bord.
draft-ready = Je hebt { $action } in de hand: voer het uit of laat los, en beëindig dan de beurt.
draft-not-yours = Je bent niet aan de beurt.
draft-back = Stap terug
draft-reset = Opnieuw
draft-end = Einde beurt
draft-type = Typ een zet, bijv. { $example }
draft-sending = Onderweg naar de server …
draft-unsent = Nog niet bij de server aangekomen. De beurt wordt hier bewaard en vanzelf opnieuw verstuurd.
draft-returned = De beurt is niet gespeeld: { $why }
rule-link = Regel { $rule }
score-all = Waar de punten vandaan komen
score-of = Punten van { $name }
keys-title = Toetsen
key-arrows = over het bord lopen
key-enter = kiezen, en nog eens om het te doen
key-back = stap terug
key-end = einde beurt
key-type = een zet typen
key-escape = loslaten, sluiten
key-help = deze lijst
log-title = Wat er gebeurde
log-empty = Nog niets.
log-seated = { $name } ging zitten.
log-started = Het spel begint; { $name } begint.
log-take-back-asked = { $name } vraagt de laatste beurt terug.
log-take-back-yes = { $name } vindt het goed.
log-take-back-no = { $name } vindt het niet goed.
log-taken-back = De beurt van { $name } is teruggenomen.
log-resigned = { $name } gaf op.
log-held = De computer (niveau { $level }) speelt voor { $name }.
log-back = { $name } is terug.
log-waiting = De tafel wacht op { $name }.
log-rematch = Een nieuwe partij met dezelfde mensen staat klaar.
aloud-title = Het bord in woorden
take-back-ask = Neem mijn beurt terug
take-back-asked = { $name } vraagt de laatste beurt terug.
take-back-yes = Goed
take-back-no = Liever niet
held-for-you = De computer speelt voor { $name }.
held-back = Neem de plaats terug
resign = Opgeven
resign-title = Deze partij opgeven?
resign-text = De anderen spelen door, en wie opgeeft, kan niet meer winnen.
resign-who = Wie geeft op
resign-yes = Opgeven
resign-no = Doorspelen
replay = Naspelen
share = Delen
share-text = Wie deze link opent, kan toekijken en op een vrije plaats gaan zitten.
menu-table = Meer
watching = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}

# The end
result-title = Uitslag
result-one = { $name } wint
result-several = { $names } winnen samen
result-draw = Onbeslist
result-resigned = Door opgave.
result-how = Loop de punten na
rematch = Nog een keer
rematch-go = Naar de volgende partij
download-record = Partij
download-svg = Plaatje (SVG)
download-png = Plaatje (PNG)
pair-game = Partij { $game } van 2.
pair-other = Naar de andere partij
pair-result = Beide partijen samen { $points }. { $who }.
pair-result-plain = Beide partijen samen: { $who }.
dice-title = Waren de dobbelstenen eerlijk?
dice-text = Voordat iemand ging zitten, legde de server een geheim vast en toonde de vingerafdruk ervan. Elke plaats voegde er een eigen getal aan toe. Daaruit volgen alle worpen, en nu het spel uit is, kan je browser ze nog eens gooien.
dice-commitment = Vingerafdruk:
dice-verify = Gooi opnieuw en vergelijk
dice-fair = { $count ->
    [one] Ja: de worp is die van tevoren vastlag.
   *[other] Ja: alle { $count } worpen lagen zo van tevoren vast.
}
dice-unfair = { $count ->
    [0] Nee: het geheim past niet bij zijn vingerafdruk, of het lot wees een ander aan om te beginnen.
    [one] Nee: 1 worp is anders dan van tevoren vastlag.
   *[other] Nee: { $count } worpen zijn anders dan van tevoren vastlag.
}
dice-not-here = Een pagina zonder https kan dit niet uitrekenen. Download de partij en gebruik ‘shadoof verify’.

# Lists
tables-title = Tafels
tables-which = Welke tafels
tables-lobby = Vrije plaatsen
tables-live = Nu bezig
tables-mine = Mijn tafels
tables-lobby-none = Niemand wacht op spelers. Open een tafel en laat hem aan iedereen zien.
tables-live-none = Er wordt nu geen openbare partij gespeeld.
tables-mine-none = Je hebt nog geen tafel.
status-open = wacht op spelers
status-running = wordt gespeeld
status-over = afgelopen
status-cancelled = gesloten
round = ronde { $round }
page-before = Nieuwer
page-next = Ouder
page-of = { $page } van { $pages }
boards-title = Borden
boards-text = Elk bord hier is onze eigen tekening, ook als het de naam van een gedrukt bord draagt. Hoe eerlijk elk bord is, is gemeten in partijen tussen even sterke computers.
boards-play = Speel erop

# Replay
replay-controls = Naspelen
replay-first = Naar het begin
replay-turn-before = Vorige beurt
replay-before = Stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Stap verder
replay-turn-next = Volgende beurt
replay-last = Naar het einde
replay-moment = Moment
replay-at = Actie { $at } van { $last }
replay-speed = Snelheid
replay-start = Vóór de eerste actie.
replay-turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
go-on = Speel vanaf hier verder
go-on-text = Er gaat een nieuwe tafel open die met deze stelling begint. Wie spelen er?
take-away = Meenemen
share-position = Link naar deze stelling
open-file = Open een partij uit een bestand
open-file-text = Een gedownloade partij, van hier of van elders, speel je op deze pagina na.
open-file-choose = Kies een bestand
open-file-bad = Dit bestand is geen partij: het moet JSON zijn.

# Learning
learn-title = Leren spelen
learn-text = De regels in onze eigen woorden, elk met zijn nummer, en partijen met uitleg.
learn-rules = Lees de regels
learn-demos = Partijen met uitleg
rules-contents = Inhoud
rules-ruling = onze beslissing
rules-ruling-text = De gedrukte regels laten dit open; hier wordt het zo gespeeld.
rules-try = Probeer { $action }
rules-tried-fine = Dat mag hier.

# People
me-title = Jij
me-text = Je bent op dit apparaat te gast, zonder account. Je plaatsen zijn van jou, niet van dit venster.
me-name = Naam
me-save = Bewaren
me-saved = Bewaard.
me-move = Verhuizen naar een ander apparaat
me-move-text = Met een link wordt een andere browser jou, met al je plaatsen. Wie hem heeft, kan voor je spelen, dus houd hem voor jezelf. Een nieuwe link maakt oude ongeldig.
me-move-make = Maak een link
me-move-link = Open deze link op het andere apparaat.
me-elsewhere = Andere browsers
me-elsewhere-text = Meldt je af in alle andere browsers en op alle andere apparaten. Hier houd je je plaatsen.
me-elsewhere-do = Overal elders afmelden
me-elsewhere-done = Je bent nu alleen nog hier aangemeld.
recover-title = Ben jij dit?
recover-text = Deze browser is nu { $name }. Met deze link wordt hij de persoon die de link maakte, met al diens plaatsen.
recover-yes = Ja, dat ben ik
recover-no = Nee, laat maar

# About
about-title = Over Shadoof
about-text = Shadoof is een plek om drie bordspellen te spelen, er borden voor te maken en ze te bestuderen. Het programma beslist alleen volgens de regels; alles wat het beslist, kun je nalezen, naspelen en nagaan.
about-credits = De spellen en hun makers
about-rulings = De regels, en waar wij moesten beslissen
about-fair = Eerlijk spel
about-fair-text = De computers weten niet meer dan jij, en de dobbelstenen liggen vast door een geheim voordat iemand gaat zitten, zodat elke worp na het spel is na te gaan.
about-licence = Licenties
about-licence-text = Het programma valt onder de Apache-2.0-licentie. De pagina’s zijn gemaakt met:
