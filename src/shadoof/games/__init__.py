"""One folder a game. A folder with a `game.py` that makes a `GAME` is all it takes."""
