wadi-summary = Pumpe das Wasser eines Wüstenflusses auf dein Land, bevor er austrocknet.
wadi-credits = Wadi und Die Wächter sind Spiele von Martyn F. Dies ist eine inoffizielle Hommage; jedes Brett hier ist unsere eigene Zeichnung, auch wo es den Namen eines gedruckten trägt.

# Karten
wadi-map-empty = Erwartet wird eine Karte, gefunden wurde kein einziges Kärtchen.
wadi-map-rows = Erwartet werden höchstens { $most } Reihen, erhalten: { $rows }.
wadi-map-columns = Reihe { $row }: erwartet werden höchstens { $most } Kärtchen, erhalten: { $columns }.
wadi-map-size = Erwartet werden höchstens { $cells } Felder in höchstens { $side } Reihen und Spalten, erhalten: { $rows } Reihen zu { $columns }.
wadi-map-ragged = Reihe { $row }: erwartet werden { $expected } Kärtchen wie in Reihe 1, erhalten: { $came }.
wadi-map-token = Reihe { $row }, Spalte { $column }: „{ $token }“ ist kein Kärtchen. Erwartet werden 1, 2 oder 3 (Land), . (leer) oder ein Pfeil wie ↓ mit den Scheiben darauf (Wadi).
wadi-map-fork = Reihe { $row }, Spalte { $column }: „{ $token }“. Erwartet wird ein Pfeil, oder zwei verschiedene für eine Gabelung.
wadi-map-discs = Reihe { $row }, Spalte { $column }: „{ $token }“. Erwartet werden 1 bis 99 Scheiben nach dem Pfeil, ohne führende Null.
wadi-map-onto-land = Das Wadi auf { $cell } fließt bei { $goal } auf Land; erwartet wird ein Wadikärtchen, ein leeres Feld oder der Rand.
wadi-map-circle = Das Wadi läuft im Kreis: { $cells }. Jeder Pfeil muss am Ende hinausführen.
wadi-map-dry = Auf keinem Wadikärtchen liegt eine Scheibe; erwartet wird mindestens eine Zahl nach einem Pfeil.
wadi-head-key = { $key } ist keine Zeile im Kopf eines Szenarios oder steht zweimal da. Erwartet wird { $known }.
wadi-head-players = players: erwartet werden Zahlen von 2 bis 4 mit Leerzeichen dazwischen, erhalten: { $came }.
wadi-scenario-missing = scenario: erwartet wird eine Karte oder der Name eines eingebauten Bretts, angegeben ist nichts.
wadi-scenario-text = scenario: erwartet wird Text, erhalten: { $came }.
wadi-scenario-unknown = scenario: { $came } ist weder eine Karte noch eines von { $known }.

# Regeln eines Tisches
wadi-rules-building = building: erwartet wird "free", "spreading" oder "original", erhalten: { $came }.
wadi-rules-watchmen = watchmen: erwartet wird true oder false, erhalten: { $came }.
wadi-rules-builds = builds_per_turn: erwartet wird 1 oder 2, erhalten: { $came }.
wadi-rules-head-start = head_start: erwartet werden { $players } ganze Zahlen von 0 bis 99, eine je Platz, erhalten: { $came }.

