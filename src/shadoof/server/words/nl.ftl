# Wat een controle van een opgehaalde partij zegt
server-proof-replayed = { $count ->
    [one] De enige actie mag volgens de regels.
   *[other] Alle { $count } acties mogen volgens de regels.
}
server-proof-illegal = Actie { $action }, { $came }, mag niet: { $why }
server-proof-rules-version = De partij is gespeeld met versie { $had } van de regels; dit programma heeft versie { $has }.
server-proof-no-dice = { $count ->
    [one] De partij bevat geen bewijs van de dobbelstenen; de enige worp kon niet worden gecontroleerd.
   *[other] De partij bevat geen bewijs van de dobbelstenen; de { $count } worpen konden niet worden gecontroleerd.
}
server-proof-none-announced = Er is vooraf een vingerafdruk getoond, maar de partij bevat geen bewijs van de dobbelstenen.
server-proof-dice = dice: een object met commitment, secret, seeds, table en throws verwacht, maar er stond { $came }.
server-proof-announced = De vingerafdruk vooraf was { $announced }; in de partij staat { $came }.
server-proof-secret-kept = Het geheim van de dobbelstenen wordt na afloop verteld; tot dan zijn de worpen niet te controleren.
server-proof-secret = secret: 64 hexadecimale cijfers verwacht, maar er stond { $came }.
server-proof-commitment = Het geheim past niet bij de vingerafdruk: de SHA-256 ervan is { $hashed } en niet { $came }.
server-proof-seeds = seeds: voor elk van de { $players } plaatsen één tekst verwacht, maar er stond { $came }.
server-proof-table = table: de naam van de tafel als tekst verwacht, maar er stond { $came }.
server-proof-lot = Plaats { $came } begon, maar het lot viel op plaats { $drawn }.
server-proof-lot-right = Plaats { $seat } begon, zoals het lot viel.
server-proof-throws = throws: een lijst hele getallen verwacht, maar er stond { $came }.
server-proof-throw-count = De partij heeft { $throws } worpen en de nummers van { $numbers }.
server-proof-throw = Worp { $number } (actie { $action }) is { $came }; uit geheim en bijdragen volgt { $due }.
server-proof-throws-right = { $count ->
    [one] Eén worp volgt uit het geheim en de bijdragen.
   *[other] { $count } worpen volgen uit het geheim en de bijdragen.
}
server-proof-reused = Actie { $action } staat te boek als worp { $number }, maar die komt niet na worp { $last }.
server-proof-taken-back = { $count ->
    [one] Er ontbreekt één worp tussen de andere: die beurt is teruggenomen.
   *[other] Er ontbreken { $count } worpen tussen de andere: die beurten zijn teruggenomen.
}
server-proof-taken-over = { $count ->
    [one] De eerste worp komt uit een eerdere partij en kon niet worden gecontroleerd.
   *[other] De eerste { $count } worpen komen uit een eerdere partij en konden niet worden gecontroleerd.
}
server-proof-running = De partij is nog niet afgelopen.
server-proof-over = De partij is afgelopen; er staat geen uitslag bij.
server-proof-resigned = De partij eindigde doordat een speler opgaf.
server-proof-not-over = Er staat een uitslag bij, maar de partij is niet afgelopen.
server-proof-winners = Volgens de partij zijn { $came } de winnaars (plaatsen vanaf 0); volgens de regels zijn dat { $played }.
server-proof-points = Volgens de partij zijn de punten { $came }; volgens de regels zijn ze { $played }.
server-proof-result-right = De uitslag is wat de regels zeggen.
server-proof-true = Met deze partij is niets mis.
server-proof-untrue = Deze partij klopt niet.

# Partijen en naspelen
server-bot-name = Niveau { $level }
server-no-moment = De partij heeft { $count } acties; een begin na hoogstens zoveel acties verwacht, maar er stond { $start }.

# Reservekopieën
server-backup-nothing = { $folder }: hier is geen database om te kopiëren. De gegevensmap van een server verwacht (--data).
server-backup-broken = De kopie van de database is beschadigd: { $why }
server-backed-up = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
} gekopieerd naar { $file }. Houd het bestand voor jezelf: het bevat het geheim waarmee mensen worden herkend.

# Requests that are not done
server-guest = Gast { $number }
server-bad-request = Het verzoek is niet te lezen: { $why }
server-bad-name = Een naam heeft minstens één zichtbare letter, cijfer of teken nodig.
server-bad-seats = Hier horen { $players } plaatsen bij, waarvan hoogstens één van jou.
server-bad-record = Deze partij kan niet verder gespeeld worden: hij is afgelopen of te lang.
server-who = Nog niemand weet wie je bent; laad eerst de pagina.
server-wrong-origin = Dit kwam van een pagina van een andere site, en die mag niet namens jou spreken.
server-not-seated = Die plaats heb je aan deze tafel niet.
server-not-host = Dat mag alleen wie de tafel heeft klaargezet.
server-not-your-turn = Je bent niet aan de beurt.
server-not-found = Onder die naam is hier niets te vinden.
server-stale = Er is aan tafel iets gebeurd wat je nog niet gezien had. Nu ben je weer bij.
server-not-open = De tafel is al begonnen of gesloten.
server-not-running = Aan deze tafel wordt nu niet gespeeld.
server-not-over = De partij is nog niet afgelopen.
server-no-seat = Die plaats is bezet.
server-held = De computer speelt nu voor je; neem eerst je plaats weer in.
server-not-held = De computer houdt hier geen plaats van je bezet.
server-key-used = Dezelfde sleutel kwam eerder al met een ander verzoek.
server-no-take-back = Aan deze tafel worden geen beurten teruggenomen.
server-nothing-to-take-back = Je hebt hier nog geen beurt gespeeld die je kunt terugnemen.
server-nobody-asked = Niemand vraagt je ergens mee in te stemmen.
server-already-asked = Er vraagt al iemand om een beurt terug te nemen.
server-other-rules = Deze tafel is begonnen met versie { $had } van de regels; de server heeft versie { $has }.
server-too-large = Dat is meer dan de server in één keer aanneemt.
server-refused = Regel { $rule } staat deze beurt niet toe.
server-not-whole = Een beurt speel je in zijn geheel: tot het einde, en niet verder.
server-too-many = Dat was te veel in korte tijd; probeer het zo meteen opnieuw.
server-internal = Er ging iets mis op de server. Het is genoteerd; probeer het nog eens.
server-storage = De server kan nu niet naar zijn schijf schrijven, dus er is niets gespeeld. Probeer het zo meteen opnieuw.
server-newer-database = De gegevensmap is door een nieuwere Shadoof geschreven (het schema ervan is { $found }, dat van dit programma { $newest }).

# De gegevensmap
server-no-database = { $folder }: de database daar is niet te gebruiken: { $why }
server-served-already = { $folder }: een andere Shadoof bedient deze map al; stop die eerst, of noem met --data een andere map.
