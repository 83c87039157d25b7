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
server-proof-none-announced = Er is vooraf een belofte gedaan, maar de partij bevat geen bewijs van de dobbelstenen.
server-proof-dice = dice: een object met commitment, secret, seeds, table en throws verwacht, maar er stond { $came }.
server-proof-announced = De belofte vooraf was { $announced }; in de partij staat { $came }.
server-proof-secret-kept = Het geheim van de dobbelstenen wordt na afloop verteld; tot dan zijn de worpen niet te controleren.
server-proof-secret = secret: 64 hexadecimale cijfers verwacht, maar er stond { $came }.
server-proof-commitment = Het geheim past niet bij de belofte: de SHA-256 ervan is { $hashed } en niet { $came }.
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
server-backup-broken = De kopie van de database is niet heel: { $why }
server-backed-up = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
} gekopieerd naar { $file }. Houd het bestand voor jezelf: het bevat het geheim waarmee mensen worden herkend.
