cli-overview =
    Shadoof: Brettspiele spielen, erforschen und Bretter für sie bauen. { $games }

      shadoof                            die Spiele im Browser, auch für Freunde im selben Netz
      shadoof play SPIEL                 eine Partie im Terminal, an einer Tastatur
      shadoof play SPIEL --bots 5        … gegen den Computer
      shadoof rules SPIEL                die Regeln, in einfachen Worten
      shadoof map list                   die mitgelieferten Bretter
      shadoof map check mein-fluss.txt   was ein eigenes Brett braucht, und Ratschläge
      shadoof record show DATEI          eine gespeicherte Partie, Zug für Zug
      shadoof hint DATEI                 die besten Züge einer gespeicherten Partie
      shadoof verify DATEI               eine heruntergeladene Partie: Regeln, Würfel, Ergebnis
      shadoof referee                    die Regeln, für andere Programme

    shadoof --help nennt alle Befehle; shadoof BEFEHL --help sagt mehr und gibt ein Beispiel.
cli-compiling = Die Regeln von { $game } werden für diese Maschine übersetzt; das geschieht einmal und dauert einige Sekunden …
cli-file = { $file }: { $why }
cli-file-long = { $file }: Erwartet wird eine Datei mit höchstens { $most } Zeichen, diese ist länger.
cli-not-text = Erwartet wird Text in UTF-8, erhalten wurde etwas anderes.
cli-game = erwartet wird eines von { $games }, erhalten: { $came }.
cli-players = erwartet werden { $fewest } bis { $most } Spieler, erhalten: { $came }.
cli-rule = Erwartet wird eine Regel als SCHLÜSSEL=WERT, erhalten: { $came }.
cli-no-maps = { $game } wird ohne Karten gespielt.
cli-line-long = Erwartet wird eine Zeile von höchstens { $most } Bytes.
cli-request-object = Erwartet wird eine Anfrage (ein JSON-Objekt), erhalten: { $came }.
cli-request-do = do: erwartet wird "state", "perft" oder "choose", erhalten: { $came }.
cli-request-depth = depth: erwartet wird eine ganze Zahl ab 0, erhalten: { $came }.

# Karten
cli-map-players = für { $players } Spieler
cli-advice = Ratschläge für { $players } Spieler:
cli-no-advice = Für { $players } Spieler: nichts anzumerken.

# Partien und Spielen
cli-turn = Zug { $turn }, { $seat }: { $actions }
cli-turn-in-round = Zug { $turn }, Runde { $round }, { $seat }: { $actions }
cli-won = { $count ->
    [0] Unentschieden.
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen gemeinsam.
}
cli-points = Punkte: { $points }.
cli-due = { $seat }: { $phase }
cli-due-in-round = Runde { $round }, { $seat }: { $phase }
cli-play-help = Gib Aktionen ein, auch mehrere hintereinander. ? nennt, was erlaubt ist, why AKTION erklärt, u geht im Zug einen Schritt zurück, q speichert und hört auf.
cli-thrown = Die Würfel: { $throw }
cli-no-step-back = In diesem Zug gibt es nichts zurückzunehmen.
cli-why-legal = { $action } ist erlaubt.
cli-resumed = { $count ->
    [one] Weiter mit { $file }, nach einer Aktion.
   *[other] Weiter mit { $file }, nach { $count } Aktionen.
}
cli-kept = Die frühere Partie liegt jetzt in { $file }.
cli-saved = Die Partie liegt in { $file }.
cli-other-game = { $file } enthält eine Partie { $game }; nenne mit --record eine andere Datei, oder behalte sie und beginne mit --new neu.
cli-why-what = Gib die Aktion dahinter ein, wie in why AKTION; dann steht da, welche Regel sie verbietet.
cli-resume-options = { $file } enthält eine laufende Partie, deren Spieler, Karte und Regeln feststehen; lass diese Optionen weg oder beginne mit --new neu.
cli-record-options = Bei --record steht alles in der Partie: lass --players, --map, --rule und --first weg.
cli-record-game = { $file } ist eine Partie { $game }, nicht { $asked }.
cli-rules-version = Diese Partie wurde nach Version { $had } der Regeln gespielt; dieses Programm hat Version { $has }.
cli-no-turn = { $file } hat keinen Zug { $turn }; { $count ->
    [0] es wurde noch nicht gespielt.
    [one] es gibt einen.
   *[other] es gibt { $count }.
}
cli-map-input = Zum Spielen braucht es die Tastatur, also kann die Karte nicht auch von dort kommen; nenne eine Datei.

