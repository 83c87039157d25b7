"""A position of Wadi as an SVG picture: sand, clay basins, a river bed with its water, and what stands there."""

from shadoof.core.position import Position
from shadoof.games.wadi.drawing.figures import FIGURES, forbidden, shadoof, talisman, watchman
from shadoof.games.wadi.drawing.tiles import CELL, TILES, channels, disc, land, river_bed, river_signs
from shadoof.games.wadi.view import View

MARGIN = 34


def draw(position: Position) -> str:
    """The picture, complete in itself: no fonts, files or scripts from elsewhere."""
    view = View(position)
    width, height = view.columns * CELL + 2 * MARGIN, view.rows * CELL + 2 * MARGIN
    cells = range(view.rows * view.columns)
    layers = [
        *(land(view, cell) for cell in cells if cell in view.land),
        *(river_bed(view, cell) for cell in cells if cell in view.river),
        '<g fill="none">',
        *channels(view),
        "</g>",
        *(river_signs(view, cell) for cell in cells if cell in view.river),
        *(disc(view, cell) for cell in cells if view.disc(cell)),
        *(forbidden(view, cell) for cell in sorted(view.forbidden())),
        *(shadoof(view, cell) for cell in cells if view.shadoof(cell) is not None),
        *(watchman(view, cell) for cell in cells if view.watchman(cell) is not None),
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="Georgia, serif">',
            f"<defs>{TILES}{FIGURES}</defs>",
            f'<rect width="{width}" height="{height}" rx="18" fill="#5b4630"/>',
            f'<rect x="6" y="6" width="{width - 12}" height="{height - 12}" rx="14" fill="#7a6044"/>',
            *_labels(view),
            f'<g transform="translate({MARGIN} {MARGIN})">',
            f'<rect x="-3" y="-3" width="{view.columns * CELL + 6}" height="{view.rows * CELL + 6}" '
            'rx="9" fill="#4a3826"/>',
            *layers,
            "</g>",
            talisman(view, width, height),
            "</svg>\n",
        ]
    )


def _labels(view: View) -> list[str]:
    style = 'fill="#ead9b5" font-size="16" text-anchor="middle" dominant-baseline="central"'
    middle = MARGIN + CELL / 2
    columns = [
        f'<text x="{middle + i * CELL:g}" y="{MARGIN / 2 + 2:g}" {style}>{view.name(i)[0]}</text>'
        for i in range(view.columns)
    ]
    rows = [
        f'<text x="{MARGIN / 2 + 1:g}" y="{middle + i * CELL:g}" {style}>{i + 1}</text>' for i in range(view.rows)
    ]
    return columns + rows
