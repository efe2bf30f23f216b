"""Where matches are kept: SQLite or PostgreSQL."""
