wabanti-rulebook-title = Wabanti
wabanti-rulebook-intro =
    Achtzehn Steine liegen in der Mitte eines großen Bretts aus Sechsecken, und sie gehören niemandem. Ringsum sitzen zwei bis sechs Spieler, jeder an einer eigenen Seite. Alle ziehen an derselben Kette von Steinen, jeder zu seiner Seite hin, und die Steine dürfen einander nie loslassen. Die erste Seite, die ein Stein berührt, hat gewonnen.

    In deinem Zug wirfst du fünf Würfel und spielst sie einen nach dem anderen. Mit einer Eins rückt ein Stein ein Feld weiter. Mit einer höheren Zahl springt ein Stein über eine Reihe von anderen, und je höher die Zahl, desto länger die Reihe. Die schönsten Züge bauen sich ihr eigenes Sprungbrett: Ein Stein rückt so, dass der nächste eine Reihe hat, über die er springen kann.

    Würfel, die du nicht spielen kannst oder willst, fehlen dir beim nächsten Wurf. Wo das gedruckte Blatt eine Frage offenlässt, mussten wir entscheiden; solche Regeln sind als Entscheidung gekennzeichnet.

wabanti-rulebook-chapter-board = Das Brett und die Seiten
wabanti-rulebook-chapter-turn = Dein Zug
wabanti-rulebook-chapter-moves = Wie Steine ziehen
wabanti-rulebook-chapter-unused = Würfel, die übrig bleiben
wabanti-rulebook-chapter-end = Das Ende
wabanti-rulebook-chapter-writing = Züge aufschreiben

# Das Brett
wabanti-rulebook-b1-title = Das Brett und die Steine
wabanti-rulebook-b1 =
    Das Brett ist ein Sechseck aus 169 Feldern, acht an jeder Seite. Die 18 Steine beginnen in der Mitte, in zwei Ringen um das mittlere Feld. Dieses selbst ist leer, und es ist ein Feld wie jedes andere.

    Alle Steine gehören allen. Du darfst jeden ziehen, und die anderen dürfen es auch.
wabanti-rulebook-b1-rings = Der Anfang: 6 Steine um die Mitte h8, und um diese herum 12.
wabanti-rulebook-b2-title = Wem welche Seite gehört
wabanti-rulebook-b2 =
    Zu sechst gehört jede Seite jemandem. Zu viert sind zwei gegenüberliegende Seiten frei. Zu dritt ist jede zweite Seite besetzt, und zu zweit sind es zwei gegenüberliegende. Eine freie Seite gehört niemandem.

    Unsere Entscheidung über die Plätze, im Uhrzeigersinn und nach den Himmelsrichtungen benannt, wie sie auf Englisch heißen: Zwei Spieler haben N und S; drei N, SE und SW; vier N, SE, S und NW; sechs alle Seiten ab N. Das gedruckte Spiel kennt keinen Tisch zu fünft. Wir bieten ihn als Hausregel an: N, NE, SE, S und SW.
wabanti-rulebook-b2-free = Vier Spieler: Die hervorgehobenen Ränder, NE und SW, sind frei. Ihre Ecken sind es nicht, denn sie gehören auch zu einer besetzten Seite.

# Dein Zug
wabanti-rulebook-b3-title = Wer beginnt
wabanti-rulebook-b3 =
    Würfel entscheiden, wer beginnt, und gezogen wird im Uhrzeigersinn. Unsere Entscheidung: Das Programm lost einen Platz aus, jeder ist gleich wahrscheinlich, es sei denn, die Spieler wollen lieber selbst wählen.
wabanti-rulebook-b4-title = Werfen, dann Würfel für Würfel spielen
wabanti-rulebook-b4 =
    Du wirfst alle deine Würfel auf einmal: fünf, oder weniger, wenn du in deinem letzten Zug welche übrig gelassen hast (B8). Dann spielst du sie in beliebiger Reihenfolge, jeden höchstens einmal. Jeder Würfel zieht einen Stein (B5). Du beendest den Zug selbst.

    Erst schauen, dann ziehen: Die Reihenfolge bestimmt, was möglich ist. Ein Stein, der mit einer Eins rückt, kann die Reihe schließen, über die der nächste springt.
wabanti-rulebook-b4-no-die = Die Würfel zeigen 1 1 1 2 2. Von f8 über zwei Steine nach f11 braucht es eine 3, und die gibt es nicht.

# Wie Steine ziehen
wabanti-rulebook-b5-title = Rücken und springen
wabanti-rulebook-b5 =
    Mit einer 1 rückt ein Stein auf ein leeres Feld daneben.

    Mit einer 2 bis 6 springt ein Stein in gerader Linie über andere Steine auf das leere Feld gleich dahinter. Die Reihe, über die er springt, beginnt neben dem Stein, hat keine Lücke und ist um einen Stein kürzer als die Zahl: mit einer 2 über einen Stein, mit einer 3 über zwei, und so weiter bis zur 6 über fünf. Ein Stein landet also immer genau so weit weg, wie der Würfel zeigt.

    Für 1 und 2 sagt das Blatt es ausdrücklich. Für 3 bis 6 spricht es nur von einer geschlossenen Reihe; dass sie immer um eins kürzer ist als die Zahl, ist unsere Entscheidung.
