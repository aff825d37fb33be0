"""The wide deck as a variant: two of each of its cards in any edition's deck."""

from __future__ import annotations

from typing import Any, Final

from landfall.games.alien_frontiers.editions.wide import WIDE_DECK

WIDE_CARDS: Final = tuple(part.key for _, part in WIDE_DECK.parts)
WIDE: Final[dict[str, Any]] = {"deck": dict.fromkeys(WIDE_CARDS, 2)}
