wadi-rulebook-title = Wadi en De Wachters
wadi-rulebook-intro =
    Een wadi is een rivier in de woestijn die een paar dagen water voert en dan droogvalt. Jij en je buren bewerken het land langs de oevers. Met sjadoefs, houten hefkranen met een emmer, til je het water uit de bedding op het land terwijl het voorbijkomt. Als het laatste weggestroomd is, telt iedereen zijn oogst: een sjadoef levert punten op voor elke natte tegel eromheen, en vruchtbaar land levert meer op.

    Het hele spel bestaat uit twee soorten acties. Je bouwt een sjadoef, of je pompt één schijfje water met een sjadoef die er al staat. Een beurt telt hoogstens twee acties, waarvan hoogstens één keer bouwen (met twee spelers mag je één keer extra pompen). Daarna doet de volgende speler hetzelfde, en als iedereen geweest is, stroomt al het water één tegel verder. Er is geen geluk en niets is verborgen. Maar water is van niemand: wat je op een akker naast je buurman pompt, levert ook je buurman punten op, en wat jij hebt opgepompt, kan een ander weer wegpompen.

    Lees de eerste vijf hoofdstukken en je kunt spelen. De varianten, de Wachters en het advies over borden kunnen wachten tot je tweede partij. Waar de gedrukte regels een vraag openlaten, moesten wij kiezen; zulke regels zijn gemerkt als onze beslissing.

wadi-rulebook-chapter-board = Het bord
wadi-rulebook-chapter-course = Ronden en beurten
wadi-rulebook-chapter-building = Bouwen
wadi-rulebook-chapter-pumping = Bereik en pompen
wadi-rulebook-chapter-points = Punten
wadi-rulebook-chapter-variants = Voor de tweede partij: varianten
wadi-rulebook-chapter-watchmen = De Wachters
wadi-rulebook-chapter-boards = Eigen borden
wadi-rulebook-chapter-writing = Zetten opschrijven

# Het bord
wadi-rulebook-w1-title = Wat er in de doos zit
wadi-rulebook-w1 =
    Je speelt met twee tot vier personen. Ieder heeft zeven sjadoefs in een eigen kleur; wie ze alle zeven gebouwd heeft, bouwt niet meer en pompt alleen nog.

    In één doos zitten verder 21 landtegels met één reservoir, 11 met twee en 7 met drie, 17 waditegels, 21 waterschijfjes en de talisman, een kraal van blauw glas die laat zien wie de ronde begint.
wadi-rulebook-w2-title = Tegels in een raster
wadi-rulebook-w2 =
    Een scenario tekent het bord: landtegels en waditegels in een vierkant raster, meestal zeven bij zeven. Land heeft één, twee of drie reservoirs; hoe meer, hoe vruchtbaarder.

    Niet op elke plek hoeft een tegel te liggen. Een plek zonder tegel is een leeg vak: daar wordt nooit gebouwd en daar ligt nooit water. Vakken heten naar hun kolom en rij, dus a1 is de hoek linksboven.
wadi-rulebook-w2-void = a1, e1 en a3 zijn leeg. Een sjadoef op a1 wordt geweigerd.
wadi-rulebook-w4-title = De weg van het water
wadi-rulebook-w4 =
    Op elke waditegel wijst een pijl naar een van de acht buren, recht of schuin. Is die buur een waditegel, dan stroomt het water daarheen. Wijst de pijl van het bord af of naar een leeg vak, dan is deze tegel een eindpunt, en wat vandaar verder stroomt, is uit het spel.

    Armen mogen samenkomen: meer tegels mogen naar dezelfde wijzen. Een rivier stroomt nooit het land op en nooit in een kring; zo'n kaart wordt geweigerd.
wadi-rulebook-w4-arms = Twee armen komen samen op c2. De laatste tegel, d4, wijst van het bord af: daar verdwijnt het water.
wadi-rulebook-w5-title = Splitsingen
wadi-rulebook-w5 =
    Een splitsing is een waditegel met twee pijlen, waarvan de eerste vet getekend is. Het water dat erop ligt, gaat half om half, en bij een oneven aantal krijgt de vette pijl er één meer. Van vijf schijfjes gaan er drie met de vette pijl mee en twee met de andere; een schijfje alleen volgt de vette.
