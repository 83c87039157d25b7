lab-entrant-kind = Erwartet wird eine Stufe, eine Zeit, eine Zahl von Simulationen oder eines von { $known } mit einem Doppelpunkt dahinter; erhalten: { $came }.
lab-entrant-effort = Eine Suche aus dem Lehrbuch hat keine Stufen: erwartet wird eine Zeit wie flat:500ms oder eine Zahl wie uct:20000p, erhalten: { $came }.
lab-entrant-change = Erwartet wird eine Einstellung wie tries=1, eine von { $known }; erhalten: { $came }.
lab-results-file = { $file } enthält keine Ergebnisse eines Wettkampfs; nenne eine andere Datei.
lab-other-contest = { $file } enthält einen anderen Wettkampf oder einen einer anderen Programmversion; nenne eine andere Datei.
lab-no-head-start = { $game } hat keine Punkte und daher keinen Vorsprung.
