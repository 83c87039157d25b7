# Partien und JSON
core-json-invalid = Erwartet wird ein JSON-Wert: { $why }.
core-json-deep = Erwartet wird JSON, das weniger tief verschachtelt ist.
core-record-object = Erwartet wird eine Partie (ein JSON-Objekt), gekommen ist { $came }.
core-record-game = game: erwartet wird eines von { $games }, gekommen ist { $came }.
core-record-players = players: erwartet wird eine ganze Zahl von { $fewest } bis { $most }, gekommen ist { $came }.
core-record-first = first: erwartet wird ein Platz von 0 bis { $most }, gekommen ist { $came }.
core-record-actions = actions: erwartet wird eine Liste, gekommen ist { $came }.
core-action-text = Erwartet wird eine Aktion als Text, gekommen ist { $came }.
core-rules-object = rules: erwartet wird ein Objekt, gekommen ist { $came }.
core-rules-unknown = rules: { $key } ist keine Regel dieses Spiels. Es gibt { $known }.
core-perft-large = Diese Zählung öffnet mehr als { $most } Stellungen; bitte weniger Tiefe verlangen.

# Computerspieler
core-bot-kind = bot: erwartet wird {"{"}"level": 1-8{"}"}, {"{"}"ms": 500{"}"} oder {"{"}"playouts": 20000{"}"}, nicht { $came }.
core-bot-number = bot: erwartet wird bei { $kind } eine ganze Zahl von 1 bis { $most }, nicht { $came }.
core-bot-text = Erwartet wird die Stufe 1-8 eines Computerspielers, eine Zeit wie 500ms oder eine Zahl von Probepartien wie 20000p; nicht { $came }.
core-bot-phase = In der Phase { $phase } hat niemand einen Zug zu wählen.
core-no-fair = Für diesen Plan mit { $players } Spielern ist kein fairer Vorsprung bekannt; shadoof fair findet einen.

# Devices
core-no-gpu-package = Eine Grafikkarte braucht zusätzliche Pakete: pip install "shadoof[gpu]".
core-no-gpu = Keine Grafikkarte gefunden, die CUDA benutzen kann; --device gpu weglassen.
