"""What is kept on disk: the tables' entries, what is derived from them to find tables by, and people."""