# Ablehnungen
wadi-malformed = „{ $came }“ ist auf diesem Brett keine Aktion. Erwartet wird +c3, c2>d2, @c3, @- oder ein Punkt.
wadi-over = Der Fluss ist trocken, das Spiel ist vorbei.
wadi-void = Auf { $cell } liegt kein Kärtchen.
wadi-no-action = In diesem Zug ist keine Aktion mehr übrig; er kann nur noch beendet werden.
wadi-no-build = In diesem Zug wurde schon ein Schaduf gebaut; jetzt kann nur noch gepumpt werden.
wadi-no-build-pro = { $count ->
    [one] In diesem Zug wurde schon ein Schaduf gebaut; jetzt kann nur noch gepumpt werden.
   *[other] In diesem Zug wurden schon { $count } Schadufs gebaut; jetzt kann nur noch gepumpt werden.
}
wadi-no-supply = Alle { $count } eigenen Schadufs stehen schon auf dem Brett.
wadi-on-wadi = { $cell } ist ein Wadikärtchen; es muss Land sein.
wadi-on-disc = Auf { $cell } liegt eine Scheibe.
wadi-on-shadoof = Auf { $cell } steht ein Schaduf.
wadi-forbidden = { $cell } liegt im verbotenen Gebiet des Wächters auf { $watchman }.
wadi-beside-shadoof = { $cell } grenzt waagerecht oder senkrecht an einen anderen Schaduf.
wadi-beside-own-shadoof = { $cell } grenzt an einen eigenen Schaduf; auch ohne Wasser in Reichweite ist das nicht erlaubt.
wadi-pump-to-wadi = { $cell } ist ein Wadikärtchen; Wasser wird nur auf Land gepumpt.
wadi-pump-to-disc = Auf { $cell } liegt schon eine Scheibe.
wadi-pump-from-dry = Auf { $cell } liegt keine Scheibe zum Pumpen.
wadi-far-bank = Für den Schaduf auf { $shadoof } liegt { $cell } auf der anderen Seite des Wadis, darum kann er { $from }>{ $to } nicht pumpen.
wadi-no-single-shadoof = Kein einzelner eigener Schaduf erreicht sowohl { $from } als auch { $to }.
wadi-source-out-of-reach = Kein eigener Schaduf reicht bis { $from }; einer, der daneben gebaut wird, schon.
wadi-out-of-reach = Kein eigener Schaduf reicht von { $from } bis { $to }.
wadi-no-watchmen = Diese Partie wird ohne Wächter gespielt.
wadi-watchman-first = Zuerst der Wächter: versetze ihn oder hole ihn zurück.
wadi-watchman-moved-first = Ein Wächter wird nur zu Beginn eines Zuges versetzt.
wadi-watchmen-come-in = Jetzt kommen die Wächter: setze deinen auf ein Landkärtchen.
wadi-watchman-stays = Der Wächter darf nicht auf { $cell } stehen bleiben.
wadi-own-zone = { $cell } liegt in einer Zone mit eigenen Schadufs; ein Wächter kommt anderswo ins Spiel.
wadi-dry-no-return = Das Wadi ist trocken, darum kann der Wächter nicht zurückgeholt werden; er muss versetzt werden.

# Rat zu Karten
wadi-advice-long-river = Das Wasser braucht { $rounds } Runden, bis es fort ist; mehr als { $most } können langweilen.
wadi-advice-short-river = Der Fluss ist nach spätestens { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} trocken; bei weniger als { $least } ist alles vorbei, ehe der Streit beginnt.
wadi-advice-short-arm = Der Arm, der auf { $cell } beginnt, hat { $tiles ->
    [one] ein eigenes Kärtchen
   *[other] { $tiles } eigene Kärtchen
}; bei weniger als { $least } ist sein Wasser bald fort.
wadi-advice-one-end = Alles Wasser verschwindet an einem einzigen Endpunkt, und das ist hart für { $players } Spieler: gegen Schluss gibt es wenig zu pumpen.
wadi-advice-many-ends = Das Wasser verschwindet an { $ends } Endpunkten; bei mehr als { $most } verläuft es sich.
wadi-advice-room-at-starts = An den Anfangspunkten ist nach der Streuungsregel Platz für { $room ->
    [one] einen Schaduf
   *[other] { $room } Schadufs
}; { $players } Spieler wollen je einen.
wadi-advice-starts-for-four = { $players } Spieler wollen drei Anfangspunkte, oder zwei, die { $steps } Schritte voneinander und in keiner Ecke liegen.
wadi-advice-narrow-strips = { $tiles } Landkärtchen liegen in Streifen von einem Kärtchen Breite, der längste hat { $longest }; mehr als { $most } insgesamt oder { $most_long } in einer Reihe lassen wenig Wahl.
wadi-advice-dead-area = { $tiles ->
    [one] Ein Landkärtchen ist
   *[other] { $tiles } Landkärtchen sind
} vom Rest abgeschnitten; das ist ein totes Gebiet.
wadi-advice-discs-for-land = { $discs ->
    [one] Eine Scheibe beginnt
   *[other] { $discs } Scheiben beginnen
} auf { $cell }, wo das Wasser an { $land ->
    [one] einem Landkärtchen vorbeikommt; dazu passt ein Stapel von { $pile }.
   *[other] { $land } Landkärtchen vorbeikommt; dazu passt ein Stapel von { $pile }.
}
wadi-advice-watchmen-land = Mit Wächtern und { $players } Spielern sind { $land } Landkärtchen wenig; ab { $least } bleibt in einem Zug eine Wahl.

