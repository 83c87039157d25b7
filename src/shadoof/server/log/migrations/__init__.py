"""Every step from an empty database to the schema of today."""
