# Partien und JSON
core-json-invalid = Erwartet wird ein JSON-Wert: { $why }.
core-json-deep = Erwartet wird JSON, das weniger tief verschachtelt ist.
core-record-object = Erwartet wird eine Partie (ein JSON-Objekt), erhalten: { $came }.
core-record-game = game: erwartet wird eines von { $games }, erhalten: { $came }.
core-record-players = players: erwartet wird eine ganze Zahl von { $fewest } bis { $most }, erhalten: { $came }.
core-record-first = first: erwartet wird ein Platz von 0 bis { $most }, erhalten: { $came }.
core-record-actions = actions: erwartet wird eine Liste, erhalten: { $came }.
core-action-text = Erwartet wird eine Aktion als Text, erhalten: { $came }.
core-rules-object = rules: erwartet wird ein Objekt, erhalten: { $came }.
core-rules-unknown = rules: { $key } ist keine Regel dieses Spiels. Es gibt { $known }.
core-perft-large = Diese Zählung öffnet mehr als { $most } Stellungen; bitte weniger Tiefe verlangen.

# Computerspieler
core-bot-kind = bot: erwartet wird {"{"}"level": 1-8{"}"}, {"{"}"ms": 500{"}"} oder {"{"}"playouts": 20000{"}"}, nicht { $came }.
core-bot-number = bot: erwartet wird bei { $kind } eine ganze Zahl von 1 bis { $most }, nicht { $came }.
core-bot-text = Erwartet wird die Stufe 1-8 eines Computerspielers, eine Zeit wie 500ms oder eine Zahl von Simulationen wie 20000p; nicht { $came }.
core-bot-phase = In der Phase { $phase } ist kein Zug zu wählen.
core-no-fair = Für dieses Brett mit { $players } Spielern ist kein fairer Vorsprung bekannt; shadoof fair findet einen.

# Geräte
core-no-gpu-package = Eine Grafikkarte braucht zusätzliche Pakete: pip install "shadoof[gpu]".
core-no-gpu = Keine Grafikkarte gefunden, die CUDA benutzen kann; --device gpu weglassen.
