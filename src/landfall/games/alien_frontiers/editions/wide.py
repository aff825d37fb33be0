"""The wide deck of Edition X: cards that no classic game has. A variant gives them to any edition."""

from __future__ import annotations

from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.tech.null_time_vault import NullTimeVault

WIDE_DECK = Module(
    name="wide-deck",
    printed_in=("edition-x",),
    cards=(NullTimeVault,),
)
