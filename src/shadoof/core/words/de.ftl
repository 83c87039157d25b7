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
