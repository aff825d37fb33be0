"""How the computer thinks: features, evaluation, the search of a turn, and the ranks of the bots."""
