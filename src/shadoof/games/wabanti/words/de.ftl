wabanti-credits = Wabanti ist ein Spiel von Reinhold Wittig. Dies ist eine inoffizielle Hommage; die Regeln für fünf Spieler und die anderen als unsere gekennzeichneten Entscheidungen sind Hausregeln.

# Regeln eines Tisches
wabanti-rules-switch = { $key }: erwartet wird true oder false, gekommen ist { $came }.

# Ablehnungen
wabanti-malformed = „{ $came }“ ist auf diesem Plan keine Aktion. Erwartet wird f10>e10, Würfel aufsteigend wie [13356] oder ein Punkt.
wabanti-won = Ein Stein hat eine Seite erreicht; das Spiel ist vorbei.
wabanti-drawn = Der 1000. Zug ist vorbei; das Spiel endet unentschieden.
wabanti-throw-first = Zuerst wird gewürfelt.
wabanti-thrown-already = Die Würfel dieses Zuges liegen schon auf dem Tisch.
wabanti-dice-count = { $count ->
    [0] Dieser Platz wirft in diesem Zug keinen Würfel: [].
    [one] Dieser Platz wirft in diesem Zug einen Würfel.
   *[other] Dieser Platz wirft in diesem Zug { $count } Würfel.
}
wabanti-must-play = Ein Würfel lässt sich noch spielen, und an diesem Tisch gilt must_play.
wabanti-no-stone = Auf { $from } liegt kein Stein.
wabanti-occupied = Auf { $to } liegt schon ein Stein.
wabanti-no-line = { $from } und { $to } liegen nicht auf einer Geraden, höchstens 6 voneinander entfernt.
wabanti-broken-row = Die Reihe der Steine zwischen { $from } und { $to } hat eine Lücke; ein Stein springt über eine geschlossene Reihe und landet gleich dahinter.
wabanti-no-die = Für { $from }>{ $to } braucht es eine { $die }, und kein freier Würfel zeigt sie.
wabanti-moved-already = Der Stein auf { $from } hat in diesem Zug schon gezogen, und an diesem Tisch gilt distinct_stones.
wabanti-falls-apart = Nach { $from }>{ $to } hingen die Steine nicht mehr zusammen: { $count ->
    [one] einer wäre abgeschnitten.
   *[other] { $count } wären abgeschnitten.
}

# Plätze auf dem Terminal
wabanti-seat-line = { $seat } gehört { $side } und wirft das nächste Mal { $dice ->
    [0] keinen Würfel
    [one] einen Würfel
   *[other] { $dice } Würfel
}
wabanti-dice-line = Würfel: { $dice }

# Phasen
wabanti-phase-roll = wirf die Würfel
wabanti-phase-move = ziehe Steine oder beende den Zug
wabanti-seat-moves = { $seat } gehört { $side } und ist am Zug
wabanti-play-help = f10>e10 zieht den Stein auf f10 nach e10 (die Entfernung ist der Würfel, den es kostet), und ein Punkt beendet den Zug; das Programm würfelt.
