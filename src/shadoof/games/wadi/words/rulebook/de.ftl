wadi-rulebook-title = Wadi und Die Wächter
wadi-rulebook-intro =
    Ein Wadi ist ein Fluss in der Wüste, der ein paar Tage lang Wasser führt und dann austrocknet. Du und deine Nachbarn bestellen seine Ufer. Mit Schadufs, hölzernen Kränen mit einem Eimer, hebt ihr das Wasser aus dem Flussbett aufs Land, solange es vorbeifließt. Ist das letzte fort, zählen alle ihre Ernte: Ein Schaduf bringt Punkte für jedes bewässerte Kärtchen um ihn herum, und fruchtbares Land bringt mehr.

    Das ganze Spiel besteht aus zwei Arten von Aktionen. Du baust einen Schaduf, oder du pumpst eine Wasserscheibe mit einem Schaduf, der schon steht. Ein Zug hat höchstens zwei Aktionen, davon höchstens einen Bau (zu zweit kommt einmal Pumpen dazu). Dann tut der Nächste dasselbe, und wenn alle an der Reihe waren, fließt alles Wasser ein Kärtchen weiter. Es gibt kein Glück, und nichts ist verdeckt. Aber Wasser gehört niemandem: Was du auf einen Acker neben deinem Nachbarn pumpst, bringt auch ihm Punkte, und was du hochgepumpt hast, kann ein anderer wieder wegpumpen.

    Lies die ersten fünf Kapitel, und du kannst spielen. Die Varianten, die Wächter und der Rat zu Brettern haben Zeit bis zur zweiten Partie. Wo die gedruckten Regeln eine Frage offenlassen, mussten wir entscheiden; solche Regeln sind als Entscheidung gekennzeichnet.

wadi-rulebook-chapter-board = Das Brett
wadi-rulebook-chapter-course = Runden und Züge
wadi-rulebook-chapter-building = Bauen
wadi-rulebook-chapter-pumping = Reichweite und Pumpen
wadi-rulebook-chapter-points = Punkte
wadi-rulebook-chapter-variants = Für die zweite Partie: Varianten
wadi-rulebook-chapter-watchmen = Die Wächter
wadi-rulebook-chapter-boards = Eigene Bretter
wadi-rulebook-chapter-writing = Züge aufschreiben

# Das Brett
wadi-rulebook-w1-title = Was in der Schachtel ist
wadi-rulebook-w1 =
    Es spielen zwei bis vier Personen. Jede hat sieben Schadufs in ihrer Farbe; wer alle sieben gebaut hat, baut nicht mehr und pumpt nur noch.

    In einer Schachtel liegen außerdem 21 Landkärtchen mit einem Wasserbehälter, 11 mit zwei und 7 mit drei, 17 Wadikärtchen, 21 Wasserscheiben und der Talisman, eine Perle aus blauem Glas, die zeigt, wer die Runde beginnt.
wadi-rulebook-w2-title = Kärtchen in einem Raster
wadi-rulebook-w2 =
    Ein Szenario zeichnet das Brett: Land- und Wadikärtchen in einem quadratischen Raster, meist sieben mal sieben. Land hat einen, zwei oder drei Wasserbehälter; je mehr, desto fruchtbarer.

    Nicht auf jedem Feld muss ein Kärtchen liegen. Ein Feld ohne Kärtchen ist leer: Dort wird nie gebaut, und dort liegt nie Wasser. Felder heißen nach Spalte und Reihe, a1 ist also die Ecke links oben.
wadi-rulebook-w2-void = a1, e1 und a3 sind leer. Ein Schaduf auf a1 wird abgelehnt.
wadi-rulebook-w4-title = Der Weg des Wassers
wadi-rulebook-w4 =
    Jedes Wadikärtchen hat einen Pfeil zu einem seiner acht Nachbarn, gerade oder schräg. Ist dieser Nachbar ein Wadikärtchen, fließt das Wasser dorthin. Zeigt der Pfeil vom Brett hinaus oder in ein leeres Feld, ist dieses Kärtchen ein Endpunkt, und was von ihm weiterfließt, ist aus dem Spiel.

    Arme dürfen sich vereinen: Mehrere Kärtchen dürfen auf dasselbe zeigen. Ein Fluss läuft nie auf Land und nie im Kreis; eine solche Karte wird abgelehnt.
