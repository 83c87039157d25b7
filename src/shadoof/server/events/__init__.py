"""Events on their way to people: sockets, who has which table open, and heartbeats."""
