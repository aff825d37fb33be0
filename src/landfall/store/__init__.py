"""Where tables are kept: in memory for tests, in SQLite for everyone."""
