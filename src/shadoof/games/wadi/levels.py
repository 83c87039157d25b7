"""How computer players play Wadi: the style of the search and what each level may spend (docs/bots.md measures them)."""

from shadoof.core.style import Level, Style

STYLE = Style(curiosity=0.7, heat=2.0, even=0.25, blend=0.8, scale=30.0, tries=4, ripe=2, untried=0.2)

LEVELS = (
    Level(playouts=8, slips=0.9),
    Level(playouts=8, slips=0.65),
    Level(playouts=8, slips=0.4),
    Level(playouts=8, slips=0.15),
    Level(playouts=100),
    Level(playouts=800),
    Level(playouts=8_000),
    Level(seconds=2.0),
)
