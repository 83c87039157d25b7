"""What any game is: positions, refusals, records, replay. Names no game."""