wadi-rulebook-w4-arms = Zwei Arme vereinen sich auf c2. Das letzte Kärtchen, d4, zeigt vom Brett hinaus: Dort verschwindet das Wasser.
wadi-rulebook-w5-title = Gabelungen
wadi-rulebook-w5 =
    Eine Gabelung ist ein Wadikärtchen mit zwei Pfeilen, von denen der erste fett gezeichnet ist. Das Wasser darauf teilt sich zur Hälfte, und bei einer ungeraden Zahl bekommt der fette Pfeil die eine Scheibe mehr. Von fünf Scheiben folgen drei dem fetten Pfeil und zwei dem anderen; eine einzelne Scheibe folgt dem fetten.
wadi-rulebook-w5-fork = Auf der Gabelung c1, deren fetter Pfeil nach unten zeigt, lagen fünf Scheiben. Eine Runde später liegen drei auf c2 und zwei auf d2.
wadi-rulebook-w6-title = Wasser am Anfang
wadi-rulebook-w6 =
    Das Szenario sagt, wie viele Scheiben vor dem ersten Zug auf welchen Wadikärtchen liegen. Diese Kärtchen sind die Anfangspunkte.

    Unsere Entscheidung: Jedes Wadikärtchen darf einer sein, auch mitten im Fluss, und mindestens eine Scheibe muss auf dem Brett liegen.
wadi-rulebook-w6-start = Unser Startbrett: sieben Scheiben auf b1, sechs auf f1 und sechs auf a4.

# Runden und Züge
wadi-rulebook-w10-title = Eine Runde
wadi-rulebook-w10 =
    In einer Runde hat jeder einen Zug, im Uhrzeigersinn und beginnend bei dem, der den Talisman hat. Dann fließt das Wasser (W40). Dann geht der Talisman im Uhrzeigersinn weiter, und eine neue Runde beginnt.

    Wer in dieser Runde als Letzter dran war, bevor das Wasser floss, ist es also in der nächsten nicht: Die Reihenfolge rückt jede Runde um einen Platz weiter.
wadi-rulebook-w12-title = Dein Zug
wadi-rulebook-w12 =
    Du hast zwei Aktionen: einen Schaduf bauen und einmal pumpen, in beliebiger Reihenfolge, oder zweimal pumpen. Du darfst auch weniger tun oder gar nichts.

    Zu zweit darf man in jedem Zug einmal mehr pumpen: drei Aktionen, von denen höchstens eine baut.
wadi-rulebook-w12-spent = Drei Spieler. A hat auf c2 gebaut und von b1 nach c1 gepumpt. Das sind zwei Aktionen; noch einmal zu pumpen wird abgelehnt.
wadi-rulebook-w12-built = Zwei Spieler. A hat noch eine Aktion, aber damit darf nur gepumpt werden: Ein zweiter Schaduf wird abgelehnt.
wadi-rulebook-w14-title = Wer beginnt, und in welcher Reihenfolge du handelst
wadi-rulebook-w14 =
    Wer beginnt, wird ausgelost. Unsere Entscheidung: Jeder Platz ist gleich wahrscheinlich, es sei denn, die Spieler wollen lieber selbst wählen.

    Die Reihenfolge deiner Aktionen bestimmst du. Du kannst zuerst bauen und mit dem neuen Schaduf gleich pumpen. Oder du pumpst zuerst eine Scheibe weg und baust auf dem Kärtchen, auf dem sie lag.
wadi-rulebook-w14-room = B wollte auf c1 bauen, wo eine Scheibe lag. Erst pumpte B sie nach d2, dann baute B auf c1.
wadi-rulebook-w40-title = Das Wasser fließt
wadi-rulebook-w40 =
    Wenn alle an der Reihe waren, rücken alle Scheiben auf Wadikärtchen gleichzeitig weiter, jede um ein Kärtchen entlang seinem Pfeil. Scheiben auf einem Endpunkt verlassen das Spiel. Scheiben auf Land bleiben liegen.

    Schau beim Bauen eine Runde voraus: Das Wasser, das dein Schaduf jetzt erreicht, ist in deinem nächsten Zug schon weiter.