wadi-rulebook-w5-fork = Op de splitsing c1 lagen vijf schijfjes; de vette pijl wijst naar beneden. Een ronde later liggen er drie op c2 en twee op d2.
wadi-rulebook-w6-title = Water aan het begin
wadi-rulebook-w6 =
    Het scenario zegt hoeveel schijfjes er voor de eerste beurt op welke waditegels liggen. Die tegels zijn de beginpunten.

    Onze beslissing: elke waditegel mag een beginpunt zijn, ook midden in de rivier, en er moet minstens één schijfje op het bord liggen.
wadi-rulebook-w6-start = Ons startbord: zeven schijfjes op b1, zes op f1 en zes op a4.

# Ronden en beurten
wadi-rulebook-w10-title = Een ronde
wadi-rulebook-w10 =
    In een ronde krijgt iedereen één beurt, met de klok mee vanaf de speler die de talisman heeft. Dan stroomt het water (W40). Dan gaat de talisman naar de volgende speler met de klok mee, en begint er een nieuwe ronde.

    Wie in deze ronde als laatste aan de beurt was voordat het water stroomde, is dat in de volgende dus niet: de volgorde schuift elke ronde één plaats op.
wadi-rulebook-w12-title = Je beurt
wadi-rulebook-w12 =
    Je hebt twee acties: één sjadoef bouwen en één keer pompen, in welke volgorde je maar wilt, of twee keer pompen. Minder doen mag ook, en niets doen ook.

    Met twee spelers heeft elke beurt een extra pompactie: drie acties, waarvan hoogstens één bouwt.
wadi-rulebook-w12-spent = Drie spelers. A heeft op c2 gebouwd en van b1 naar c1 gepompt. Dat zijn twee acties; nog een keer pompen wordt geweigerd.
wadi-rulebook-w12-built = Twee spelers. A heeft nog één actie over, maar dat moet pompen zijn: een tweede sjadoef wordt geweigerd.
wadi-rulebook-w14-title = Wie begint, en in welke volgorde je handelt
wadi-rulebook-w14 =
    Wie begint, wordt geloot. Onze beslissing: elke plaats maakt evenveel kans, tenzij de spelers liever zelf kiezen.

    De volgorde van je acties bepaal je zelf. Je kunt eerst bouwen en meteen pompen met de nieuwe sjadoef. Of je pompt eerst een schijfje weg en bouwt op de tegel waar het lag.
wadi-rulebook-w14-room = B wilde op c1 staan, maar daar lag een schijfje. B pompte het eerst naar d2 en bouwde toen op c1.
wadi-rulebook-w40-title = Het water stroomt
wadi-rulebook-w40 =
    Als iedereen geweest is, schuiven alle schijfjes op waditegels tegelijk op, elk één tegel langs zijn pijl. Schijfjes op een eindpunt verdwijnen uit het spel. Schijfjes op land blijven liggen.

    Kijk bij het bouwen een ronde vooruit: het water dat je sjadoef nu bereikt, is in je volgende beurt al verder.
wadi-rulebook-w40-before = Voor het stromen: drie schijfjes op b1, één op b2. Er zijn er al twee op het land gepompt.
wadi-rulebook-w40-after = Na het stromen: de drie liggen op b2, het ene op c3. De schijfjes op het land liggen waar ze lagen.
wadi-rulebook-w11-title = Het einde van het spel
wadi-rulebook-w11 =
    Het spel is afgelopen als er na het stromen op geen enkele waditegel nog een schijfje ligt. Dan worden de punten geteld (W50).

    Het eindigt niet midden in een ronde: wordt het laatste schijfje uit de rivier gepompt, dan krijgen de spelers na jou nog gewoon hun beurt.
wadi-rulebook-w11-dry = De enige waditegel, b1, is na het stromen leeg. Het spel is afgelopen.

# Bouwen
wadi-rulebook-w20-title = Waar een sjadoef mag staan
wadi-rulebook-w20 =
    Je neemt een sjadoef uit je voorraad en zet hem op een landtegel waarop geen sjadoef staat en geen schijfje ligt; speel je met De Wachters, dan ook geen Wachter. Nooit op een waditegel.

    Wat gebouwd is, blijft staan. Een sjadoef wordt nooit verplaatst en nooit van het bord genomen.
