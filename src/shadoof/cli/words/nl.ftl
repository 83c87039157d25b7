cli-overview =
    Shadoof: speel, bestudeer en bouw borden voor bordspellen. { $games }

      shadoof                            de spellen in je browser, ook voor vrienden op hetzelfde netwerk
      shadoof play SPEL                  een partij in de terminal, aan één toetsenbord
      shadoof play SPEL --bots 5         … tegen de computer
      shadoof rules SPEL                 de regels, in gewone woorden
      shadoof map list                   de borden die erbij zitten
      shadoof map check mijn-rivier.txt  wat een eigen bord nodig heeft, en advies
      shadoof record show BESTAND        een bewaarde partij, beurt voor beurt
      shadoof hint BESTAND               de beste beurten van een bewaarde partij
      shadoof verify BESTAND             een gedownloade partij: regels, worpen, uitslag
      shadoof referee                    de regels, voor andere programma's

    shadoof --help noemt alle opdrachten; shadoof OPDRACHT --help vertelt meer en geeft een voorbeeld.
cli-compiling = De regels van { $game } worden voor deze machine vertaald; dat gebeurt één keer en duurt enkele seconden …
cli-file = { $file }: { $why }
cli-file-long = { $file }: verwacht wordt een bestand van hoogstens { $most } tekens, dit is langer.
cli-not-text = Verwacht: tekst in UTF-8. Gekregen: iets anders.
cli-game = verwacht een van { $games }, gekregen { $came }.
cli-players = verwacht { $fewest } tot en met { $most } spelers, gekregen { $came }.
cli-rule = Verwacht: een regel als SLEUTEL=WAARDE. Gekregen: { $came }.
cli-no-maps = { $game } wordt zonder kaarten gespeeld.
cli-line-long = Verwacht: een regel van hoogstens { $most } bytes.
cli-request-object = Verwacht: een verzoek (een JSON-object). Gekregen: { $came }.
cli-request-do = do: verwacht "state", "perft" of "choose", gekregen { $came }.
cli-request-depth = depth: verwacht een geheel getal vanaf 0, gekregen { $came }.

# Kaarten
cli-map-players = voor { $players } spelers
cli-advice = Advies voor { $players } spelers:
cli-no-advice = Voor { $players } spelers: niets op te merken.

# Partijen en spelen
cli-turn = Beurt { $turn }, { $seat }: { $actions }
cli-turn-in-round = Beurt { $turn }, ronde { $round }, { $seat }: { $actions }
cli-won = { $count ->
    [0] Onbeslist.
    [one] { $seats } wint.
   *[other] { $seats } winnen samen.
}
cli-points = Punten: { $points }.
cli-due = { $seat }: { $phase }
cli-due-in-round = Ronde { $round }, { $seat }: { $phase }
cli-play-help = Typ acties, ook meer achter elkaar. ? noemt wat mag, why ACTIE legt uit, u gaat een stap terug binnen de beurt, q bewaart en stopt.
cli-thrown = De dobbelstenen: { $throw }
cli-no-step-back = In deze beurt is er niets om terug te nemen.
cli-why-legal = { $action } mag.
cli-resumed = { $count ->
    [one] We gaan verder met { $file }, na één actie.
   *[other] We gaan verder met { $file }, na { $count } acties.
}
cli-kept = De eerdere partij is bewaard als { $file }.
cli-saved = De partij staat in { $file }.
cli-other-game = { $file } bevat een partij { $game }; noem een ander bestand met --record, of bewaar het en begin opnieuw met --new.
cli-why-what = Typ de actie erachter, zoals in why ACTIE; dan zie je welke regel die verbiedt.
cli-resume-options = { $file } bevat een lopende partij, waarvan spelers, kaart en regels vastliggen; laat die opties weg, of begin opnieuw met --new.
cli-record-options = Bij --record komt de opzet uit de partij: laat --players, --map, --rule en --first weg.
cli-record-game = { $file } is een partij { $game }, niet { $asked }.
cli-rules-version = Deze partij is gespeeld met versie { $had } van de regels; dit programma heeft versie { $has }.
cli-no-turn = { $file } heeft geen beurt { $turn }; { $count ->
    [0] er is nog niet gespeeld.
    [one] er is er één.
   *[other] er zijn er { $count }.
}
cli-map-input = Spelen heeft het toetsenbord nodig, dus kan de kaart daar niet ook vandaan komen; noem een bestand.