wadi-rulebook-w40-before = Vor dem Fließen: drei Scheiben auf b1, eine auf b2. Zwei sind schon auf Land gepumpt.
wadi-rulebook-w40-after = Nach dem Fließen: Die drei liegen auf b2, die eine auf c3. Die Scheiben auf Land haben sich nicht bewegt.
wadi-rulebook-w11-title = Das Ende des Spiels
wadi-rulebook-w11 =
    Das Spiel endet, wenn nach dem Fließen auf keinem Wadikärtchen mehr eine Scheibe liegt. Dann werden die Punkte gezählt (W50).

    Mitten in einer Runde endet es nicht: Wird die letzte Scheibe aus dem Fluss gepumpt, sind die Spieler nach dir trotzdem noch an der Reihe.
wadi-rulebook-w11-dry = Das einzige Wadikärtchen, b1, ist nach dem Fließen leer. Das Spiel ist vorbei.

# Bauen
wadi-rulebook-w20-title = Wo ein Schaduf stehen darf
wadi-rulebook-w20 =
    Du nimmst einen Schaduf aus deinem Vorrat und setzt ihn auf ein Landkärtchen, auf dem kein Schaduf steht und keine Scheibe liegt, mit den Wächtern auch kein Wächter. Nie auf ein Wadikärtchen.

    Was gebaut ist, bleibt. Schadufs werden nie versetzt und nie vom Brett genommen.
wadi-rulebook-w20-taken = Auf keinem dieser Kärtchen darf gebaut werden: Drei sind Wadi, auf c2 steht ein Schaduf, und auf c1 liegt eine Scheibe.
wadi-rulebook-w21-title = Das Grundspiel: bauen, wo man will
wadi-rulebook-w21 =
    Im Grundspiel (am Tisch: Grundspiel; in einer Partie: building free) ist das alles. Du darfst direkt neben einem anderen Schaduf bauen, ob es deiner ist oder nicht.

    Wenn alle das Spiel kennen, spielt mit der Streuungsregel (W22).

# Reichweite und Pumpen
wadi-rulebook-w30-title = Was ein Schaduf erreicht
wadi-rulebook-w30 =
    Ein Schaduf erreicht neun Kärtchen: das, auf dem er steht, und die acht ringsum, Wadi wie Land.

    Mit einer Ausnahme: Ein Landkärtchen schräg neben ihm, das auf der anderen Seite des Wadis liegt, ist außer Reichweite (W31). Die Reichweite zählt in diesem Spiel doppelt: Nur in ihr kannst du pumpen, und nur Kärtchen in ihr bringen Punkte (W50).
wadi-rulebook-w30-reach = Der Schaduf auf c3 erreicht die neun hervorgehobenen Kärtchen. Zwei Schritte weiter, e3, ist zu weit.
wadi-rulebook-w31-title = Die andere Seite des Wadis
wadi-rulebook-w31 =
    Wann liegt das Wadi zwischen einem Schaduf und seinem schrägen Nachbarn? Unsere Entscheidung macht es genau. Ein schräger Schritt hat zwei Ecken: die beiden Felder, die an seinen Anfang und an sein Ende grenzen. Der Schritt ist versperrt, wenn beide Ecken Wadikärtchen sind, ob von einem Arm oder von zweien. Er ist auch versperrt, wenn eine Ecke ein Wadikärtchen ist, dessen Pfeil auf die andere Ecke zeigt, etwa wo ein Fluss durch ein leeres Feld hinausläuft.

    In allen anderen Fällen ist der Schritt frei: Ein einzelnes Wadikärtchen an einer Ecke hält den Schaduf nicht auf, Land oder ein leeres Feld auch nicht. Gerade Schritte nach oben, unten, links und rechts sind nie versperrt, und ein Wadikärtchen selbst ist von allen acht Seiten erreichbar.
