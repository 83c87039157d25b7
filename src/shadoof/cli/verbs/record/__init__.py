"""Saved games: show them."""
