"""How computer players judge positions and choose."""