wadi-rulebook-w31-corners = Von b2 nach c3: Beide Ecken, c2 und b3, sind Wadi. c3 ist das andere Ufer, dorthin kann A nicht pumpen.
wadi-rulebook-w31-leaving = Von b2 nach a1: Eine Ecke ist das leere Feld a2, und der Pfeil von b1, der anderen Ecke, zeigt darauf. Versperrt.
wadi-rulebook-w31-around = Von b2 nach c3: Nur c2 ist Wadi, und sein Pfeil zeigt anderswohin. Der Schritt ist frei, und A hat nach c3 gepumpt.
wadi-rulebook-w32-title = Pumpen
wadi-rulebook-w32 =
    Einmal pumpen heißt: eine Scheibe auf ein Landkärtchen bringen, auf dem noch keine liegt. Sie darf von einem Wadikärtchen kommen oder von einem anderen Landkärtchen. Zurück ins Wadi geht Wasser nie.

    Ein einzelner Schaduf von dir muss beide Kärtchen erreichen, das, von dem die Scheibe kommt, und das, auf das sie geht (W30). Ob auf einem davon ein Schaduf steht, deiner oder ein fremder, ist gleichgültig; das Kärtchen unter deinem eigenen Schaduf darfst du ruhig füllen.

    Derselbe Schaduf darf immer wieder pumpen, auch in dem Zug, in dem er gebaut wurde. Und keine Scheibe hat einen Besitzer: Du darfst wegpumpen, was ein anderer gerade auf seinen Acker gebracht hat.
wadi-rulebook-w32-land-only = Der Schaduf auf c2 erreicht b1 und b2, aber b2 ist ein Wadikärtchen; Wasser wird nur auf Land gepumpt.
wadi-rulebook-w32-one-shadoof = c1 erreicht das Wasser auf b2, und e2 erreicht e1, aber keiner erreicht beides. Dafür muss man zweimal pumpen: mit dem einen von b2 nach d2, dann mit dem anderen von d2 nach e1.
wadi-rulebook-w33-title = Welcher Schaduf pumpt, ist gleichgültig
wadi-rulebook-w33 =
    Erreichen zwei Schadufs von dir beide Kärtchen, muss niemand wissen, welcher es war: Es ändert sich nichts als der Platz der Scheibe. Darum schreibt man beim Pumpen nur die beiden Kärtchen auf, etwa c2>d2.

# Punkte
wadi-rulebook-w50-title = Die Wertung
wadi-rulebook-w50 =
    Jeder Schaduf zählt für sich: Zähle die Wasserbehälter aller Landkärtchen in seiner Reichweite zusammen, auf denen eine Scheibe liegt. Ein bewässertes Kärtchen mit drei Wasserbehältern ist drei Punkte wert, eines mit zweien zwei, eines mit einem einen. Ein trockenes Kärtchen ist nichts wert, eines auf der anderen Seite des Wadis (W31) auch nicht.

    Deine Punkte sind die Summe über deine Schadufs. Ein Kärtchen kann mehrmals zählen: für zwei Schadufs von dir und auch für den eines Nachbarn. Fruchtbares Land, auf dem sich die Reichweiten mehrerer deiner Schadufs überschneiden, ist der beste Platz für Wasser.
wadi-rulebook-w50-count = A erreicht von c2 aus b1 (2), c1 (3) und c2 (1): 6 Punkte. B erreicht von d1 aus c1 und c2: 4 Punkte. Die letzte Scheibe, die B nach c2 gepumpt hat, brachte beiden einen Punkt.
wadi-rulebook-w51-title = Sieg und Gleichstand
wadi-rulebook-w51 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von diesen, wer mehr Schadufs im Vorrat hat: dieselbe Ernte mit weniger Holz. Ist auch das gleich, teilen sie den Sieg.

# Varianten
wadi-rulebook-w22-title = Die Streuungsregel
wadi-rulebook-w22 =
    Nach dieser Regel (am Tisch: Fortgeschritten; in einer Partie: building spreading) darf ein neuer Schaduf nicht waagerecht oder senkrecht neben einem anderen stehen, wem der auch gehört. Schräg daneben ist erlaubt.

    Wer einen guten Platz hat, hat nun auch die Kärtchen daneben. So spielt man, wenn man das Spiel kennt, und so spielt es sich mit den Wächtern am besten.
