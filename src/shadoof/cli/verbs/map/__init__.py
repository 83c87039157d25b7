"""Boards: list, show, check and draw them.

Example: shadoof map show start
"""
