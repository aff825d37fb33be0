"""The conformance kit: checks for our games and for yours."""

from landfall.testing.check_game import check_game
from landfall.testing.check_table import check_table

__all__ = ["check_game", "check_table"]