# Metingen
cli-bench-played = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} in { $seconds } s: { $actions } acties van spelers, { $throws } worpen.
cli-bench-rate = { $rate } acties en { $games } partijen per seconde.
cli-bench-means = Een partij heeft gemiddeld { $actions } acties en { $turns } beurten.
cli-bench-shares = Aandeel in de winst per plaats: { $shares }; onbeslist: { $draws }.
cli-bench-points = Punten per plaats: { $points }.
cli-games = Spellen: { $games }.

# Computerspelers en borden
cli-compiling-search = Het zoeken in { $game } wordt voor deze machine vertaald; dat gebeurt één keer en duurt een halve minuut …
cli-computer = { $seat } (computer { $bot }): { $turn }
cli-bots-field = bots: verwacht plaatsen met namen van computerspelers, gekregen { $came }.
cli-bots-many = { $count } computerspelers zijn te veel voor { $players } plaatsen.
cli-request-seed = seed: verwacht een geheel getal, gekregen { $came }.
cli-hint = { $turn }  ({ $chances })
cli-no-action = { $file } heeft { $count ->
    [one] één actie
   *[other] { $count } acties
}, dus is er geen stelling na { $at }.
cli-arena-label = Partijen
cli-arena-resumed = Verder met { $file }: er { $count ->
    [one] is al één partij
   *[other] zijn al { $count } partijen
}.
cli-standing = { $name }: rating { $rating } ±{ $error }, { $share } van de winst in { $games ->
    [one] één partij
   *[other] { $games } partijen
}, { $seconds } s per beurt
cli-standing-points = , { $points } punten
cli-duel = { $one } wint { $taken } van { $groups ->
    [one] één groep
   *[other] { $groups } groepen
} tegen { $other }.
cli-fair-label = Stap { $stage }
cli-fair-heading = Voorsprong { $head_start }, { $games ->
    [one] één partij
   *[other] { $games } partijen
} met { $bot } op elke plaats, in beurtvolgorde:
cli-fair-seat = { $seat }: { $share } van de winst, { $points } punten
cli-fair-ends = De winnaar staat { $margin } punten voor; gedeeld: { $ties }; ronden: { $rounds }.
cli-fair-summary = eerlijk voor { $players } met voorsprong { $head_start }: winst { $shares } %, verschil { $margin }, gedeeld { $ties }, ronden { $rounds }, in { $games } partijen met { $bot } op elke plaats

# Het regelboek
cli-ruling = een beslissing van ons
cli-rule-lit = Verlicht: { $cells }.
cli-rule-refuses = Geweigerd: { $action }. { $why }
cli-no-rule = { $game } heeft geen regel { $rule }; wel { $known }.

# Serving
cli-serve-here = Shadoof is te vinden op { $address }
cli-serve-network = … en voor iedereen op je netwerk op { $address }
cli-serve-data = Partijen worden bewaard in { $folder }. Ctrl+C stopt de server; er gaat niets verloren.
cli-serve-port = Poort { $port } is in gebruik bij een ander programma; kies er een met --port, bijvoorbeeld --port { $other }.
cli-serve-port-may-not = Deze gebruiker mag niet op poort { $port } luisteren; kies met --port een poort boven 1023.
cli-serve-host = Deze machine heeft geen adres { $host }; gebruik 0.0.0.0 voor het hele netwerk of 127.0.0.1 voor alleen deze machine.
cli-serve-stopped = Shadoof is gestopt; alles is bewaard.
