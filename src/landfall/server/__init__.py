"""The table for browsers: one authority for each match, and the routes that lead to it."""
