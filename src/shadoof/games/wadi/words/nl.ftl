wadi-summary = Pomp het water van een woestijnrivier naar je land voordat de rivier droogvalt.
wadi-credits = Wadi en De Wachters zijn spellen van Martyn F. Dit is een onofficieel eerbetoon; elk bord hier is een eigen tekening, ook als het de naam van een gedrukt bord draagt.

# Kaarten
wadi-map-empty = Verwacht: een kaart. Er staat geen enkele tegel.
wadi-map-rows = Verwacht: hoogstens { $most } rijen. Gekregen: { $rows }.
wadi-map-columns = Rij { $row }: verwacht hoogstens { $most } tegels, gekregen { $columns }.
wadi-map-size = Verwacht: hoogstens { $cells } vakken in hoogstens { $side } rijen en kolommen. Gekregen: { $rows } rijen van { $columns }.
wadi-map-ragged = Rij { $row }: verwacht { $expected } tegels zoals in rij 1, gekregen { $came }.
wadi-map-token = Rij { $row }, kolom { $column }: “{ $token }” is geen tegel. Verwacht 1, 2 of 3 (land), . (leeg) of een pijl zoals ↓ met de schijfjes erop (wadi).
wadi-map-fork = Rij { $row }, kolom { $column }: “{ $token }”. Verwacht één pijl, of twee verschillende voor een splitsing.
wadi-map-discs = Rij { $row }, kolom { $column }: “{ $token }”. Verwacht 1 tot en met 99 schijfjes na de pijl, zonder nul vooraan.
wadi-map-onto-land = De wadi op { $cell } stroomt het land op bij { $goal }; verwacht een waditegel, een leeg vak of de rand.
wadi-map-circle = De wadi loopt in een kring: { $cells }. Elke pijl hoort uiteindelijk naar buiten te leiden.
wadi-map-dry = Op geen enkele waditegel ligt een schijfje; verwacht minstens één getal na een pijl.
wadi-head-key = { $key } is geen regel uit de kop van een scenario, of staat er twee keer. Verwacht { $known }.
wadi-head-players = players: verwacht getallen van 2 tot en met 4 met spaties ertussen, gekregen { $came }.
wadi-scenario-missing = scenario: verwacht een kaart of de naam van een ingebouwd bord, gekregen niets.
wadi-scenario-text = scenario: verwacht tekst, gekregen { $came }.
wadi-scenario-unknown = scenario: { $came } is geen kaart en geen van { $known }.

# Regels van een tafel
wadi-rules-building = building: verwacht "free", "spreading" of "original", gekregen { $came }.
wadi-rules-watchmen = watchmen: verwacht true of false, gekregen { $came }.
wadi-rules-builds = builds_per_turn: verwacht 1 of 2, gekregen { $came }.
wadi-rules-head-start = head_start: verwacht { $players } gehele getallen van 0 tot en met 99, één per plaats, gekregen { $came }.

# Weigeringen
wadi-malformed = “{ $came }” is geen actie op dit bord. Verwacht +c3, c2>d2, @c3, @- of een punt.
wadi-over = De rivier staat droog en het spel is afgelopen.
wadi-void = Op { $cell } ligt geen tegel.
wadi-no-action = Er is geen actie meer over in deze beurt; je kunt hem alleen nog beëindigen.
wadi-no-build = In deze beurt is al een sjadoef gebouwd; nu kan alleen nog gepompt worden.
wadi-no-build-pro = { $count ->
    [one] In deze beurt is al één sjadoef gebouwd; nu kan alleen nog gepompt worden.
   *[other] In deze beurt zijn al { $count } sjadoefs gebouwd; nu kan alleen nog gepompt worden.
}
wadi-no-supply = Alle { $count } eigen sjadoefs staan al op het bord.
wadi-on-wadi = { $cell } is een waditegel; alleen land is goed.
wadi-on-disc = Op { $cell } ligt een schijfje.
wadi-on-shadoof = Op { $cell } staat een sjadoef.
wadi-forbidden = { $cell } ligt in het verboden gebied van de Wachter op { $watchman }.
wadi-beside-shadoof = { $cell } grenst horizontaal of verticaal aan een andere sjadoef.
wadi-beside-own-shadoof = { $cell } grenst aan een eigen sjadoef; ook zonder water in bereik mag dat niet.
wadi-pump-to-wadi = { $cell } is een waditegel; water wordt alleen naar land gepompt.
wadi-pump-to-disc = Op { $cell } ligt al een schijfje.
wadi-pump-from-dry = Op { $cell } ligt geen schijfje om weg te pompen.
wadi-far-bank = Voor de sjadoef op { $shadoof } ligt { $cell } aan de overkant van de wadi, dus { $from }>{ $to } kan hij niet pompen.
wadi-no-single-shadoof = Geen enkele eigen sjadoef bereikt zowel { $from } als { $to }.
wadi-source-out-of-reach = Geen eigen sjadoef reikt tot { $from }; een die ernaast wordt gebouwd wel.
wadi-out-of-reach = Geen eigen sjadoef reikt van { $from } tot { $to }.
wadi-no-watchmen = Dit spel wordt zonder Wachters gespeeld.
wadi-watchman-first = Eerst de Wachter: verplaats hem of haal hem terug.
wadi-watchman-moved-first = Een Wachter verplaats je alleen als eerste in een beurt.
wadi-watchmen-come-in = De Wachters komen nu op het bord: zet de jouwe op een landtegel.
wadi-watchman-stays = De Wachter mag niet op { $cell } blijven staan.
wadi-own-zone = { $cell } ligt in een zone met eigen sjadoefs; een Wachter komt ergens anders op het bord.
wadi-dry-no-return = De wadi staat droog, dus de Wachter kan niet terug; hij moet verplaatst worden.