# Material
wadi-piece-land-1 = Land mit 1 Wasserbehälter
wadi-piece-land-2 = Land mit 2 Wasserbehältern
wadi-piece-land-3 = Land mit 3 Wasserbehältern
wadi-piece-wadi = Wadikärtchen
wadi-piece-discs = Wasserscheiben

# Plätze auf dem Terminal
wadi-seat-line = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, noch { $supply ->
    [one] 1 Schaduf
   *[other] { $supply } Schadufs
}
wadi-seat-watchman = , Wächter auf { $cell }
wadi-piece-line = { $piece }: { $count } (eine Schachtel hat { $box })
wadi-boxes = { $boxes ->
    [one] Eine Schachtel genügt.
   *[other] Dafür braucht es { $boxes } Schachteln.
}
wadi-measures = { $rows } x { $columns }, { $starts ->
    [one] 1 Anfangspunkt
   *[other] { $starts } Anfangspunkte
}, { $ends ->
    [one] 1 Endpunkt
   *[other] { $ends } Endpunkte
}, { $rounds ->
    [one] höchstens 1 Runde
   *[other] höchstens { $rounds } Runden
}

# Phasen
wadi-phase-act = baue, pumpe oder beende den Zug
wadi-phase-guard = versetze den Wächter oder hole ihn zurück
wadi-phase-place = setze den Wächter auf das Brett
wadi-play-help = +c3 baut einen Schaduf, c2>d3 pumpt eine Scheibe, @c3 setzt oder versetzt den Wächter, @- holt ihn zurück, und ein Punkt beendet den Zug.

# Was ein Tisch wählen kann
wadi-choice-building = Bauen
wadi-choice-free = Grundspiel
wadi-choice-free-note = Ein Schaduf darf auf jedem freien Landkärtchen stehen. Gut für die erste Partie.
wadi-choice-spreading = Fortgeschritten
wadi-choice-spreading-note = Nie direkt neben einem anderen Schaduf, wem er auch gehört. Land wird knapp.
wadi-choice-original = Regeln von 2007
wadi-choice-original-note = Wie fortgeschritten; wer aber an kein Wasser kommt, darf neben fremden Schadufs bauen.
wadi-choice-watchmen = Die Wächter
wadi-choice-no-watchmen = Ohne
wadi-choice-no-watchmen-note = Nur das Spiel selbst.
wadi-choice-with-watchmen = Mit Wächtern
wadi-choice-with-watchmen-note = Nach Runde 1 stellen alle einen Wächter auf, der das Land um sich sperrt. Wer ihn früh zurückholt, bekommt Punkte.
wadi-variant-watchmen-note = Die Erweiterung von Wadi: Jeder Wächter sperrt das Land um sich und bringt Punkte, wenn man ihn früh zurückholt.
wadi-choice-builds = Bauen je Zug
wadi-choice-one-build = Höchstens einmal
wadi-choice-one-build-note = Zwei Aktionen je Zug, zu zweit drei; eine davon darf ein Bau sein.
wadi-choice-two-builds = Bis zu zweimal
wadi-choice-two-builds-note = Die Profivariante: Mit beiden Aktionen darf gebaut werden.
