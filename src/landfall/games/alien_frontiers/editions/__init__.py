"""The editions a player can choose, each a list that reads like a contents page."""
