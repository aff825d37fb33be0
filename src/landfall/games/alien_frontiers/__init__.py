"""Alien Frontiers: dice are ships, and the planet belongs to whoever lands the most colonies."""
