"""REST: one file a concern."""
