"""Whoever lets pass what another did has said nothing: what comes then is not theirs."""

from __future__ import annotations

from typing import Any

from landfall.core.game import Game, Position


def lets_pass(game: Game[Any], before: Position, seat: int, code: int) -> bool:
    """Was this act of a seat, or of chance, an answer that was waived?"""
    window = game.window(before, seat) if seat >= 0 else None
    return window is not None and code == window.quiet
