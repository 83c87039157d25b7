"""Computer players at the server's tables: processes of their own, and no table waits for a broken one."""
