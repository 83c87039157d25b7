# The page
skip-to-content = Zum Inhalt
close = Schließen
you = du
trouble-unreachable = Der Server ist gerade nicht erreichbar. Es geht nichts verloren; versuch es gleich noch einmal.
trouble-unknown = Auf dieser Seite ist etwas schiefgegangen. Neu laden hilft meistens.
trouble-again = Noch einmal versuchen
trouble-home = Zur Startseite
lost-title = Hier ist nichts
lost-text = Vielleicht ist die Adresse vertippt, oder der Tisch wurde geschlossen, bevor das Spiel begann. Gespielte Partien bleiben, wo sie sind.
nav-label = Hauptseiten
nav-play = Neuer Tisch
nav-watch = Tische
nav-boards = Bretter
nav-learn = Lernen
link-live = Verbunden
link-joining = Verbinde …
link-lost = Keine Verbindung
link-idle = Hier ist keine Verbindung nötig
link-unsent = { $count ->
    [one] 1 Zug nicht gesendet
   *[other] { $count } Züge nicht gesendet
}
settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-calm = Ohne Bewegung
settings-keys = Einzelne Tasten lösen etwas aus (u, e, / und ?)
theme-system = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
foot-homage = Eine inoffizielle Hommage: Die Spiele gehören ihren Autoren, { $designers }; Sätze und Zeichnungen sind unsere eigenen.
foot-about = Über Shadoof

# Home
home-title = Spiele um Wasser und Steine
home-text = Ohne Konto: Such dir ein Spiel aus, und du spielst.
home-players = { $fewest } bis { $most } Spieler · von { $designer }
home-friends = Mit Freunden
home-new = Neuer Tisch
home-live = Wird gerade gespielt
play-now = Jetzt gegen den Computer spielen
rules = Regeln

# Setting a table up
setup-title = Neuer Tisch
setup-game = Spiel
setup-choose = Such dir ein Spiel aus.
setup-players = Zahl der Spieler
setup-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
setup-seats = Wer spielt
setup-seat = Platz { $letter }
setup-kind-me = Ich
setup-kind-open = Frei, per Link
setup-kind-bot = Der Computer
setup-kind-device = Jemand an diesem Gerät
setup-level = Stufe von Platz { $letter }
setup-level-n = Stufe { $level }
setup-name = Name für Platz { $letter }
setup-name-hint = Name
setup-board = Brett
setup-board-which = Welches Brett
setup-board-fits = { $count ->
    [one] Gut mit 1 Spieler
   *[other] Gut mit { $count } Spielern
}
setup-board-others = Andere
setup-map-own = Eine eigene Karte eintippen
setup-map = Karte
setup-rules = Regeln
setup-fair = Das Brett mit einem Vorsprung ausgleichen
setup-fair-points = In der Reihenfolge der Züge: { $points } Punkte
setup-more = Mehr
setup-pace = Tempo
setup-pace-none = Ohne Uhr
setup-pace-quick = 5 Minuten und 10 Sekunden je Zug
setup-pace-calm = 15 Minuten und 30 Sekunden je Zug
setup-pace-days = 3 Tage je Zug, mit 3 Tagen Reserve
setup-first = Wer beginnt
setup-first-lot = Das Los entscheidet
setup-absence = Wenn jemand weg ist
setup-absence-wait = Warten
setup-absence-remind = Warten und sagen, auf wen
setup-absence-bot = Der Computer springt ein, bis die Person zurück ist
setup-after = Nach
setup-after-time = { $minutes ->
    [one] 1 Minute
    [60] 1 Stunde
    [1440] 1 Tag
   *[other] { $minutes } Minuten
}
setup-take-back = Züge dürfen zurückgenommen werden, wenn alle zustimmen
setup-listed = Den Tisch allen zeigen
setup-pair = Zwei Partien mit getauschten Plätzen, Punkte zusammengezählt
setup-open = Tisch öffnen
pace-none = ohne Uhr
pace-real-time = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-reserve = { $pace }, mit { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
} Reserve
pace-hours = { $hours ->
    [one] 1 Stunde je Zug
   *[other] { $hours } Stunden je Zug
}
fair-title = { $count ->
    [one] Wie ausgeglichen es mit 1 Spieler ist
   *[other] Wie ausgeglichen es mit { $count } Spielern ist
}
fair-turn = { $place }.
fair-share = gewinnt { $percent } % ({ $low }–{ $high })
fair-note = In der Reihenfolge der Züge, mit einem Vorsprung von { $points }; gemessen in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} zwischen gleich starken Computern.
fair-key = Dünne Linie: Dazwischen liegt der wahre Anteil, in 95 von 100 Fällen. Gestrichelt: ausgeglichen.
fair-none = { $count ->
    [one] Mit 1 Spieler nicht gemessen.
   *[other] Mit { $count } Spielern nicht gemessen.
}

