"""Players that learn: self-play, rows of what was seen, a fit of what it was worth, and a match."""
