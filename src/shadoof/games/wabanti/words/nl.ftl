wabanti-summary = Trek met dobbelstenen en overleg één gezamenlijke ketting van stenen naar jouw kant van het bord.
wabanti-credits = Wabanti is een spel van Reinhold Wittig. Dit is een onofficieel eerbetoon; de regels voor vijf spelers en de andere regels die als onze beslissing gemerkt zijn, zijn huisregels.

# Regels van een tafel
wabanti-rules-switch = { $key }: verwacht true of false, gekregen { $came }.

# Weigeringen
wabanti-malformed = “{ $came }” is geen actie op dit bord. Verwacht f10>e10, dobbelstenen oplopend zoals [13356], of een punt.
wabanti-won = Een steen heeft een zijde bereikt; het spel is afgelopen.
wabanti-drawn = De 1000e beurt is voorbij; het spel eindigt onbeslist.
wabanti-throw-first = Eerst worden de dobbelstenen gegooid.
wabanti-thrown-already = De dobbelstenen van deze beurt liggen al op tafel.
wabanti-dice-count = { $count ->
    [0] In deze beurt worden geen dobbelstenen gegooid: [].
    [one] In deze beurt wordt één dobbelsteen gegooid.
   *[other] In deze beurt worden { $count } dobbelstenen gegooid.
}
wabanti-must-play = Er kan nog een dobbelsteen gespeeld worden, en aan deze tafel geldt must_play.
wabanti-no-stone = Op { $from } ligt geen steen.
wabanti-occupied = Op { $to } ligt al een steen.
wabanti-no-line = { $from } en { $to } liggen niet op één rechte lijn, of meer dan 6 velden uit elkaar.
wabanti-broken-row = De rij stenen tussen { $from } en { $to } is onderbroken; een steen springt over een gesloten rij en landt er meteen achter.
wabanti-no-die = Voor { $from }>{ $to } is een { $die } nodig, en geen vrije dobbelsteen toont die.
wabanti-moved-already = De steen op { $from } is deze beurt al verzet, en aan deze tafel geldt distinct_stones.
wabanti-falls-apart = Na { $from }>{ $to } hangen de stenen niet meer samen: { $count ->
    [one] één raakt los.
   *[other] { $count } raken los.
}

# Plaatsen op de terminal
wabanti-seat-line = { $seat } heeft zijde { $side } en gooit de volgende keer { $dice ->
    [0] geen dobbelstenen
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
wabanti-dice-line = Dobbelstenen: { $dice }

# Fasen
wabanti-phase-roll = gooi de dobbelstenen
wabanti-phase-move = verzet stenen of beëindig de beurt
wabanti-seat-moves = { $seat } heeft zijde { $side } en is aan de beurt
wabanti-play-help = f10>e10 verzet de steen op f10 naar e10 (de afstand is de dobbelsteen die het kost), en een punt beëindigt de beurt; het programma gooit.

# Wat een tafel kan kiezen
wabanti-choice-leaving = Dobbelstenen laten liggen
wabanti-choice-may-leave = Mag
wabanti-choice-may-leave-note = Dobbelstenen mogen ongebruikt blijven; ze ontbreken in de volgende beurt.
wabanti-choice-must-play = Alleen als er geen past
wabanti-choice-must-play-note = Een beurt gaat door zolang er een dobbelsteen te gebruiken is.
wabanti-choice-stones = Stenen in een beurt
wabanti-choice-same-stone = Vrij
wabanti-choice-same-stone-note = Eén steen mag door meer dan één dobbelsteen worden verzet.
wabanti-choice-distinct-stones = Elke dobbelsteen een andere
wabanti-choice-distinct-stones-note = Geen steen wordt in een beurt twee keer verzet.
