"""Studies by simulation: matches between computer players, their ratings, and how fair a board is. Names no game."""
