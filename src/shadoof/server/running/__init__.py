"""What happens by itself while the server runs: time passes, bots play, signs of life are left."""
