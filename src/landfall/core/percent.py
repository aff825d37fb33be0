"""Chances in words: as a percentage that never claims more than anybody can know."""

from __future__ import annotations


def chance(share: float, over: bool = False) -> str:
    """`31 %`; until the game is over neither nought nor all: `under 1 %`, `over 99 %`."""
    if not over and share < 0.01:
        return "under 1 %"
    if not over and share > 0.99:
        return "over 99 %"
    return f"{round(100 * share)} %"
