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

# Computer players
core-bot-kind = bot: expected one of {"{"}"level": 1-8{"}"}, {"{"}"ms": 500{"}"} or {"{"}"playouts": 20000{"}"}, got { $came }.
core-bot-number = bot: expected { $kind } to be a whole number from 1 to { $most }, got { $came }.
core-bot-text = Expected a computer player's level 1-8, a time such as 500ms, or playouts such as 20000p; got { $came }.
core-bot-phase = No seat has a turn to choose in phase { $phase }.
core-no-fair = No fair head start is known for this board with { $players } players; shadoof fair finds one.

# Devices
core-no-gpu-package = A graphics card needs the extra packages: pip install "shadoof[gpu]".
core-no-gpu = Found no graphics card that CUDA can use; leave --device gpu away.
