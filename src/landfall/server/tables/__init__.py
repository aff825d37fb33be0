"""The tables: one authority over each, its history, its events, and all that is told of it."""
