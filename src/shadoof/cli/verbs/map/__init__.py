"""Boards: list, show, check and draw them."""