# Advies over kaarten
wadi-advice-long-river = Het water doet er { $rounds } ronden over om weg te stromen; meer dan { $most } kan gaan vervelen.
wadi-advice-short-river = De rivier staat na hoogstens { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
} droog; bij minder dan { $least } is het voorbij voor de strijd begint.
wadi-advice-short-arm = De arm die op { $cell } begint, heeft { $tiles ->
    [one] één eigen tegel
   *[other] { $tiles } eigen tegels
}; bij minder dan { $least } is zijn water snel weg.
wadi-advice-one-end = Al het water verdwijnt langs één eindpunt, en dat is zwaar voor { $players } spelers: tegen het eind valt er weinig te pompen.
wadi-advice-many-ends = Het water verdwijnt langs { $ends } eindpunten; bij meer dan { $most } versnippert het.
wadi-advice-room-at-starts = Bij de beginpunten is volgens de spreidingsregel plaats voor { $room ->
    [one] één sjadoef
   *[other] { $room } sjadoefs
}; { $players } spelers willen er elk een.
wadi-advice-starts-for-four = { $players } spelers willen drie beginpunten, of twee die { $steps } stappen uit elkaar en niet in een hoek liggen.
wadi-advice-narrow-strips = { $tiles } landtegels liggen in stroken van één tegel breed, de langste van { $longest }; meer dan { $most } in totaal of { $most_long } op een rij laat weinig te kiezen.
wadi-advice-dead-area = { $tiles ->
    [one] Eén landtegel is
   *[other] { $tiles } landtegels zijn
} afgesneden van de rest; dat is een dood gebied.
wadi-advice-discs-for-land = { $discs ->
    [one] Er begint één schijfje
   *[other] Er beginnen { $discs } schijfjes
} op { $cell }, waar het water langs { $land ->
    [one] één landtegel komt; daarbij past een stapel van { $pile }.
   *[other] { $land } landtegels komt; daarbij past een stapel van { $pile }.
}
wadi-advice-watchmen-land = Met Wachters en { $players } spelers is { $land } landtegels weinig; vanaf { $least } blijft er in een beurt iets te kiezen.

# Materiaal
wadi-piece-land-1 = land met 1 reservoir
wadi-piece-land-2 = land met 2 reservoirs
wadi-piece-land-3 = land met 3 reservoirs
wadi-piece-wadi = waditegels
wadi-piece-discs = waterschijfjes

# Plaatsen op de terminal
wadi-seat-line = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, nog { $supply ->
    [one] 1 sjadoef
   *[other] { $supply } sjadoefs
}
wadi-seat-watchman = , Wachter op { $cell }
wadi-piece-line = { $piece }: { $count } (één doos heeft er { $box })
wadi-boxes = { $boxes ->
    [one] Eén doos is genoeg.
   *[other] Hiervoor zijn { $boxes } dozen nodig.
}
wadi-measures = { $rows } x { $columns }, { $starts ->
    [one] 1 beginpunt
   *[other] { $starts } beginpunten
}, { $ends ->
    [one] 1 eindpunt
   *[other] { $ends } eindpunten
}, { $rounds ->
    [one] hoogstens 1 ronde
   *[other] hoogstens { $rounds } ronden
}

# Fasen
wadi-phase-act = bouw, pomp of beëindig de beurt
wadi-phase-guard = verplaats de Wachter of haal hem terug
wadi-phase-place = zet de Wachter op het bord
wadi-play-help = +c3 bouwt een sjadoef, c2>d3 pompt een schijfje, @c3 zet of verplaatst de Wachter, @- haalt hem terug, en een punt beëindigt de beurt.

# Wat een tafel kan kiezen
wadi-choice-building = Bouwen
wadi-choice-free = Basis
wadi-choice-free-note = Een sjadoef mag op elke lege landtegel. Goed voor een eerste partij.
wadi-choice-spreading = Gevorderd
wadi-choice-spreading-note = Nooit direct naast een andere sjadoef, van wie dan ook. Land wordt schaars.
wadi-choice-original = Regels van 2007
wadi-choice-original-note = Als gevorderd; maar wie nergens bij water kan, mag naast sjadoefs van anderen bouwen.
wadi-choice-watchmen = De Wachters
wadi-choice-no-watchmen = Zonder
wadi-choice-no-watchmen-note = Alleen het basisspel.
wadi-choice-with-watchmen = Met Wachters
wadi-choice-with-watchmen-note = Na ronde 1 zet iedereen een Wachter neer, die het land om zich heen afsluit. Haal hem vroeg terug voor punten.
wadi-variant-watchmen-note = De uitbreiding van Wadi: elke Wachter sluit het land om zich heen af en levert punten op als je hem vroeg terughaalt.
wadi-choice-builds = Bouwen per beurt
wadi-choice-one-build = Hoogstens één keer
wadi-choice-one-build-note = Twee acties per beurt, met twee spelers drie; in één daarvan mag je bouwen.
wadi-choice-two-builds = Tot twee keer
wadi-choice-two-builds-note = De provariant: met beide acties mag gebouwd worden.
