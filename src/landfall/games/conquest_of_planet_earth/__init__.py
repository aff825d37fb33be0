"""Conquest of Planet Earth: rival Aliens, or Aliens together, against the Humans of the 1950s."""
