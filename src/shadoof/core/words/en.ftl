# Records and JSON
core-json-invalid = Expected one JSON value: { $why }.
core-json-deep = Expected JSON that nests less deeply.
core-record-object = Expected a record (a JSON object), got { $came }.
core-record-game = game: expected one of { $games }, got { $came }.
core-record-players = players: expected a whole number from { $fewest } to { $most }, got { $came }.
core-record-first = first: expected a seat from 0 to { $most }, got { $came }.
core-record-actions = actions: expected a list, got { $came }.
core-action-text = Expected an action as text, got { $came }.
core-rules-object = rules: expected an object, got { $came }.
core-rules-unknown = rules: { $key } is no rule of this game. It has { $known }.
core-perft-large = The count opens more than { $most } positions; ask for a smaller depth.