wadi-rulebook-w20-taken = Op geen van deze tegels mag gebouwd worden: drie zijn wadi, op c2 staat een sjadoef en op c1 ligt een schijfje.
wadi-rulebook-w21-title = Het basisspel: bouwen waar je wilt
wadi-rulebook-w21 =
    In het basisspel (aan tafel: Basis; in een partij: building free) is dat alles. Je mag vlak naast een andere sjadoef bouwen, of die nu van jou is of van een ander.

    Kent iedereen het spel, speel dan met de spreidingsregel (W22).

# Bereik en pompen
wadi-rulebook-w30-title = Wat een sjadoef bereikt
wadi-rulebook-w30 =
    Een sjadoef bereikt negen tegels: die waar hij op staat en de acht eromheen, wadi en land.

    Met één uitzondering: een landtegel schuin ernaast die aan de overkant van de wadi ligt, is buiten bereik (W31). Het bereik telt in dit spel twee keer: alleen daarbinnen kun je pompen, en alleen tegels daarbinnen leveren punten op (W50).
wadi-rulebook-w30-reach = De sjadoef op c3 bereikt de negen verlichte tegels. Twee stappen verder, e3, is te ver.
wadi-rulebook-w31-title = De overkant van de wadi
wadi-rulebook-w31 =
    Wanneer ligt de wadi tussen een sjadoef en zijn schuine buur? Onze beslissing maakt dat precies. Een schuine stap heeft twee hoeken: de twee vakken die aan beide uiteinden grenzen. De stap is versperd als beide hoeken waditegels zijn, van één arm of van twee. Hij is ook versperd als één hoek een waditegel is waarvan de pijl naar de andere hoek wijst, zoals waar een rivier door een leeg vak het bord verlaat.

    In alle andere gevallen is de stap vrij: één waditegel op een hoek houdt de sjadoef niet tegen, en land of een leeg vak ook niet. Een rechte stap naar boven, beneden, links of rechts is nooit versperd, en een waditegel zelf is van alle acht kanten bereikbaar.
wadi-rulebook-w31-corners = Van b2 naar c3: beide hoeken, c2 en b3, zijn wadi. c3 is de overkant, dus daarheen kan A niet pompen.
wadi-rulebook-w31-leaving = Van b2 naar a1: de ene hoek is het lege vak a2, en daarheen wijst de pijl van b1, de andere hoek. Versperd.
wadi-rulebook-w31-around = Van b2 naar c3: alleen c2 is wadi, en zijn pijl wijst een andere kant op. De stap is vrij, en A heeft naar c3 gepompt.
wadi-rulebook-w32-title = Pompen
wadi-rulebook-w32 =
    Met een pompactie verplaats je één schijfje naar een landtegel waarop nog geen schijfje ligt. Het mag van een waditegel komen of van een andere landtegel. Water gaat nooit terug de wadi in.

    Eén sjadoef van jou moet beide tegels bereiken, die waar het schijfje vandaan komt en die waar het heen gaat (W30). Of er op een van beide een sjadoef staat, van jou of van een ander, maakt niet uit; de tegel onder je eigen sjadoef mag je gerust vullen.

    Dezelfde sjadoef mag vaker pompen, ook al in de beurt waarin hij gebouwd is. En geen schijfje heeft een eigenaar: je mag wegpompen wat een ander net op zijn akker heeft gebracht.
wadi-rulebook-w32-land-only = De sjadoef op c2 bereikt zowel b1 als b2, maar b2 is een waditegel; water wordt alleen op land gepompt.
wadi-rulebook-w32-one-shadoof = c1 bereikt het water op b2, en e2 bereikt e1, maar geen van beide bereikt ze allebei. Daar zijn twee pompacties voor nodig: met de een van b2 naar d2, dan met de ander van d2 naar e1.
wadi-rulebook-w33-title = Welke sjadoef pompt, maakt niet uit
wadi-rulebook-w33 =
    Bereiken twee sjadoefs van jou allebei de tegels, dan hoeft niemand te weten welke het deed: er verandert niets dan de plek van het schijfje. Daarom schrijf je een pompactie met alleen de twee tegels op, zoals c2>d2.

# Punten
wadi-rulebook-w50-title = De telling
wadi-rulebook-w50 =
    Elke sjadoef telt apart: tel de reservoirs op van alle landtegels binnen zijn bereik waarop een schijfje ligt. Een natte tegel met drie reservoirs is drie punten waard, met twee twee, met één één. Een droge tegel is niets waard, en een tegel aan de overkant van de wadi (W31) ook niet.

    Je punten zijn de som over je sjadoefs. Eén tegel kan vaker tellen: voor twee sjadoefs van jou, en ook voor die van een buurman. Vruchtbaar land waar het bereik van meer sjadoefs van jou samenvalt, is de beste plek voor water.
