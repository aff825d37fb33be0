"""Advice from the bots: the turn they would play, and each seat's chance to win.

Where the catalog knows no adviser there is no advice, and whoever asks is told so.
"""

from __future__ import annotations

from typing import Any

from landfall import catalog
from landfall.core.game import Game, Position


def chances(game: Game[Any], position: Position) -> list[float] | None:
    """Each seat's chance to win, from 0 to 1, if the catalog has somebody who can judge it."""
    judge = getattr(catalog, "chances", None)
    return [float(chance) for chance in judge(game, position)] if judge else None


def adviser() -> str | None:
    """The bot whose turns are shown as hints."""
    name = getattr(catalog, "ADVISER", None)
    return name if isinstance(name, str) else None
