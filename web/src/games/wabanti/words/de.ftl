# Das Brett
wabanti-board = Wabanti-Brett, 15 Reihen von Feldern. Mit den Pfeiltasten gehst du, mit den Bildtasten zum nächsten Feld, auf dem etwas möglich ist, Enter führt aus, Escape lässt los.
wabanti-picked = { $from } → { $to } mit einer { $die }

# Ein Feld in Worten
wabanti-cell-stone = { $cell }: ein Stein.
wabanti-cell-free = { $cell }: frei.
wabanti-cell-side = An der Seite von { $name } ({ $letter }).
wabanti-cell-held = In der Hand: wähle, wo der Stein landet, oder Escape.
wabanti-cell-landing = Mit einer { $die } landet der Stein hier.
wabanti-cell-moves = { $targets ->
    [one] Er kann auf 1 Feld ziehen.
   *[other] Er kann auf { $targets } Felder ziehen.
}
wabanti-cell-pinned = Er hält die anderen zusammen.

# Würfel
wabanti-dice = Gewürfelt: { $thrown }. Noch nicht benutzt: { $unused }.
wabanti-no-dice = Keine Würfel auf dem Tisch

# Was gezeigt werden kann
wabanti-switch-pinned = Steine, die die anderen zusammenhalten
wabanti-switch-trace = Bewegungen des letzten Zugs
wabanti-switch-coordinates = Koordinaten

# Ein Platz
wabanti-seat-away = { $rows ->
    [0] Seite erreicht
    [one] Nächster Stein 1 Reihe entfernt
   *[other] Nächster Stein { $rows } Reihen entfernt
}
wabanti-seat-next = { $count ->
    [0] im nächsten Zug keine Würfel
    [one] im nächsten Zug 1 Würfel
   *[other] im nächsten Zug { $count } Würfel
}
wabanti-seat-now = { $count ->
    [0] alle Würfel benutzt
    [one] noch 1 Würfel zu benutzen
   *[other] noch { $count } Würfel zu benutzen
}

# Das Ergebnis
wabanti-score-touched = Seite erreicht: Stein auf { $cells }
wabanti-score-away = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
} von der Seite
wabanti-score-draw = Keine Seite wurde erreicht: unentschieden.

# Was getan wurde
wabanti-said-move = { $name } zieht { $from } nach { $to }.
wabanti-said-throw = { $name } würfelt { $dice }.
wabanti-said-no-dice = { $name } hat in diesem Zug keine Würfel.
wabanti-said-end = { $name } beendet den Zug.
wabanti-said-end-over = { $name } beendet den Zug. Die Partie ist zu Ende.

# Was der Zug verlangt
wabanti-hint-no-dice = Keine Würfel in diesem Zug, denn die letzten blieben alle ungenutzt. Beim nächsten Mal sind es wieder fünf.
wabanti-hint-done = Alle Würfel sind genutzt: Beende den Zug.
wabanti-hint-stuck = { $count ->
    [one] Kein Stein kann den letzten Würfel nutzen. Er fehlt im nächsten Zug.
   *[other] Kein Stein kann die { $count } übrigen Würfel nutzen. Sie fehlen im nächsten Zug.
}
wabanti-hint-left = { $count ->
    [one] 1 Würfel ist ungenutzt; er würde im nächsten Zug fehlen.
   *[other] { $count } Würfel sind ungenutzt; sie würden im nächsten Zug fehlen.
}

# Die Stellung laut
wabanti-aloud-stones = Steine auf { $cells }.
wabanti-aloud-dice = { $count ->
    [0] Keine Würfel zu benutzen.
    [one] 1 Würfel zu benutzen: { $dice }.
   *[other] { $count } Würfel zu benutzen: { $dice }.
}
wabanti-aloud-seat = { $name } ({ $letter }): noch { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
}, im nächsten Zug { $dice ->
    [0] keine Würfel
    [one] 1 Würfel
   *[other] { $dice } Würfel
}.
wabanti-notation = Notation: c2>d2 zieht den Stein von c2 nach d2, ein Punkt beendet den Zug.
