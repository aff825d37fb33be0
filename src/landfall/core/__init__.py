"""What every game shares: the interface, codes, chance, rule texts, errors."""
