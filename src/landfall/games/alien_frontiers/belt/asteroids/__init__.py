"""The asteroid cards, each in its own place."""