wadi-rulebook-w22-beside = A steht auf c2. Das Land daneben, c1 und d2, ist für alle gesperrt; d1 und d3, schräg daneben, sind frei.
wadi-rulebook-w23-title = Die Regeln von 2007
wadi-rulebook-w23 =
    Die erste Ausgabe hatte die Streuungsregel (W22) mit einer Ausnahme, für Spieler, die von den anderen vom Wasser abgeschnitten sind (am Tisch: Regeln von 2007; in einer Partie: building original). Ihre genaue Form ist unsere Entscheidung.

    Vor jedem Bau fragen wir: Könntest du eine Scheibe aus dem Wadi pumpen, mit einem Schaduf, den du schon hast, oder mit einem weiteren auf einem Kärtchen, das dir die Streuungsregel jetzt erlaubt? Wie viele Aktionen du noch hast, spielt für diese Frage keine Rolle, und trockene Wadikärtchen helfen dir nicht. Könntest du es, baust du nach der Streuungsregel. Könntest du es nicht, darfst du auf jedem freien Landkärtchen bauen, das nicht waagerecht oder senkrecht neben einem eigenen Schaduf liegt. Neben fremden Schadufs ist es dann erlaubt, auch wo kein Wasser in Reichweite ist.

    Die Frage wird vor jedem Bau neu gestellt; was du vorher in deinem Zug gepumpt hast, kann die Antwort also ändern.
wadi-rulebook-w23-water-left = B könnte noch auf a1 bauen und von b1 pumpen. Also gilt die Streuungsregel, und d1, neben A, ist gesperrt.
wadi-rulebook-w23-shut-out = Nur b1 grenzt ans Wasser, und dort steht A. B ist abgeschnitten und darf neben A bauen: auf c1, d1 oder e1.
wadi-rulebook-w23-own = B ist abgeschnitten und könnte auf c1 bauen, neben A. Aber d1 und f1 liegen neben dem eigenen Schaduf und bleiben gesperrt.
wadi-rulebook-w13-title = Profi: zweimal bauen in einem Zug
wadi-rulebook-w13 =
    In der Profivariante (in einer Partie: builds_per_turn 2) darfst du mit beiden Aktionen bauen. Das Brett füllt sich schnell, und die sieben Schadufs (W1) sind bald verbaut.

    Unsere Entscheidung für zwei Spieler: Mit der zusätzlichen Aktion wird weiterhin gepumpt. Du hast drei Aktionen, von denen höchstens zwei bauen.
wadi-rulebook-w13-third = Zwei Spieler, Profivariante. A hat zweimal gebaut und noch eine Aktion: pumpen, aber keinen dritten Schaduf bauen.
wadi-rulebook-w52-title = Ein Vorsprung
wadi-rulebook-w52 =
    Diese Regel ist ganz von uns, und sie gilt nur, wenn du sie einschaltest. Jeder Platz kann mit einer Zahl von Punkten beginnen, von 0 bis 99, die zur Ernte hinzukommen, bevor ein Gleichstand entschieden wird (W51).

    Warum? Wer den letzten Zug hat, bevor der Fluss austrocknet, ist im Vorteil, oft um ein oder zwei Punkte, und auf einem kurzen Brett entscheidet das. Wir lassen den Computer jedes eingebaute Brett viele tausend Mal spielen, um den Vorsprung zu finden, der es fair macht; du kannst ihn wählen, wenn du einen Tisch aufstellst.
wadi-rulebook-w52-ahead = B ist als Zweiter am Zug und beginnt mit zwei Punkten.

# Die Wächter
wadi-rulebook-g1-title = Für jeden einen Wächter
wadi-rulebook-g1 =
    Die Wächter sind eine Erweiterung: Schalte sie ein (in einer Partie: watchmen true), und jeder bekommt einen Wächter. Er kommt am Ende der ersten Runde auf das Brett, bewacht das Land um sich herum und muss in Bewegung bleiben. Du entscheidest, wann du ihn nach Hause holst: Früh lohnt sich, zu spät kostet.

    Alle anderen Regeln bleiben, wie sie sind.
wadi-rulebook-g2-title = Das verbotene Gebiet
wadi-rulebook-g2 =
    Ein Wächter bewacht das Kärtchen, auf dem er steht, und die Landkärtchen waagerecht und senkrecht daneben: sein verbotenes Gebiet. Wadikärtchen gehören nie dazu.

    In einem verbotenen Gebiet baut niemand, setzt kein anderer einen Wächter, und es wird keine Scheibe gepumpt, weder auf ein Kärtchen dort noch von einem weg. Das gilt auch für den Besitzer des Wächters.

    Was schon da ist, bleibt und zählt weiter. Ein Schaduf im Gebiet kann weiter zwischen Kärtchen außerhalb pumpen, zum Beispiel aus dem Wadi. Das Wasser fließt vorbei wie immer. Ein Wächter kann also eine reiche Ernte schützen oder die anderen von einem Platz fernhalten, bis du dort bist.