# Messungen
cli-bench-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s: { $actions } Aktionen der Spieler, { $throws } Würfe.
cli-bench-rate = { $rate } Aktionen und { $games } Partien in der Sekunde.
cli-bench-means = Eine Partie hat im Mittel { $actions } Aktionen und { $turns } Züge.
cli-bench-shares = Anteile am Sieg je Platz: { $shares }; unentschieden: { $draws }.
cli-bench-points = Punkte je Platz: { $points }.
cli-games = Spiele: { $games }.

# Computerspieler und Bretter
cli-compiling-search = Die Suche in { $game } wird für diese Maschine übersetzt; das geschieht einmal und dauert eine halbe Minute …
cli-computer = { $seat } (Computer { $bot }): { $turn }
cli-bots-field = bots: erwartet werden Plätze mit Namen von Computerspielern, erhalten: { $came }.
cli-bots-many = { $count } Computerspieler sind zu viele für { $players } Plätze.
cli-request-seed = seed: erwartet wird eine ganze Zahl, erhalten: { $came }.
cli-hint = { $turn }  ({ $chances })
cli-no-action = { $file } hat { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}, also gibt es keine Stellung nach { $at }.
cli-arena-label = Partien
cli-arena-resumed = Weiter mit { $file }: { $count ->
    [one] eine Partie ist
   *[other] { $count } Partien sind
} schon da.
cli-standing = { $name }: Wertung { $rating } ±{ $error }, { $share } der Siege in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, { $seconds } s je Zug
cli-standing-points = , { $points } Punkte
cli-duel = { $one } gewinnt { $taken } von { $groups ->
    [one] einer Gruppe
   *[other] { $groups } Gruppen
} gegen { $other }.
cli-fair-label = Stufe { $stage }
cli-fair-heading = Vorsprung { $head_start }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $bot } auf jedem Platz, in Zugfolge:
cli-fair-seat = { $seat }: { $share } der Siege, { $points } Punkte
cli-fair-ends = Wer gewinnt, führt mit { $margin } Punkten; geteilt: { $ties }; Runden: { $rounds }.
cli-fair-summary = fair für { $players } mit Vorsprung { $head_start }: Siege { $shares } %, Abstand { $margin }, geteilt { $ties }, Runden { $rounds }, in { $games } Partien mit { $bot } auf jedem Platz

# Das Regelheft
cli-ruling = unsere Entscheidung
cli-rule-lit = Hervorgehoben: { $cells }.
cli-rule-refuses = Abgelehnt: { $action }. { $why }
cli-no-rule = { $game } hat keine Regel { $rule }; es gibt { $known }.

# Serving
cli-serve-here = Shadoof ist zu finden unter { $address }
cli-serve-network = … und für alle in deinem Netz unter { $address }
cli-serve-data = Partien werden in { $folder } aufbewahrt. Strg+C hält den Server an; nichts geht verloren.
cli-serve-port = Port { $port } wird von einem anderen Programm benutzt; wähle einen mit --port, zum Beispiel --port { $other }.
cli-serve-port-may-not = Dieser Benutzer darf nicht auf Port { $port } lauschen; wähle mit --port einen über 1023.
cli-serve-host = Diese Maschine hat keine Adresse { $host }; nimm 0.0.0.0 für das ganze Netz oder 127.0.0.1 für diese Maschine allein.
cli-serve-stopped = Shadoof hat angehalten; alles ist gespeichert.
