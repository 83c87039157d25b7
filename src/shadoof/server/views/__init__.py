"""How tables are told to people and programs: messages made from states."""