wadi-rulebook-g2-area = Der Wächter von A auf c2 bewacht c2, c1, b2 und d2. B darf nicht auf b2 bauen. Das Wadikärtchen c3 ist nicht bewacht.
wadi-rulebook-g2-pump = Der Schaduf von B auf a2 erreicht das Wasser auf b3, aber b2 wird von A bewacht: Dorthin darf nicht gepumpt werden. Nach a2 schon.
wadi-rulebook-g3-title = Wann die Wächter kommen
wadi-rulebook-g3 =
    Die Wächter kommen am Ende von Runde 1. Unsere Entscheidung sagt, wann genau: nachdem das Wasser geflossen ist und bevor der Talisman weitergeht. Sie werden in Zugfolge gesetzt, beginnend bei dem, der Runde 1 begonnen hat. Ist das Spiel mit diesem Fließen zu Ende, bleiben sie zu Hause.
wadi-rulebook-g3-now = Runde 1 ist vorbei, und das Wasser ist geflossen. Jetzt setzen A und dann B ihre Wächter; das Bauen muss warten.
wadi-rulebook-g4-title = Wo ein Wächter ins Spiel kommt
wadi-rulebook-g4 =
    Du setzt deinen Wächter auf ein freies Landkärtchen, ohne Schaduf, Scheibe oder Wächter, außerhalb der verbotenen Gebiete der anderen und in einer Zone, in der kein Schaduf von dir steht. Eine Zone ist ein Stück Land, das vom Wadi und vom Rand des Bretts begrenzt wird.

    Unsere Entscheidungen: Zwei Landkärtchen liegen in einer Zone, wenn man vom einen zum anderen in Schritten gehen kann, über die ein Schaduf reicht (W30). Erfüllt auf dem ganzen Brett kein Kärtchen alle Bedingungen, wenn du ihn setzen sollst, fällt für dich die Zone weg, und nur sie. Gibt es auch dann kein Kärtchen, bleibt dein Wächter zu Hause und bringt und kostet nichts.
wadi-rulebook-g4-zone = A hat einen Schaduf im Norden, also muss der Wächter von A südlich des Flusses ins Spiel kommen.
wadi-rulebook-g5-title = Versetzen oder zurückholen
wadi-rulebook-g5 =
    Steht dein Wächter auf dem Brett, beginnt dein Zug ab Runde 2 mit ihm. Entweder du versetzt ihn auf ein anderes freies Landkärtchen außerhalb der verbotenen Gebiete der anderen, wo auch immer auf dem Brett; Zonen zählen nicht mehr. Oder du holst ihn zurück, und dann kommt er nicht wieder. Danach hast du alle deine Aktionen (W12).

    Stehen bleiben darf er nicht. Ein Schritt auf ein Kärtchen, das er selbst bewacht hat, ist erlaubt.
wadi-rulebook-g5-first = B will bauen, aber der Wächter von B geht vor.
wadi-rulebook-g6-title = Wann es zum Zurückholen zu spät ist
wadi-rulebook-g6 =
    Sobald auf keinem Wadikärtchen mehr eine Scheibe liegt, kann ein Wächter nicht mehr zurückgeholt werden. Versetzt werden muss er trotzdem.

    Gibt es kein Kärtchen, auf das er gehen kann, kommt er vom Brett, ob der Fluss nass ist oder trocken.
wadi-rulebook-g6-dry = B hat die letzte Scheibe aus dem Fluss gepumpt. Der Wächter von A auf d1 muss versetzt werden und kann nicht mehr nach Hause.
wadi-rulebook-g7-title = Was die Wächter bringen und kosten
wadi-rulebook-g7 =
    Wer als Erster einen Wächter zurückholt, bekommt 2 Punkte, der Zweite 1, die anderen nichts. Wessen Wächter am Ende noch auf dem Brett steht, der verliert 4. Ebenso, wessen Wächter vom Brett musste, weil er nirgendwohin konnte (G6), als der Fluss schon trocken war.

    Unsere Entscheidung: Musste er vom Brett, während der Fluss noch Wasser führte, zählt das wie jedes andere Zurückholen.