# Before the start
table-open = Wartet auf Spieler
table-cancelled = Dieser Tisch ist geschlossen
table-cancelled-text = Er wurde geschlossen, bevor das Spiel begann.
join = Platz nehmen
join-here = Hier sitzen
join-text = Für dich ist ein Platz frei. Ein Konto brauchst du nicht.
invite-text = Schick diesen Link an alle, die mitspielen sollen, oder lass sie den Code scannen.
invite-code = Code zum Scannen
invite-address = Link
invite-copy = Link kopieren
invite-copied = Kopiert
invite-send = Senden …
open-waiting = Das Spiel beginnt von selbst, sobald alle sitzen.
open-expires = Der Tisch schließt am { $when }, wenn das Spiel dann nicht begonnen hat.
leave = Meinen Platz aufgeben
cancel-table = Tisch schließen

# At the table
table-board = Brett
board-closer = Näher hinsehen
board-whole = Das ganze Brett zeigen
board-confirm = Ausführen
board-let-go = Loslassen
players = Spieler
seat-open = Freier Platz
seat-bot = Computer, Stufe { $level }
seat-device = gleiches Gerät
seat-away = weg
seat-held = Computer spielt (Stufe { $level })
seat-resigned = aufgegeben
seat-waited-for = der Tisch wartet
turn-yours = Du bist am Zug
turn-theirs = { $name } ist am Zug
turn-at-device = { $name }, du bist am Zug
turn-now = Jetzt { $name }
strip-label = Wer spielt, und wie es steht
points-now = { $points ->
    [one] { $name } hat jetzt 1 Punkt.
   *[other] { $name } hat jetzt { $points } Punkte.
}
points-of = { $points ->
    [one] 1 Punkt für { $name }: zeigen, woher
   *[other] { $points } Punkte für { $name }: zeigen, woher
}
points-open = { $head ->
    [1] Punkte, als wäre das Spiel jetzt zu Ende, mit dem Vorsprung
   *[other] Punkte, als wäre das Spiel jetzt zu Ende
}
clock = Restzeit
clock-days = { $days } T { $hours } h
switches = Auf dem Brett zeigen
switches-open = Zeigen
draft-label = Dieser Zug
draft-empty = Noch nichts. Tippe auf das Brett.
draft-ready = Du hast { $action } in der Hand: erst ausführen oder loslassen, dann den Zug beenden.
draft-not-yours = Du bist nicht am Zug.
draft-back = Schritt zurück
draft-reset = Zurücksetzen
draft-end = Zug beenden
draft-type = Zug eintippen, z. B. { $example }
draft-sending = Unterwegs zum Server …
draft-unsent = Noch nicht beim Server angekommen. Der Zug wird hier aufbewahrt und von selbst noch einmal gesendet.
draft-returned = Der Zug wurde nicht gespielt: { $why }
rule-link = Regel { $rule }
score-all = Woher die Punkte kommen
score-of = Punkte von { $name }
keys-title = Tasten
key-arrows = über das Brett gehen
key-enter = wählen, und noch einmal, um es zu tun
key-back = Schritt zurück
key-end = Zug beenden
key-type = einen Zug eintippen
key-escape = loslassen, schließen
key-help = diese Liste
log-title = Was geschah
log-empty = Noch nichts.
log-seated = { $name } hat Platz genommen.
log-started = Das Spiel beginnt; { $name } fängt an.
log-take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
log-take-back-yes = { $name } stimmt zu.
log-take-back-no = { $name } stimmt nicht zu.
log-taken-back = Der Zug von { $name } wurde zurückgenommen.
log-resigned = { $name } hat aufgegeben.
log-held = Der Computer (Stufe { $level }) spielt für { $name }.
log-back = { $name } ist zurück.
log-waiting = Der Tisch wartet auf { $name }.
log-rematch = Eine neue Partie mit denselben Leuten steht bereit.
aloud-title = Das Brett in Worten
take-back-ask = Meinen Zug zurücknehmen
take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
take-back-yes = Zustimmen
take-back-no = Ablehnen
held-for-you = Der Computer spielt für { $name }.
held-back = Platz wieder einnehmen
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-text = Die anderen spielen weiter, und wer aufgibt, kann nicht mehr gewinnen.
resign-who = Wer gibt auf
resign-yes = Aufgeben
resign-no = Weiterspielen
replay = Nachspielen
share = Teilen
share-text = Wer diesen Link öffnet, kann zuschauen und sich setzen, wo ein Platz frei ist.
menu-table = Mehr
watching = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

# The end
result-title = Ergebnis
result-one = { $name } gewinnt
result-several = { $names } gewinnen gemeinsam
result-draw = Unentschieden
result-resigned = Durch Aufgabe.
result-how = Die Punkte durchgehen
rematch = Noch einmal
rematch-go = Zur nächsten Partie
download-record = Partie
download-svg = Bild (SVG)
download-png = Bild (PNG)
pair-game = Partie { $game } von 2.
pair-other = Zur anderen Partie
pair-result = Beide Partien zusammen { $points }. { $who }.
pair-result-plain = Beide Partien zusammen: { $who }.
dice-title = Waren die Würfel fair?
dice-text = Bevor jemand Platz nahm, hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jeder Platz gab eine eigene Zahl dazu. Daraus folgen alle Würfe, und jetzt, nach dem Spiel, kann dein Browser sie noch einmal werfen.
dice-commitment = Fingerabdruck:
dice-verify = Noch einmal werfen und vergleichen
dice-fair = { $count ->
    [one] Ja: Der Wurf ist der, der vorher feststand.
   *[other] Ja: Alle { $count } Würfe sind die, die vorher feststanden.
}
dice-unfair = { $count ->
    [0] Nein: Das Geheimnis passt nicht zu seinem Fingerabdruck, oder das Los bestimmte jemand anderen zum Anfangen.
    [one] Nein: 1 Wurf ist nicht der, der vorher feststand.
   *[other] Nein: { $count } Würfe sind nicht die, die vorher feststanden.
}
dice-not-here = Eine Seite ohne https kann das nicht ausrechnen. Lade die Partie herunter und nimm „shadoof verify“.

