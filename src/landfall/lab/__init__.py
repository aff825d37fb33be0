"""The laboratory: many games, and what can be said about them."""
