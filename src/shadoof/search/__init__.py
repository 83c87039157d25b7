"""Playouts and tree search over any game's rules. Names no game."""
