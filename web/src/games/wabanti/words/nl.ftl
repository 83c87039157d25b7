# Het bord
wabanti-board = Wabantibord, 15 rijen velden. Met de pijltoetsen loop je, met PageUp en PageDown naar een veld waar iets kan, Enter voert uit, Escape laat los.
wabanti-picked = { $from } → { $to } met een { $die }

# Een veld in woorden
wabanti-cell-stone = { $cell }: een steen.
wabanti-cell-free = { $cell }: vrij.
wabanti-cell-side = Aan de zijde van { $name } ({ $letter }).
wabanti-cell-held = In de hand: kies waar de steen landt, of Escape.
wabanti-cell-landing = Met een { $die } landt de steen hier.
wabanti-cell-moves = { $targets ->
    [one] Hij kan naar 1 veld.
   *[other] Hij kan naar { $targets } velden.
}
wabanti-cell-pinned = Hij houdt de andere bijeen.

# Dobbelstenen
wabanti-dice = Gegooid: { $thrown }. Nog niet gebruikt: { $unused }.
wabanti-no-dice = Geen dobbelstenen op tafel

# Wat getoond kan worden
wabanti-switch-pinned = Stenen die de andere bijeenhouden
wabanti-switch-trace = Zetten van de laatste beurt
wabanti-switch-coordinates = Coördinaten

# Een plaats
wabanti-seat-away = { $rows ->
    [0] Zijde bereikt
    [one] Naaste steen op 1 rij
   *[other] Naaste steen op { $rows } rijen
}
wabanti-seat-next = { $count ->
    [0] straks geen dobbelstenen
    [one] straks 1 dobbelsteen
   *[other] straks { $count } dobbelstenen
}
wabanti-seat-now = { $count ->
    [0] alle dobbelstenen gebruikt
    [one] nog 1 dobbelsteen te gebruiken
   *[other] nog { $count } dobbelstenen te gebruiken
}

# De uitslag
wabanti-score-touched = Zijde bereikt: steen op { $cells }
wabanti-score-away = { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
} van de zijde
wabanti-score-draw = Niemands zijde is bereikt: onbeslist.

# Wat er gedaan is
wabanti-said-move = { $name } verzet { $from } naar { $to }.
wabanti-said-throw = { $name } gooit { $dice }.
wabanti-said-no-dice = { $name } heeft deze beurt geen dobbelstenen.
wabanti-said-end = { $name } beëindigt de beurt.
wabanti-said-end-over = { $name } beëindigt de beurt. De partij is afgelopen.

# Wat de beurt vraagt
wabanti-hint-no-dice = Geen dobbelstenen in deze beurt, want de vorige bleven allemaal ongebruikt. Volgende keer zijn het er weer vijf.
wabanti-hint-done = Alle dobbelstenen zijn gebruikt: beëindig de beurt.
wabanti-hint-stuck = { $count ->
    [one] Geen steen kan de laatste dobbelsteen gebruiken. Die ontbreekt in de volgende beurt.
   *[other] Geen steen kan de { $count } overgebleven dobbelstenen gebruiken. Die ontbreken in de volgende beurt.
}
wabanti-hint-left = { $count ->
    [one] 1 dobbelsteen is ongebruikt; die zou in de volgende beurt ontbreken.
   *[other] { $count } dobbelstenen zijn ongebruikt; die zouden in de volgende beurt ontbreken.
}

# De stelling hardop
wabanti-aloud-stones = Stenen op { $cells }.
wabanti-aloud-dice = { $count ->
    [0] Geen dobbelstenen te gebruiken.
    [one] 1 dobbelsteen te gebruiken: { $dice }.
   *[other] { $count } dobbelstenen te gebruiken: { $dice }.
}
wabanti-aloud-seat = { $name } ({ $letter }): nog { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
}, volgende beurt { $dice ->
    [0] geen dobbelstenen
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}.
wabanti-notation = Notatie: c2>d2 verzet de steen van c2 naar d2, een punt beëindigt de beurt.
