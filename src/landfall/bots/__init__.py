"""Computer players. A bot knows the table through what it is shown, and no game by name."""
