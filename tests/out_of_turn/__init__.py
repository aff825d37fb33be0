"""A made-up card that lets another seat act in one's turn."""