wabanti-rulebook-b5-step = Mit einer 1 ist der Stein von f10 nach e10 gerückt.
wabanti-rulebook-b5-jump = Mit einer 4 ist der Stein von g7 über g8, g9 und g10 nach g11 gesprungen.
wabanti-rulebook-b5-gap = Von h6 nach h11 bräuchte es eine geschlossene Reihe von vier Steinen, aber h8 ist leer.
wabanti-rulebook-b6-title = Die Steine bleiben beisammen
wabanti-rulebook-b6 =
    Nach jedem einzelnen Sprung oder Schritt müssen alle 18 Steine zusammenhängen: Von jedem kommt man zu jedem anderen, von Stein zu Stein. Der gezogene Stein muss die übrigen berühren, und die übrigen dürfen ohne ihn nicht auseinanderfallen.

    Es genügt nicht, dass sie am Ende deines Zuges zusammenhängen. Jede Bewegung zählt.
wabanti-rulebook-b6-alone = Auf h11 würde der Stein nichts berühren: h10, das Feld, das er verlässt, ist das einzige neben h11, auf dem ein Stein lag.
wabanti-rulebook-b6-parts = Nur h7 hält die vier Steine im Westen fest. Springt er nach h5, sind sie abgeschnitten.

# Würfel, die übrig bleiben
wabanti-rulebook-b7-title = Du darfst Würfel liegen lassen
wabanti-rulebook-b7 =
    Unsere Entscheidung: Du darfst deinen Zug mit ungespielten Würfeln beenden, auch wenn sich noch einer spielen ließe. Das Blatt sagt, dass ein Spieler ziehen darf, und spricht von Würfeln, die er nicht benutzen kann; beides passt dazu. Ein Tisch kann strenger sein: Wo man Würfel nur liegen lassen darf, wenn keiner passt (in einer Partie: must_play true), darf ein Zug erst enden, wenn sich kein ungespielter Würfel mehr spielen lässt.

    Unsere zweite Entscheidung: Mehrere Würfel dürfen denselben Stein ziehen, sodass er springt, landet und wieder springt. Ein Tisch kann es verbieten: Dann zieht jeder Würfel eines Zuges einen anderen Stein (in einer Partie: distinct_stones true).
wabanti-rulebook-b7-must = An einem Tisch mit must_play: Die Einsen lassen sich noch spielen, also darf der Zug noch nicht enden.
wabanti-rulebook-b7-distinct = An einem Tisch mit distinct_stones: Der Stein, der jetzt auf h8 liegt, hat in diesem Zug schon gezogen und darf nicht noch einmal.
wabanti-rulebook-b8-title = Ungespielte Würfel kosten dich
wabanti-rulebook-b8 =
    Jeder Würfel, den du liegen lässt, fehlt dir in deinem nächsten Zug. Wirf fünf und lass zwei liegen, und beim nächsten Mal wirfst du drei. Spiel alle drei, und du hast wieder fünf. Lass einen von den dreien liegen, und du wirfst zwei.

    Unsere Entscheidung: Lässt du alle liegen, hast du beim nächsten Mal keinen. Dieser Zug ist verloren, es gibt nichts zu werfen und nichts zu spielen, und danach wirfst du wieder fünf. Manche lesen das Blatt anders, nämlich so, dass man immer mindestens einen Würfel behält; wenn euch das lieber ist, vereinbart es an eurem eigenen Tisch. Hier kann ein Zug verloren gehen.
wabanti-rulebook-b8-fewer = A hat einen von fünf Würfeln gespielt und vier liegen lassen, also wirft A jetzt nur einen. B hat alle fünf liegen lassen und wirft im nächsten Zug keinen.
wabanti-rulebook-b8-none = B hat zuvor alle fünf Würfel liegen lassen, also ist dieser Zug verloren: B wirft nichts und kann den Zug nur beenden.

# Das Ende
wabanti-rulebook-b9-title = Eine Seite erreichen
wabanti-rulebook-b9 =
    Sobald ein Stein auf dem Rand einer Seite liegt, die jemandem gehört, gewinnt dieser Spieler, wer den Stein auch gezogen hat und wessen Zug es auch war. Der Rest des Zuges wird nicht mehr gespielt.

    An einer Ecke treffen zwei Seiten aufeinander. Gehören beide jemandem, gewinnen die beiden gemeinsam; ist eine davon frei, gewinnt allein, wem die andere gehört. Auf einer freien Seite geschieht nichts, und das Spiel geht weiter.
wabanti-rulebook-b9-won = Auf a10, am nördlichen Rand, liegt ein Stein: A hat gewonnen.
wabanti-rulebook-b10-title = Unentschieden nach tausend Zügen
wabanti-rulebook-b10 =
    Unsere Entscheidung: Wenn der 1000. Zug zu Ende ist, verlorene Züge mitgezählt, endet das Spiel unentschieden. So hat jede Partie ein Ende.

# Notation
wabanti-rulebook-notation-title = Wie Züge geschrieben werden
wabanti-rulebook-notation =
    Jedes Feld hat einen Namen: einen Buchstaben für die Reihe, von a im Norden bis o im Süden, und eine Zahl, die entlang einer der Diagonalen gleich bleibt. Die Mitte ist h8, die Ecke im Nordwesten a8.

    Eine Bewegung nennt zwei Felder, etwa f10>e10; die Entfernung sagt, welchen Würfel sie kostet. Ein Wurf steht in Klammern, von niedrig nach hoch, etwa [13356], und ein Punkt beendet den Zug.
wabanti-rulebook-notation-dash = f10-e10 sagt nichts; man schreibt f10>e10.
