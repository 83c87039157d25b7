"""Saved games: show them.

Example: shadoof record show shadoof-wadi.json
"""