wadi-rulebook-w50-count = De sjadoef van A op c2 bereikt b1 (2), c1 (3) en c2 (1): 6 punten. Die van B op d1 bereikt c1 en c2: 4 punten. De laatste pompactie van B, naar c2, leverde beide spelers er één op.
wadi-rulebook-w51-title = Winnen en gelijk eindigen
wadi-rulebook-w51 =
    Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van hen de meeste sjadoefs in voorraad heeft: dezelfde oogst met minder hout. Is ook dat gelijk, dan delen ze de overwinning.

# Varianten
wadi-rulebook-w22-title = De spreidingsregel
wadi-rulebook-w22 =
    Met deze regel (aan tafel: Gevorderd; in een partij: building spreading) mag een nieuwe sjadoef niet horizontaal of verticaal naast een andere staan, van wie die ook is. Schuin ernaast mag wel.

    Met een goede plek zijn nu ook de tegels ernaast bezet. Dit is het spel voor wie het al kent, en het beste spel met De Wachters.
wadi-rulebook-w22-beside = A staat op c2. Het land ernaast, c1 en d2, is voor iedereen gesloten; d1 en d3, schuin ernaast, zijn vrij.
wadi-rulebook-w23-title = De regels van 2007
wadi-rulebook-w23 =
    De eerste uitgave had de spreidingsregel (W22) met een uitzondering, voor spelers die door de anderen van het water zijn afgesneden (aan tafel: Regels van 2007; in een partij: building original). De precieze vorm is onze beslissing.

    Voor elke bouw stellen we de vraag: zou je een schijfje uit de wadi kunnen pompen, met een sjadoef die je al hebt of met nog één erbij op een tegel die de spreidingsregel je nu toestaat? Hoeveel acties je nog hebt, telt daarbij niet, en aan droge waditegels heb je niets. Kun je dat, dan bouw je volgens de spreidingsregel. Kun je dat niet, dan mag je bouwen op elke vrije landtegel die niet horizontaal of verticaal naast een sjadoef van jezelf ligt. Naast sjadoefs van anderen mag dan wel, ook waar geen water in bereik is.

    De vraag wordt voor elke bouw opnieuw gesteld, dus een pompactie eerder in je beurt kan het antwoord veranderen.
wadi-rulebook-w23-water-left = B zou nog op a1 kunnen bouwen en van b1 pompen. Dus geldt de spreidingsregel, en d1, naast A, is gesloten.
wadi-rulebook-w23-shut-out = Alleen b1 grenst aan het water, en daar staat A. B is afgesneden en mag naast A bouwen: op c1, d1 of e1.
wadi-rulebook-w23-own = B is afgesneden en zou op c1 kunnen bouwen, naast A. Maar d1 en f1 liggen naast B's eigen sjadoef en blijven gesloten.
wadi-rulebook-w13-title = Pro: twee keer bouwen in een beurt
wadi-rulebook-w13 =
    In de provariant (in een partij: builds_per_turn 2) mag je met beide acties bouwen. Het bord loopt snel vol, en de zeven sjadoefs (W1) zijn gauw op.

    Onze beslissing voor twee spelers: de extra actie blijft een pompactie. Je hebt drie acties, waarvan er hoogstens twee bouwen.
wadi-rulebook-w13-third = Twee spelers, provariant. A heeft twee keer gebouwd en heeft nog één actie: pompen, geen derde sjadoef.
wadi-rulebook-w52-title = Een voorsprong
wadi-rulebook-w52 =
    Deze regel is helemaal van ons, en hij staat uit tenzij je hem aanzet. Elke plaats kan beginnen met een aantal punten, van 0 tot en met 99, dat bij de oogst wordt opgeteld voordat een gelijke stand beslist wordt (W51).

    Waarom? Wie de laatste beurt heeft voordat de rivier droogvalt, is in het voordeel, vaak met een punt of twee, en op een kort bord geeft dat de doorslag. We laten de computer elk ingebouwd bord vele duizenden keren spelen om de voorsprong te vinden die het eerlijk maakt; je kunt hem kiezen als je een tafel klaarzet.
wadi-rulebook-w52-ahead = B is als tweede aan de beurt en begint met twee punten.

