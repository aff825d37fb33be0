"""The Outer Belt: its board, what moves there, and the asteroid cards."""
