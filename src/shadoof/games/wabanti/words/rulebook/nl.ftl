wabanti-rulebook-title = Wabanti
wabanti-rulebook-intro =
    Achttien stenen liggen midden op een groot bord van zeshoeken, en ze zijn van niemand. Eromheen zitten twee tot zes spelers, elk aan een eigen zijde. Iedereen trekt aan dezelfde ketting van stenen, ieder naar de eigen zijde, en de stenen mogen elkaar nooit loslaten. De eerste zijde die een steen raakt, heeft gewonnen.

    In je beurt gooi je vijf dobbelstenen en speel je ze een voor een. Met een één kruipt een steen een veld verder. Met een hoger getal springt een steen over een rij andere, en hoe hoger het getal, hoe langer de rij. De mooiste beurten bouwen hun eigen springplank: de ene steen verschuift zodat de volgende een rij heeft om overheen te springen.

    Dobbelstenen die je niet kunt of wilt spelen, mis je bij je volgende worp. Waar het gedrukte blad een vraag openlaat, moesten wij kiezen; zulke regels zijn gemerkt als onze beslissing.

wabanti-rulebook-chapter-board = Het bord en de zijden
wabanti-rulebook-chapter-turn = Je beurt
wabanti-rulebook-chapter-moves = Hoe stenen bewegen
wabanti-rulebook-chapter-unused = Dobbelstenen die overblijven
wabanti-rulebook-chapter-end = Het einde
wabanti-rulebook-chapter-writing = Zetten opschrijven

# Het bord
wabanti-rulebook-b1-title = Het bord en de stenen
wabanti-rulebook-b1 =
    Het bord is een zeshoek van 169 velden, met acht velden langs elke zijde. De 18 stenen beginnen in het midden, in twee ringen rond het middelste veld. Dat veld zelf is leeg, en het is een veld als alle andere.

    Alle stenen zijn van iedereen samen. Jij mag ze allemaal verzetten, en de anderen ook.
wabanti-rulebook-b1-rings = Het begin: 6 stenen rond het midden h8, en daaromheen nog 12.
wabanti-rulebook-b2-title = Wie welke zijde heeft
wabanti-rulebook-b2 =
    Met zes spelers heeft elke zijde een eigenaar. Met vier zijn twee zijden tegenover elkaar vrij. Met drie is om en om een zijde bezet, en met twee zijn het de zijden tegenover elkaar. Een vrije zijde is van niemand.

    Onze beslissing over de plaatsen, met de klok mee en naar de windstreken genoemd zoals die in het Engels heten: twee spelers hebben N en S; drie N, SE en SW; vier N, SE, S en NW; zes alle zijden vanaf N. Het gedrukte spel kent geen tafel van vijf. Wij bieden die aan als huisregel: N, NE, SE, S en SW.
wabanti-rulebook-b2-free = Vier spelers: de verlichte randen, NE en SW, zijn vrij. De hoeken ervan zijn niet verlicht, want die horen ook bij een bezette zijde.

# Je beurt
wabanti-rulebook-b3-title = Wie begint
wabanti-rulebook-b3 =
    Dobbelstenen bepalen wie begint, en de beurten gaan met de klok mee. Onze beslissing: het programma loot een plaats, met gelijke kans voor elk, tenzij de spelers liever zelf kiezen.
wabanti-rulebook-b4-title = Gooien, en dan dobbelsteen voor dobbelsteen spelen
wabanti-rulebook-b4 =
    Je gooit al je dobbelstenen tegelijk: vijf, of minder als je er in je vorige beurt ongebruikt liet (B8). Daarna speel je ze in willekeurige volgorde, elk hoogstens één keer. Elke dobbelsteen verzet één steen (B5). Je beëindigt de beurt zelf.

    Kijk eerst en zet dan: de volgorde bepaalt wat er kan. Een steen die met een één opschuift, kan de rij voltooien waar de volgende overheen springt.
wabanti-rulebook-b4-no-die = De dobbelstenen tonen 1 1 1 2 2. Van f8 over twee stenen naar f11 is een 3 nodig, en die is er niet.

# Hoe stenen bewegen
wabanti-rulebook-b5-title = Kruipen en springen
wabanti-rulebook-b5 =
    Met een 1 verzet je een steen naar een leeg veld ernaast.

    Met een 2 tot en met 6 springt een steen in een rechte lijn over andere stenen, naar het lege veld er vlak achter. De rij waar hij overheen springt, begint naast de steen, heeft geen gat en is één steen korter dan het getal: met een 2 over één steen, met een 3 over twee, en zo verder tot een 6 over vijf. Een steen landt dus altijd precies zo ver weg als de dobbelsteen toont.

    Voor een 1 en een 2 zegt het blad dat met zoveel woorden. Voor 3 tot en met 6 spreekt het alleen van een aaneengesloten rij; dat de rij altijd één korter is dan het getal, is onze beslissing.