# De Wachters
wadi-rulebook-g1-title = Ieder één Wachter
wadi-rulebook-g1 =
    De Wachters is een uitbreiding: zet je die aan (in een partij: watchmen true), dan krijgt iedereen één Wachter. Hij komt aan het eind van de eerste ronde op het bord, bewaakt het land om zich heen en moet steeds in beweging blijven. Jij beslist wanneer je hem naar huis haalt: vroeg loont, te laat kost punten.

    Alle andere regels blijven zoals ze zijn.
wadi-rulebook-g2-title = Het verboden gebied
wadi-rulebook-g2 =
    Een Wachter bewaakt de tegel waar hij op staat en de landtegels die er horizontaal en verticaal naast liggen: zijn verboden gebied. Waditegels horen er nooit bij.

    In een verboden gebied bouwt niemand, zet niemand anders een Wachter, en wordt geen schijfje gepompt, niet naar een tegel daar en er ook niet vandaan. Dat geldt ook voor de eigenaar van de Wachter.

    Wat er al is, blijft en telt gewoon mee. Een sjadoef in het gebied kan blijven pompen tussen tegels erbuiten, bijvoorbeeld uit de wadi. Het water stroomt er als altijd langs. Een Wachter kan dus een rijke oogst beschermen, of anderen van een plek weghouden tot jij er bent.
wadi-rulebook-g2-area = De Wachter van A op c2 bewaakt c2, c1, b2 en d2. B mag niet op b2 bouwen. De waditegel c3 wordt niet bewaakt.
wadi-rulebook-g2-pump = De sjadoef van B op a2 bereikt het water op b3, maar b2 wordt bewaakt door A: daarheen pompen mag niet. Naar a2 wel.
wadi-rulebook-g3-title = Wanneer de Wachters komen
wadi-rulebook-g3 =
    De Wachters komen aan het eind van ronde 1. Onze beslissing zegt wanneer precies: nadat het water gestroomd is en voordat de talisman doorschuift. Ze worden neergezet in beurtvolgorde, te beginnen met wie ronde 1 begon. Is het spel met dat stromen afgelopen, dan blijven ze thuis.
wadi-rulebook-g3-now = Ronde 1 is voorbij en het water is gestroomd. Nu zetten A en dan B hun Wachter neer; bouwen moet wachten.
wadi-rulebook-g4-title = Waar een Wachter op het bord komt
wadi-rulebook-g4 =
    Je zet je Wachter op een lege landtegel, zonder sjadoef, schijfje of Wachter, buiten de verboden gebieden van de anderen, en in een zone waar geen sjadoef van jou staat. Een zone is een stuk land dat begrensd wordt door de wadi en de rand van het bord.

    Onze beslissingen: twee landtegels liggen in één zone als je van de ene naar de andere kunt lopen met stappen die een sjadoef kan overbruggen (W30). Voldoet op het hele bord geen tegel aan alle voorwaarden als jij hem moet neerzetten, dan vervalt voor jou de zone, en alleen de zone. Is er dan nog geen tegel, dan blijft je Wachter thuis, en levert hij niets op en kost hij niets.
wadi-rulebook-g4-zone = A heeft een sjadoef in het noorden, dus moet de Wachter van A ten zuiden van de rivier komen.
wadi-rulebook-g5-title = Verplaatsen of terughalen
wadi-rulebook-g5 =
    Staat je Wachter op het bord, dan begint je beurt vanaf ronde 2 met hem. Of je verplaatst hem naar een andere lege landtegel buiten de verboden gebieden van de anderen, waar ook op het bord; zones tellen niet meer. Of je haalt hem terug, en dan komt hij niet meer. Daarna heb je al je acties nog (W12).

    Blijven staan mag niet. Een stap naar een tegel die hij zelf bewaakte, mag wel.
wadi-rulebook-g5-first = B wil bouwen, maar de Wachter van B gaat voor.
wadi-rulebook-g6-title = Wanneer terughalen te laat is
wadi-rulebook-g6 =
    Zodra er op geen enkele waditegel meer een schijfje ligt, kan een Wachter niet meer teruggehaald worden. Verplaatsen moet dan nog steeds.

    Is er geen tegel waar hij heen kan, dan gaat hij van het bord, of de rivier nu nat is of droog.
