"""Where tables are looked at and changed: the one place where what is planned meets the disk."""