wabanti-rulebook-b5-step = Met een 1 is de steen van f10 naar e10 gekropen.
wabanti-rulebook-b5-jump = Met een 4 is de steen van g7 over g8, g9 en g10 naar g11 gesprongen.
wabanti-rulebook-b5-gap = Van h6 naar h11 is een gesloten rij van vier nodig, maar h8 is leeg.
wabanti-rulebook-b6-title = De stenen blijven bij elkaar
wabanti-rulebook-b6 =
    Na elke zet moeten alle 18 stenen samenhangen: van elke steen kun je naar elke andere lopen, van steen tot steen. De verzette steen moet de rest raken, en de rest mag zonder hem niet uit elkaar vallen.

    Het is niet genoeg dat ze aan het eind van je beurt samenhangen. Elke zet telt.
wabanti-rulebook-b6-alone = Op h11 zou de steen niets raken: h10, het veld dat hij verlaat, is het enige naast h11 waar een steen lag.
wabanti-rulebook-b6-parts = Alleen h7 houdt de vier stenen in het westen vast. Springt hij naar h5, dan raken ze los.

# Dobbelstenen die overblijven
wabanti-rulebook-b7-title = Je mag dobbelstenen laten liggen
wabanti-rulebook-b7 =
    Onze beslissing: je mag je beurt beëindigen met ongebruikte dobbelstenen, ook als er nog een gespeeld zou kunnen worden. Het blad zegt dat een speler mag zetten, en spreekt van dobbelstenen die hij niet kan gebruiken; beide past daarbij. Een tafel kan strenger zijn: waar je dobbelstenen alleen mag laten liggen als er geen past (in een partij: must_play true), mag een beurt pas eindigen als geen enkele ongebruikte dobbelsteen meer gespeeld kan worden.

    Onze tweede beslissing: meer dobbelstenen mogen dezelfde steen verzetten, zodat hij springt, landt en weer springt. Een tafel kan dat verbieden: dan verzet elke dobbelsteen van een beurt een andere steen (in een partij: distinct_stones true).
wabanti-rulebook-b7-must = Aan een tafel met must_play: de enen kunnen nog gespeeld worden, dus de beurt mag nog niet eindigen.
wabanti-rulebook-b7-distinct = Aan een tafel met distinct_stones: de steen die nu op h8 ligt, is deze beurt al verzet en mag niet nog eens.
wabanti-rulebook-b8-title = Ongebruikte dobbelstenen kosten je
wabanti-rulebook-b8 =
    Elke dobbelsteen die je ongebruikt laat, is er een minder in je volgende beurt. Gooi er vijf en laat er twee liggen, en de volgende keer gooi je er drie. Speel ze alle drie, en je hebt er weer vijf. Laat er een van die drie liggen, en je gooit er twee.

    Onze beslissing: laat je ze allemaal liggen, dan heb je er de volgende keer geen. Die beurt ben je kwijt, er valt niets te gooien en niets te spelen, en daarna gooi je er weer vijf. Sommigen lezen het blad anders, zodat je altijd minstens één dobbelsteen houdt; heb je dat liever, spreek het dan aan je eigen tafel af. Hier kun je een beurt kwijtraken.
wabanti-rulebook-b8-fewer = A gebruikte één van de vijf dobbelstenen en liet er vier liggen, dus A gooit er nu maar één. B liet ze alle vijf liggen en gooit de volgende beurt niets.
wabanti-rulebook-b8-none = B liet eerder alle vijf dobbelstenen liggen, dus deze beurt is verloren: B gooit niets en kan alleen de beurt beëindigen.

# Het einde
wabanti-rulebook-b9-title = Een zijde bereiken
wabanti-rulebook-b9 =
    Zodra een steen op de rand ligt van een zijde die iemand bezit, wint die speler, wie de steen ook verzette en wiens beurt het ook was. De rest van de beurt wordt niet meer gespeeld.

    Op een hoek komen twee zijden samen. Hebben ze allebei een eigenaar, dan winnen die twee samen; is een van beide vrij, dan wint de eigenaar van de andere alleen. Op een vrije zijde gebeurt niets en gaat het spel door.
wabanti-rulebook-b9-won = Er ligt een steen op a10, op de noordrand: A heeft gewonnen.
wabanti-rulebook-b10-title = Onbeslist na duizend beurten
wabanti-rulebook-b10 =
    Onze beslissing: als de 1000e beurt voorbij is, verloren beurten meegeteld, eindigt het spel onbeslist. Zo komt er aan elke partij een eind.

# Notatie
wabanti-rulebook-notation-title = Hoe zetten geschreven worden
wabanti-rulebook-notation =
    Elk veld heeft een naam: een letter voor de rij, van a in het noorden tot o in het zuiden, en een getal dat langs een van de diagonalen gelijk blijft. Het midden is h8, de hoek in het noordwesten a8.

    Een zet noemt twee velden, zoals f10>e10; de afstand zegt welke dobbelsteen hij kost. Een worp staat tussen haken, van laag naar hoog, zoals [13356], en een punt beëindigt de beurt.
wabanti-rulebook-notation-dash = f10-e10 zegt niets; een zet schrijf je als f10>e10.
