"""How fast this machine is: random games.

Example: shadoof bench playouts wadi --players 3
"""
