"""The wide deck: cards of Edition X beyond those of its classic game."""

from __future__ import annotations

from landfall.games.alien_frontiers.editions.module import Module
from landfall.games.alien_frontiers.tech.field_amplifier import FieldAmplifier
from landfall.games.alien_frontiers.tech.infiltration_ai import InfiltrationAi

WIDE_DECK = Module(
    name="wide-deck", cards=(FieldAmplifier, InfiltrationAi), printed_in=("edition-x",)
)
"""No edition has it yet; a variant may put any of its cards into a deck."""