# Lists
tables-title = Tische
tables-which = Welche Tische
tables-lobby = Freie Plätze
tables-live = Laufende
tables-mine = Meine
tables-lobby-none = Niemand wartet auf Mitspieler. Öffne einen Tisch und zeig ihn allen.
tables-live-none = Gerade wird keine öffentliche Partie gespielt.
tables-mine-none = Du hast noch keinen Tisch.
status-open = wartet auf Spieler
status-running = wird gespielt
status-over = zu Ende
status-cancelled = geschlossen
round = Runde { $round }
page-before = Neuere
page-next = Ältere
page-of = { $page } von { $pages }
boards-title = Bretter
boards-text = Jedes Brett hier ist unsere eigene Zeichnung, auch wo es den Namen eines gedruckten trägt. Wie ausgeglichen jedes ist, wurde in Partien zwischen gleich starken Computern gemessen.
boards-play = Darauf spielen

# Replay
replay-controls = Nachspielen
replay-first = Zum Anfang
replay-turn-before = Voriger Zug
replay-before = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt weiter
replay-turn-next = Nächster Zug
replay-last = Zum Ende
replay-moment = Zeitpunkt
replay-at = Aktion { $at } von { $last }
replay-speed = Tempo
replay-start = Vor der ersten Aktion.
replay-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
go-on = Von hier weiterspielen
go-on-text = Ein neuer Tisch beginnt mit dieser Stellung. Wer spielt?
take-away = Mitnehmen
share-position = Link zu dieser Stellung
open-file = Eine Partie aus einer Datei öffnen
open-file-text = Eine heruntergeladene Partie, von hier oder anderswo, lässt sich auf dieser Seite nachspielen.
open-file-choose = Datei wählen
open-file-bad = Diese Datei ist keine Partie: Es muss JSON sein.

# Learning
learn-title = Spielen lernen
learn-text = Die Regeln in unseren eigenen Worten, jede mit ihrer Nummer, und kommentierte Partien.
learn-rules = Die Regeln lesen
learn-demos = Kommentierte Partien
rules-contents = Inhalt
rules-ruling = unsere Entscheidung
rules-ruling-text = Die gedruckten Regeln lassen das offen; hier wird es so gespielt.
rules-try = { $action } versuchen
rules-tried-fine = Das ist hier erlaubt.

# People
me-title = Du
me-text = Du bist auf diesem Gerät zu Gast, ohne Konto. Deine Plätze gehören dir, nicht diesem Fenster.
me-name = Name
me-save = Speichern
me-saved = Gespeichert.
me-move = Auf ein anderes Gerät umziehen
me-move-text = Ein Link macht einen anderen Browser zu dir, mit allen deinen Plätzen. Wer ihn hat, kann für dich spielen, also behalte ihn für dich. Ein neuer Link beendet die alten.
me-move-make = Link erzeugen
me-move-link = Öffne diesen Link auf dem anderen Gerät.
me-elsewhere = Andere Browser
me-elsewhere-text = Meldet dich in allen anderen Browsern und auf allen anderen Geräten ab. Hier behältst du deine Plätze.
me-elsewhere-do = Überall sonst abmelden
me-elsewhere-done = Du bist jetzt nur noch hier angemeldet.
recover-title = Bist du das?
recover-text = Dieser Browser ist jetzt { $name }. Mit diesem Link wird er zu der Person, die ihn erzeugt hat, mit allen ihren Plätzen.
recover-yes = Ja, das bin ich
recover-no = Nein, lieber nicht

# About
about-title = Über Shadoof
about-text = Shadoof ist ein Ort, um drei Brettspiele zu spielen, Bretter für sie zu bauen und sie zu erforschen. Das Programm entscheidet allein nach den Regeln; alles, was es entscheidet, lässt sich nachlesen, nachspielen und nachprüfen.
about-credits = Die Spiele und wer sie gemacht hat
about-rulings = Die Regeln, und wo wir entscheiden mussten
about-fair = Faires Spiel
about-fair-text = Die Computer wissen nicht mehr als du, und die Würfel stehen durch ein Geheimnis fest, bevor jemand Platz nimmt, sodass sich jeder Wurf nach dem Spiel nachprüfen lässt.
about-licence = Lizenzen
about-licence-text = Das Programm steht unter der Apache-2.0-Lizenz. Die Seiten sind gebaut mit:
