"""How computer players play Wabanti: the style of the search and what each level may spend (docs/bots.md measures them)."""

from shadoof.core.style import Level, Style

STYLE = Style(curiosity=0.7, heat=1.0, even=0.25, blend=0.0, scale=1.0, tries=4, ripe=2, untried=0.05)

# Dice blur what thinking gains: five times the playouts win some 65 to 75 of 100 games, so low levels slip instead.
LEVELS = (
    Level(playouts=12, slips=0.9),
    Level(playouts=12, slips=0.8),
    Level(playouts=12, slips=0.64),
    Level(playouts=12, slips=0.4),
    Level(playouts=12),
    Level(playouts=300),
    Level(playouts=1_500),
    Level(seconds=2.0),
)
