wabanti-summary = Zieh mit Würfeln und Weitblick eine gemeinsame Kette aus Steinen auf deine Seite des Bretts.
wabanti-credits = Wabanti ist ein Spiel von Reinhold Wittig. Dies ist eine inoffizielle Hommage; die Regeln für fünf Spieler und die anderen als Entscheidung gekennzeichneten Regeln sind Hausregeln.

# Regeln eines Tisches
wabanti-rules-switch = { $key }: erwartet wird true oder false, erhalten: { $came }.

# Ablehnungen
wabanti-malformed = „{ $came }“ ist auf diesem Brett keine Aktion. Erwartet wird f10>e10, Würfel aufsteigend wie [13356] oder ein Punkt.
wabanti-won = Ein Stein hat eine Seite erreicht; das Spiel ist vorbei.
wabanti-drawn = Der 1000. Zug ist vorbei; das Spiel endet unentschieden.
wabanti-throw-first = Zuerst wird gewürfelt.
wabanti-thrown-already = Die Würfel dieses Zuges liegen schon auf dem Tisch.
wabanti-dice-count = { $count ->
    [0] In diesem Zug wird kein Würfel geworfen: [].
    [one] In diesem Zug wird ein Würfel geworfen.
   *[other] In diesem Zug werden { $count } Würfel geworfen.
}
wabanti-must-play = Ein Würfel lässt sich noch spielen, und an diesem Tisch gilt must_play.
wabanti-no-stone = Auf { $from } liegt kein Stein.
wabanti-occupied = Auf { $to } liegt schon ein Stein.
wabanti-no-line = { $from } und { $to } liegen nicht auf einer Geraden oder sind mehr als 6 Felder voneinander entfernt.
wabanti-broken-row = Die Reihe der Steine zwischen { $from } und { $to } hat eine Lücke; ein Stein springt über eine geschlossene Reihe und landet gleich dahinter.
wabanti-no-die = Für { $from }>{ $to } braucht es eine { $die }, und kein freier Würfel zeigt sie.
wabanti-moved-already = Der Stein auf { $from } hat in diesem Zug schon gezogen, und an diesem Tisch gilt distinct_stones.
wabanti-falls-apart = Nach { $from }>{ $to } hingen die Steine nicht mehr zusammen: { $count ->
    [one] einer wäre abgeschnitten.
   *[other] { $count } wären abgeschnitten.
}

# Plätze auf dem Terminal
wabanti-seat-line = { $seat } hat die Seite { $side } und wirft das nächste Mal { $dice ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { $dice } Würfel
}
wabanti-dice-line = Würfel: { $dice }

# Phasen
wabanti-phase-roll = wirf die Würfel
wabanti-phase-move = ziehe Steine oder beende den Zug
wabanti-seat-moves = { $seat } hat die Seite { $side } und ist am Zug
wabanti-play-help = f10>e10 zieht den Stein auf f10 nach e10 (die Entfernung ist der Würfel, den es kostet), und ein Punkt beendet den Zug; das Programm würfelt.

# Was ein Tisch wählen kann
wabanti-choice-leaving = Würfel liegen lassen
wabanti-choice-may-leave = Erlaubt
wabanti-choice-may-leave-note = Würfel dürfen ungenutzt bleiben; sie fehlen dann im nächsten Zug.
wabanti-choice-must-play = Nur wenn keiner passt
wabanti-choice-must-play-note = Ein Zug geht weiter, solange sich ein Würfel nutzen lässt.
wabanti-choice-stones = Steine in einem Zug
wabanti-choice-same-stone = Beliebig
wabanti-choice-same-stone-note = Mehrere Würfel dürfen denselben Stein ziehen.
wabanti-choice-distinct-stones = Für jeden Würfel ein anderer
wabanti-choice-distinct-stones-note = Kein Stein zieht in einem Zug zweimal.
