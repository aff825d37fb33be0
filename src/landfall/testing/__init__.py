"""The conformance kit: checks for our games and for yours."""

from landfall.testing.check_game import check_game

__all__ = ["check_game"]
