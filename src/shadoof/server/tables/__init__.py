"""What a table is: its entries, the state they fold to, and which entries a request adds."""
