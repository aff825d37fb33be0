"""Chances in words, and by how much they change.

A chance is a percentage that never claims more than anybody can know. A change is told in points, of
which the whole chance to win has a hundred; over a game they add up to any number.
"""

from __future__ import annotations


def chance(share: float, over: bool = False) -> str:
    """`31 %`; until the game is over neither nought nor all: `under 1 %`, `over 99 %`."""
    if not over and share < 0.01:
        return "under 1 %"
    if not over and share > 0.99:
        return "over 99 %"
    return f"{round(100 * share)} %"


def with_chance(why: str, before: float, after: float, over: bool) -> str:
    """A reason, and how the chance to win changes; `over`: the game is."""
    changed = f"Chance to win: {chance(before)} → {chance(after, over)}."
    return f"{why} {changed}" if why else changed


def points(change: float) -> str:
    """The size of a change of the chance to win: `44 points`, `1 point`, `no points`."""
    size = round(100 * abs(change))
    return {0: "no points", 1: "1 point"}.get(size, f"{size} points")


def luck(change: float) -> str:
    """What chance did over a game or a turn, as a clause: `lost about 44 points of win chance to …`."""
    size = points(change)
    if size == points(0.0):
        return "neither good nor bad luck"
    if change < 0:
        return f"lost about {size} of win chance to bad luck"
    return f"won about {size} of win chance by good luck"
