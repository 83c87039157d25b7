"""The referee on the network: tables, seats, turns and events. Names no game."""
