"""How fast this machine is: random games."""
