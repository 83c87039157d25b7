"""How computer players play Wabanti: the style of the search and what each level may spend (docs/bots.md measures them)."""

from shadoof.core.style import Level, Style

STYLE = Style(curiosity=0.7, heat=1.0, even=0.25, blend=0.0, scale=1.0, tries=4, ripe=2, untried=0.05)

LEVELS = (
    Level(playouts=8),
    Level(playouts=30),
    Level(playouts=120),
    Level(playouts=500),
    Level(playouts=2_000),
    Level(playouts=8_000),
    Level(playouts=32_000),
    Level(seconds=2.0),
)