wadi-rulebook-g6-dry = B heeft het laatste schijfje uit de rivier gepompt. De Wachter van A op d1 moet verplaatst worden en kan niet meer naar huis.
wadi-rulebook-g7-title = Wat de Wachters opleveren en kosten
wadi-rulebook-g7 =
    De eerste speler die een Wachter terughaalt, krijgt 2 punten, de tweede 1, de anderen niets. Wiens Wachter aan het einde nog op het bord staat, verliest er 4. Dat geldt ook voor een speler wiens Wachter van het bord moest omdat hij nergens heen kon (G6) toen de rivier al droog was.

    Onze beslissing: moest hij van het bord terwijl de rivier nog water voerde, dan telt dat als gewoon terughalen.
wadi-rulebook-g7-bonus = B heeft de Wachter als eerste teruggehaald: 2 punten, en 2 erbij voor het schijfje op b1. De Wachter van A staat er nog: 4 punten eraf.
wadi-rulebook-g8-title = Hoe je het best met ze speelt
wadi-rulebook-g8 =
    De Wachters komen het best tot hun recht met de spreidingsregel (W22). Kies met vier spelers een bord dat bijna alle landtegels gebruikt, anders wordt het krap: hoe minder vrije tegels, hoe lastiger elke beslissing.

# Borden
wadi-rulebook-boards-title = Borden met bekende namen
wadi-rulebook-boards =
    In de doos zitten een startbord en nog drie borden: Wadi el 'Arish in Egypte, Wadi al Mabraq in Saoedi-Arabië en Wadi al Masilah in Jemen. De auteur publiceerde er meer: Wadi Thamit (Libië), Wadi Jedi en Wadi Tafna (Algerije), Wadi al Mujib (Jordanië), Wadi O'Clock, Wadi Bahta (Tsjaad), Wadi el Kebir, beter bekend als de Guadalquivir (Spanje), Wadi Quragyah (Egypte) en Wadi al Malik (Soedan).

    Hun gedrukte indeling hebben wij niet. Elk bord hier is een eigen tekening, ook als het een van deze namen draagt. Heb je de doos in huis, dan typ je een gedrukt bord zelf over: dat kost een minuut (NOTATION).
wadi-rulebook-advice-title = Wat een bord goed maakt
wadi-rulebook-advice =
    Een scenario bepaalt veel van het plezier, dus dit leert de ervaring. Een lange rivier maakt het spel lang en soms saai; heel korte armen zijn voorbij voor de strijd begint. Eén eindpunt voor al het water speelt lastiger dan twee of drie, want tegen het eind valt er weinig te pompen.

    Zorg dat van vier spelers ieder plaats vindt bij een beginpunt: drie armen, of twee die ver uit elkaar en niet in een hoek beginnen. Vermijd veel of lange stroken land van één tegel breed, en dode hoeken van één tot drie tegels waar niemand iets aan heeft. Geef elke arm zoveel schijfjes als het land erlangs kan gebruiken.

    Met De Wachters en vier spelers gebruik je het best al het land dat je hebt. Extreme borden zijn leuker om te tekenen dan om op te spelen. De bordcontrole vertelt je dit alles over een kaart van jezelf.
wadi-rulebook-w3-title = Hoe groot een bord mag zijn
wadi-rulebook-w3 =
    Onze beslissing: een kaart heeft hoogstens 64 vakken, de lege meegeteld, in hoogstens 16 rijen en 16 kolommen. Er mogen meer tegels of schijfjes op liggen dan er in één doos zitten; dan zegt de bordcontrole hoeveel dozen je nodig zou hebben om het echt op tafel te leggen.

# Notatie
wadi-rulebook-notation-title = Hoe zetten en borden geschreven worden
wadi-rulebook-notation =
    Elk vak heeft een naam: een letter voor de kolom, van links af, en een getal voor de rij, van boven af. Bouwen schrijf je met een plus, zoals +c3. Pompen met een pijl van tegel naar tegel, zoals c2>d2. Je Wachter zet of verplaats je met een apenstaartje, zoals @c3, en je haalt hem terug met @-. Een punt beëindigt de beurt.

    Een bord schrijf je rij voor rij, met spaties tussen de tegels: 1, 2 of 3 voor land met zoveel reservoirs, een punt voor een leeg vak, en een pijl voor een waditegel, met het aantal schijfjes erachter als er aan het begin liggen. Twee pijlen zijn een splitsing, de vette eerst (W5).
wadi-rulebook-notation-dash = b2-d1 zegt niets; een pompactie schrijf je als b2>d1.
