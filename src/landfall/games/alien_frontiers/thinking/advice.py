"""Advice at the table: the turn worth playing now, and each seat's chance to win."""

from __future__ import annotations

from landfall.games.alien_frontiers.thinking.chances import chances
from landfall.games.alien_frontiers.thinking.hint import hint

__all__ = ["chances", "hint"]
