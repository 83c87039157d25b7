# Das Brett
wadi-board = Wadi-Brett, { $rows } Reihen und { $columns } Spalten. Pfeiltasten gehen, Bildtasten springen zum nächsten Feld, auf dem etwas möglich ist, Enter handelt, Escape lässt los.

# Ein Feld in Worten
wadi-cell-land = { $cell }: Land mit { $basins ->
    [one] 1 Wasserbehälter
   *[other] { $basins } Wasserbehältern
}, { $disc ->
    [wet] darauf liegt eine Scheibe.
   *[dry] trocken.
}
wadi-cell-river = { $cell }: Wadi, fließt nach { $to ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}. { $discs ->
    [0] Kein Wasser.
    [one] 1 Scheibe.
   *[other] { $discs } Scheiben.
}
wadi-cell-fork = { $cell }: Gabelung des Wadis: die größere Hälfte fließt nach { $to ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}, die andere Hälfte nach { $lesser ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}. { $discs ->
    [0] Kein Wasser.
    [one] 1 Scheibe.
   *[other] { $discs } Scheiben.
}
wadi-cell-shadoof = Schaduf von { $name } ({ $letter }).
wadi-cell-watchman = Wächter von { $name } ({ $letter }).
wadi-cell-forbidden = Verboten durch den Wächter von { $name } ({ $letter }).
wadi-cell-build = Hier kann ein Schaduf stehen.
wadi-cell-pump = { $targets ->
    [one] Das Wasser kann auf 1 Kärtchen gepumpt werden.
   *[other] Das Wasser kann auf { $targets } Kärtchen gepumpt werden.
}
wadi-cell-stand = Hier kann dein Wächter stehen.
wadi-cell-back = Dein Wächter kann endgültig zurückgeholt werden.
wadi-cell-target = Enter pumpt die Scheibe von { $from } hierher.
wadi-cell-source = In der Hand: wähle, wohin das Wasser geht, oder Escape.
wadi-cell-again = In der Hand: noch einmal Enter führt es aus, Escape lässt los.

# Was in der Hand ist
wadi-picked-build = Auf { $cell } bauen
wadi-picked-pump = Pumpen { $from } → { $to }
wadi-picked-stand = Wächter nach { $cell }
wadi-picked-back = Den Wächter endgültig zurückholen
wadi-picked-source = Wasser von { $cell }

# Was gezeigt werden kann
wadi-switch-next-water = Wasser in der nächsten Runde
wadi-switch-reach = Reichweite deiner Schadufs
wadi-switch-reach-all = Reichweite aller Schadufs
wadi-switch-forbidden = Verbotene Gebiete
wadi-switch-zones = Zonen
wadi-switch-coordinates = Koordinaten

# Ein Platz
wadi-seat-supply = { $count ->
    [0] Kein Schaduf übrig
    [one] Noch 1 Schaduf
   *[other] Noch { $count } Schadufs
}
wadi-seat-talisman = Hat den Talisman und beginnt diese Runde
wadi-seat-watchman = Wächter auf { $cell }
wadi-seat-watchman-back = { $points ->
    [one] Wächter zurück: +1
    [2] Wächter zurück: +2
   *[other] Wächter: { $points }
}
wadi-seat-actions = { $actions ->
    [0] Keine Aktion mehr
    [one] Noch 1 Aktion
   *[other] Noch { $actions } Aktionen
}
wadi-seat-builds = { $builds ->
    [0] bauen geht nicht mehr
    [one] davon darf 1 ein Bau sein
   *[other] davon dürfen { $builds } ein Bau sein
}

# Das Wertungsblatt
wadi-score-walk = Schaduf für Schaduf
wadi-score-at = Schaduf { $at } von { $count }
wadi-score-before = Der vorige Schaduf
wadi-score-after = Der nächste Schaduf
wadi-score-shadoof = Schaduf { $cell }
wadi-score-dry = kein Wasser
wadi-score-head-start = Vorsprung
wadi-score-watchman-back = Wächter zurückgeholt
wadi-score-watchman-stayed = Wächter zu lange geblieben
wadi-score-supply = { $count ->
    [0] Kein Schaduf übrig; das zählt bei Gleichstand
    [one] 1 Schaduf übrig; der zählt bei Gleichstand
   *[other] { $count } Schadufs übrig; die zählen bei Gleichstand
}

# Was getan wurde
wadi-said-build = { $name } baut einen Schaduf auf { $cell }.
wadi-said-pump = { $name } pumpt von { $from } nach { $to }.
wadi-said-stand = Der Wächter von { $name } geht nach { $cell }.
wadi-said-back = Der Wächter von { $name } verlässt das Brett.
wadi-said-end = { $name } beendet den Zug.
wadi-said-end-round = { $name } beendet den Zug. Runde { $round } ist vorbei: Das Wasser fließt weiter, und { $first } beginnt die nächste.
wadi-said-end-place = { $name } beendet den Zug. Runde 1 ist vorbei: Das Wasser fließt weiter, und die Wächter kommen ins Spiel.
wadi-said-end-over = { $name } beendet den Zug. Das Wadi ist ausgetrocknet: Die Partie ist zu Ende.

# Was der Zug verlangt
wadi-hint-place = Setze deinen Wächter auf ein markiertes Kärtchen.
wadi-hint-guard = Zuerst dein Wächter: Tippe auf ihn, um ihn zurückzuholen, oder auf ein markiertes Kärtchen, um ihn dorthin zu versetzen.
wadi-hint-done = Es gibt nichts mehr zu tun: Beende den Zug.

# Die Stellung laut
wadi-aloud-water = { $discs ->
    [0] Das Wadi ist trocken.
    [one] 1 Scheibe im Wadi: { $cells }.
   *[other] { $discs } Scheiben im Wadi: { $cells }.
} { $rounds ->
    [0] {""}
    [one] Ohne Pumpen ist es in 1 Runde trocken.
   *[other] Ohne Pumpen ist es in { $rounds } Runden trocken.
}
wadi-aloud-discs = { $count ->
    [0] Keine Scheibe auf dem Land.
    [one] 1 Scheibe auf dem Land: { $cells }.
   *[other] { $count } Scheiben auf dem Land: { $cells }.
}
wadi-aloud-seat = { $name } ({ $letter }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Schadufs auf { $cells }, noch { $supply } im Vorrat.
wadi-aloud-watchman = Der Wächter von { $name } steht auf { $cell }.
wadi-notation = Notation: +c3 baut, c2>d2 pumpt, @c3 setzt oder versetzt den Wächter, @- holt ihn zurück, ein Punkt beendet den Zug.
wadi-map-hint = Eine Zeile je Reihe: 1 2 3 für Land, ein Pfeil für das Wadi mit den Scheiben dahinter, ein Punkt, wo kein Kärtchen liegt.
