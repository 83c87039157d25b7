"""Computer players at the server's tables."""
