# Partijen en JSON
core-json-invalid = Verwacht: één JSON-waarde. { $why }.
core-json-deep = Verwacht: JSON die minder diep genest is.
core-record-object = Verwacht: een partij (een JSON-object). Gekregen: { $came }.
core-record-game = game: verwacht een van { $games }, gekregen { $came }.
core-record-players = players: verwacht een geheel getal van { $fewest } tot en met { $most }, gekregen { $came }.
core-record-first = first: verwacht een plaats van 0 tot en met { $most }, gekregen { $came }.
core-record-actions = actions: verwacht een lijst, gekregen { $came }.
core-action-text = Verwacht: een actie als tekst. Gekregen: { $came }.
core-rules-object = rules: verwacht een object, gekregen { $came }.
core-rules-unknown = rules: { $key } is geen regel van dit spel. Wel bestaan { $known }.
core-perft-large = Deze telling opent meer dan { $most } stellingen; vraag om minder diepte.

# Computerspelers
core-bot-kind = bot: verwacht {"{"}"level": 1-8{"}"}, {"{"}"ms": 500{"}"} of {"{"}"playouts": 20000{"}"}, niet { $came }.
core-bot-number = bot: verwacht bij { $kind } een geheel getal van 1 tot en met { $most }, niet { $came }.
core-bot-text = Verwacht het niveau 1-8 van een computerspeler, een tijd zoals 500ms of een aantal simulaties zoals 20000p; niet { $came }.
core-bot-phase = In fase { $phase } heeft niemand een beurt te kiezen.
core-no-fair = Voor dit bord met { $players } spelers is geen eerlijke voorsprong bekend; shadoof fair vindt er een.

# Apparaten
core-no-gpu-package = Een grafische kaart vraagt om extra pakketten: pip install "shadoof[gpu]".
core-no-gpu = Geen grafische kaart gevonden die CUDA kan gebruiken; laat --device gpu weg.