wadi-rulebook-g7-bonus = B hat den Wächter als Erster zurückgeholt: 2 Punkte, und 2 weitere für die Scheibe auf b1. Der Wächter von A steht noch: minus 4.
wadi-rulebook-g8-title = Wie man am besten mit ihnen spielt
wadi-rulebook-g8 =
    Am besten wirken die Wächter mit der Streuungsregel (W22). Wählt zu viert ein Brett, das fast alle Landkärtchen benutzt, sonst wird es eng: Je weniger freie Kärtchen, desto schwerer jede Entscheidung.

# Bretter
wadi-rulebook-boards-title = Bretter mit bekannten Namen
wadi-rulebook-boards =
    In der Schachtel sind ein Startbrett und drei weitere: Wadi el 'Arish in Ägypten, Wadi al Mabraq in Saudi-Arabien und Wadi al Masilah im Jemen. Der Autor hat noch mehr veröffentlicht: Wadi Thamit (Libyen), Wadi Jedi und Wadi Tafna (Algerien), Wadi al Mujib (Jordanien), Wadi O'Clock, Wadi Bahta (Tschad), Wadi el Kebir, besser bekannt als Guadalquivir (Spanien), Wadi Quragyah (Ägypten) und Wadi al Malik (Sudan).

    Ihre gedruckten Aufbauten haben wir nicht. Jedes Brett hier ist unsere eigene Zeichnung, auch wo es einen dieser Namen trägt. Wenn du die Schachtel besitzt, kannst du ein gedrucktes Brett selbst abtippen: Das dauert eine Minute (NOTATION).
wadi-rulebook-advice-title = Was ein Brett gut macht
wadi-rulebook-advice =
    Ein Szenario entscheidet viel über den Spaß, darum hier, was die Erfahrung lehrt. Ein langer Fluss macht das Spiel lang und manchmal öde; sehr kurze Arme sind vorbei, ehe der Streit beginnt. Ein einziger Endpunkt für alles Wasser spielt sich schwerer als zwei oder drei, weil gegen Schluss wenig zu pumpen bleibt.

    Zu viert soll jeder an einem Anfangspunkt Platz finden: drei Arme, oder zwei, die weit auseinander und nicht in einer Ecke beginnen. Meide viele oder lange Landstreifen von einem Kärtchen Breite und tote Winkel von ein bis drei Kärtchen, die niemand haben will. Gib jedem Arm so viele Scheiben, wie das Land an ihm brauchen kann.

    Mit den Wächtern und vier Spielern nimm alles Land, das du hast. Extreme Bretter zeichnet man lieber, als dass man auf ihnen spielt. Die Brettprüfung sagt dir all das über eine eigene Karte.
wadi-rulebook-w3-title = Wie groß ein Brett sein darf
wadi-rulebook-w3 =
    Unsere Entscheidung: Eine Karte hat höchstens 64 Felder, die leeren mitgezählt, in höchstens 16 Reihen und 16 Spalten. Es dürfen mehr Kärtchen oder Scheiben sein, als eine Schachtel hat; dann sagt die Brettprüfung, wie viele Schachteln man bräuchte, um sie auf einem echten Tisch auszulegen.

# Notation
wadi-rulebook-notation-title = Wie Züge und Bretter geschrieben werden
wadi-rulebook-notation =
    Jedes Feld hat einen Namen: einen Buchstaben für die Spalte, von links, und eine Zahl für die Reihe, von oben. Bauen schreibt man mit einem Plus, etwa +c3. Pumpen mit einem Pfeil von Kärtchen zu Kärtchen, etwa c2>d2. Deinen Wächter setzt oder versetzt du mit einem Klammeraffen, etwa @c3, und holst ihn mit @- zurück. Ein Punkt beendet den Zug.

    Ein Brett schreibt man Reihe für Reihe, mit Leerzeichen zwischen den Kärtchen: 1, 2 oder 3 für Land mit so vielen Wasserbehältern, ein Punkt für ein leeres Feld und ein Pfeil für ein Wadikärtchen, dahinter die Zahl der Scheiben, wenn dort am Anfang welche liegen. Zwei Pfeile sind eine Gabelung, der fette zuerst (W5).
wadi-rulebook-notation-dash = b2-d1 sagt nichts; Pumpen schreibt man als b2>d1.
