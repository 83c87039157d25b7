lab-entrant-kind = Verwacht een niveau, een tijd, een aantal simulaties, of een van { $known } met een dubbele punt erachter; gekregen { $came }.
lab-entrant-effort = Een zoekwijze uit het leerboek heeft geen niveaus: verwacht een tijd zoals flat:500ms of een aantal zoals uct:20000p, gekregen { $came }.
lab-entrant-change = Verwacht een instelling zoals tries=1, een van { $known }; gekregen { $came }.
lab-results-file = { $file } bevat geen uitslagen van een wedstrijd; noem een ander bestand.
lab-other-contest = { $file } bevat een andere wedstrijd, of een van een andere versie van het programma; noem een ander bestand.
lab-no-head-start = { $game } kent geen punten en dus geen voorsprong.
