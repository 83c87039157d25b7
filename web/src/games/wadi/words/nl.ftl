# Het bord
wadi-board = Wadibord, { $rows } rijen en { $columns } kolommen. Pijltoetsen lopen, Page-toetsen gaan naar het volgende vak waar iets kan, Enter doet, Escape laat los.

# Een vak in woorden
wadi-cell-land = { $cell }: land met { $basins ->
    [one] 1 reservoir
   *[other] { $basins } reservoirs
}, { $disc ->
    [wet] er ligt een schijfje op.
   *[dry] droog.
}
wadi-cell-river = { $cell }: wadi, stroomt naar het { $to ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
}. { $discs ->
    [0] Geen water.
    [one] 1 schijfje.
   *[other] { $discs } schijfjes.
}
wadi-cell-fork = { $cell }: splitsing van de wadi: de grootste helft gaat naar het { $to ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
}, de andere helft naar het { $lesser ->
    [n] noorden
    [ne] noordoosten
    [e] oosten
    [se] zuidoosten
    [s] zuiden
    [sw] zuidwesten
    [w] westen
   *[nw] noordwesten
}. { $discs ->
    [0] Geen water.
    [one] 1 schijfje.
   *[other] { $discs } schijfjes.
}
wadi-cell-shadoof = Sjadoef van { $name } ({ $letter }).
wadi-cell-watchman = Wachter van { $name } ({ $letter }).
wadi-cell-forbidden = Verboden door de Wachter van { $name } ({ $letter }).
wadi-cell-build = Hier kan een sjadoef komen.
wadi-cell-pump = { $targets ->
    [one] Het water kan naar 1 tegel gepompt worden.
   *[other] Het water kan naar { $targets } tegels gepompt worden.
}
wadi-cell-stand = Hier kan je Wachter staan.
wadi-cell-back = Je Wachter kan voorgoed worden teruggehaald.
wadi-cell-target = Enter pompt het schijfje van { $from } hierheen.
wadi-cell-source = In de hand: kies waar het water heen gaat, of Escape.
wadi-cell-again = In de hand: nog eens Enter doet het, Escape laat los.

# Wat in de hand is
wadi-picked-build = Bouwen op { $cell }
wadi-picked-pump = Pompen { $from } → { $to }
wadi-picked-stand = Wachter naar { $cell }
wadi-picked-back = De Wachter voorgoed terughalen
wadi-picked-source = Water van { $cell }

# Wat getoond kan worden
wadi-switch-next-water = Water in de volgende ronde
wadi-switch-reach = Bereik van je sjadoefs
wadi-switch-reach-all = Bereik van alle sjadoefs
wadi-switch-forbidden = Verboden gebieden
wadi-switch-zones = Zones
wadi-switch-coordinates = Coördinaten

# Een plaats
wadi-seat-supply = { $count ->
    [0] Geen sjadoefs meer
    [one] Nog 1 sjadoef
   *[other] Nog { $count } sjadoefs
}
wadi-seat-talisman = Heeft de talisman en begint deze ronde
wadi-seat-watchman = Wachter op { $cell }
wadi-seat-watchman-back = { $points ->
    [one] Wachter terug: +1
    [2] Wachter terug: +2
   *[other] Wachter: { $points }
}
wadi-seat-actions = { $actions ->
    [0] Geen acties meer
    [one] Nog 1 actie
   *[other] Nog { $actions } acties
}
wadi-seat-builds = { $builds ->
    [0] bouwen kan niet meer
    [one] waarvan 1 mag bouwen
   *[other] waarvan { $builds } mogen bouwen
}

# Het scoreblad
wadi-score-walk = Sjadoef voor sjadoef
wadi-score-at = Sjadoef { $at } van { $count }
wadi-score-before = De vorige sjadoef
wadi-score-after = De volgende sjadoef
wadi-score-shadoof = Sjadoef { $cell }
wadi-score-dry = geen water
wadi-score-head-start = Voorsprong
wadi-score-watchman-back = Wachter teruggehaald
wadi-score-watchman-stayed = Wachter te lang gebleven
wadi-score-supply = { $count ->
    [0] Geen sjadoefs over; dat telt bij gelijke stand
    [one] 1 sjadoef over; die telt bij gelijke stand
   *[other] { $count } sjadoefs over; die tellen bij gelijke stand
}

# Wat er gedaan is
wadi-said-build = { $name } bouwt een sjadoef op { $cell }.
wadi-said-pump = { $name } pompt van { $from } naar { $to }.
wadi-said-stand = De Wachter van { $name } gaat naar { $cell }.
wadi-said-back = De Wachter van { $name } verlaat het bord.
wadi-said-end = { $name } beëindigt de beurt.
wadi-said-end-round = { $name } beëindigt de beurt. Ronde { $round } is voorbij: het water stroomt verder, en { $first } begint de volgende.
wadi-said-end-place = { $name } beëindigt de beurt. Ronde 1 is voorbij: het water stroomt verder, en de Wachters komen op het bord.
wadi-said-end-over = { $name } beëindigt de beurt. De wadi is drooggevallen: de partij is afgelopen.

# Wat de beurt vraagt
wadi-hint-place = Zet je Wachter op een gemarkeerde tegel.
wadi-hint-guard = Eerst je Wachter: tik op hem om hem terug te halen, of op een gemarkeerde tegel om hem daarheen te verplaatsen.
wadi-hint-done = Er valt niets meer te doen: beëindig de beurt.

# De stelling hardop
wadi-aloud-water = { $discs ->
    [0] De wadi staat droog.
    [one] 1 schijfje in de wadi: { $cells }.
   *[other] { $discs } schijfjes in de wadi: { $cells }.
} { $rounds ->
    [0] {""}
    [one] Zonder pompen staat hij over 1 ronde droog.
   *[other] Zonder pompen staat hij over { $rounds } ronden droog.
}
wadi-aloud-discs = { $count ->
    [0] Geen schijfje op het land.
    [one] 1 schijfje op het land: { $cells }.
   *[other] { $count } schijfjes op het land: { $cells }.
}
wadi-aloud-seat = { $name } ({ $letter }): { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, sjadoefs op { $cells }, nog { $supply } in voorraad.
wadi-aloud-watchman = De Wachter van { $name } staat op { $cell }.
wadi-notation = Notatie: +c3 bouwt, c2>d2 pompt, @c3 zet of verplaatst de Wachter, @- haalt hem terug, een punt beëindigt de beurt.
wadi-map-hint = Eén regel per rij: 1 2 3 voor land, een pijl voor de wadi met de schijfjes erachter, een punt waar geen tegel ligt.
