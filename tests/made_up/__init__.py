"""Parts that nobody printed: each is its two files here, and its line in a module's list."""
