"""Compiled code that is written once and made anew for each game: see `specialised.py`.

The files here are never imported as modules. Each is run with a game's rules as its globals.
"""
