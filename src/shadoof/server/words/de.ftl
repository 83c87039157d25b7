# Was die Prüfung einer heruntergeladenen Partie sagt
server-proof-replayed = { $count ->
    [one] Die einzige Aktion ist erlaubt.
   *[other] Alle { $count } Aktionen sind erlaubt.
}
server-proof-illegal = Aktion { $action }, { $came }, ist nicht erlaubt: { $why }
server-proof-rules-version = Die Partie wurde nach Version { $had } der Regeln gespielt; dieses Programm hat Version { $has }.
server-proof-no-dice = { $count ->
    [one] Die Partie enthält keinen Nachweis ihrer Würfel; der einzige Wurf ließ sich nicht prüfen.
   *[other] Die Partie enthält keinen Nachweis ihrer Würfel; die { $count } Würfe ließen sich nicht prüfen.
}
server-proof-none-announced = Vorab wurde ein Fingerabdruck gezeigt, doch die Partie enthält keinen Nachweis ihrer Würfel.
server-proof-dice = dice: Ein Objekt mit commitment, secret, seeds, table und throws wurde erwartet, erhalten: { $came }.
server-proof-announced = Der Fingerabdruck vorab war { $announced }; in der Partie steht { $came }.
server-proof-secret-kept = Das Geheimnis der Würfel wird nach Spielende verraten; bis dahin lassen sich die Würfe nicht prüfen.
server-proof-secret = secret: 64 hexadezimale Ziffern wurden erwartet, erhalten: { $came }.
server-proof-commitment = Das Geheimnis passt nicht zum Fingerabdruck: Sein SHA-256 ist { $hashed }, nicht { $came }.
server-proof-seeds = seeds: Ein Text für jeden der { $players } Plätze wurde erwartet, erhalten: { $came }.
server-proof-table = table: Der Name des Tisches als Text wurde erwartet, erhalten: { $came }.
server-proof-lot = Platz { $came } begann, doch das Los fiel auf Platz { $drawn }.
server-proof-lot-right = Platz { $seat } begann, wie das Los fiel.
server-proof-throws = throws: Eine Liste ganzer Zahlen wurde erwartet, erhalten: { $came }.
server-proof-throw-count = Die Partie hat { $throws } Würfe und die Nummern von { $numbers }.
server-proof-throw = Wurf { $number } (Aktion { $action }) ist { $came }; aus Geheimnis und Beiträgen folgt { $due }.
server-proof-throws-right = { $count ->
    [one] Ein Wurf folgt aus dem Geheimnis und den Beiträgen.
   *[other] { $count } Würfe folgen aus dem Geheimnis und den Beiträgen.
}
server-proof-reused = Aktion { $action } gilt als Wurf { $number }, der aber nicht nach Wurf { $last } kommt.
server-proof-taken-back = { $count ->
    [one] Zwischen den Würfen fehlt einer: Sein Zug wurde zurückgenommen.
   *[other] Zwischen den Würfen fehlen { $count }: Ihre Züge wurden zurückgenommen.
}
server-proof-taken-over = { $count ->
    [one] Der erste Wurf stammt aus einer früheren Partie und ließ sich nicht prüfen.
   *[other] Die ersten { $count } Würfe stammen aus einer früheren Partie und ließen sich nicht prüfen.
}
server-proof-running = Die Partie ist noch nicht zu Ende.
server-proof-over = Die Partie ist zu Ende; ein Ergebnis steht nicht dabei.
server-proof-resigned = Die Partie endete, weil jemand aufgab.
server-proof-not-over = Ein Ergebnis steht dabei, doch die Partie ist nicht zu Ende.
server-proof-winners = Laut Partie haben { $came } gewonnen (Plätze ab 0); nach den Regeln sind es { $played }.
server-proof-points = Laut Partie lauten die Punkte { $came }; nach den Regeln sind es { $played }.
server-proof-result-right = Das Ergebnis ist, was die Regeln sagen.
server-proof-true = An dieser Partie ist nichts falsch.
server-proof-untrue = Diese Partie stimmt nicht.

# Partien und Nachspielen
server-bot-name = Stufe { $level }
server-no-moment = Die Partie hat { $count } Aktionen; erwartet wurde ein Anfang nach höchstens so vielen, erhalten: { $start }.

# Sicherungen
server-backup-nothing = { $folder }: Hier liegt keine Datenbank zum Kopieren. Erwartet wurde der Datenordner eines Servers (--data).
server-backup-broken = Die Kopie der Datenbank ist beschädigt: { $why }
server-backed-up = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} nach { $file } kopiert. Behalte die Datei für dich: Sie enthält das Geheimnis, an dem Leute erkannt werden.

# Requests that are not done
server-guest = Gast { $number }
server-bad-request = Die Anfrage ist nicht zu lesen: { $why }
server-bad-name = Ein Name braucht mindestens einen sichtbaren Buchstaben, eine Ziffer oder ein Zeichen.
server-bad-seats = Hierzu gehören { $players } Plätze, höchstens einer davon deiner.
server-bad-record = Diese Partie lässt sich nicht weiterspielen: Sie ist zu Ende oder zu lang.
server-who = Noch weiß niemand, wer du bist; lade zuerst die Seite.
server-wrong-origin = Das kam von der Seite eines anderen Anbieters, die nicht für dich sprechen darf.
server-not-seated = Diesen Platz hast du an diesem Tisch nicht.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-not-your-turn = Du bist nicht am Zug.
server-not-found = Unter diesem Namen gibt es hier nichts.
server-stale = Am Tisch ist etwas geschehen, das du noch nicht gesehen hattest. Jetzt bist du auf dem neuesten Stand.
server-not-open = Der Tisch hat schon begonnen oder ist geschlossen.
server-not-running = An diesem Tisch wird gerade nicht gespielt.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-seat = Dieser Platz ist besetzt.
server-held = Der Computer spielt gerade für dich; nimm zuerst deinen Platz wieder ein.
server-not-held = Der Computer hält hier keinen Platz von dir besetzt.
server-key-used = Derselbe Schlüssel kam schon mit einer anderen Anfrage.
server-no-take-back = An diesem Tisch werden keine Züge zurückgenommen.
server-nothing-to-take-back = Du hast hier noch keinen Zug gespielt, den du zurücknehmen könntest.
server-nobody-asked = Niemand bittet dich um Zustimmung.
server-already-asked = Jemand bittet schon darum, einen Zug zurückzunehmen.
server-other-rules = Dieser Tisch wurde mit Version { $had } der Regeln begonnen; der Server hat Version { $has }.
server-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-refused = Regel { $rule } lässt diesen Zug nicht zu.
server-not-whole = Ein Zug wird ganz gespielt: bis zu seinem Ende und nicht darüber hinaus.
server-too-many = Das war zu viel in kurzer Zeit; versuche es gleich noch einmal.
server-internal = Auf dem Server ist etwas schiefgegangen. Es ist notiert; versuche es bitte noch einmal.
server-storage = Der Server kann gerade nicht auf seine Platte schreiben, deshalb wurde nichts gespielt. Bitte versuche es gleich noch einmal.
server-newer-database = Der Datenordner wurde von einem neueren Shadoof geschrieben (sein Schema ist { $found }, das dieses Programms { $newest }).

# Der Datenordner
server-no-database = { $folder }: Die Datenbank dort ist nicht zu gebrauchen: { $why }
server-served-already = { $folder }: Ein anderes Shadoof bedient diesen Ordner schon; halte es erst an, oder nenne mit --data einen anderen Ordner.
