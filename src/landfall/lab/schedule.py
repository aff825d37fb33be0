"""Who meets whom: the line-ups of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import TypeVar

from landfall.core.errors import LandfallError

T = TypeVar("T")

ROUND_ROBIN = "round-robin"
GAUNTLET = "gauntlet"


def round_robin(bots: Sequence[T], seats: int) -> list[tuple[T, ...]]:
    """Every table of different bots; with fewer bots than seats, every way to seat all of them."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    mixes = combinations_with_replacement(range(len(bots)), seats)
    return [tuple(bots[at] for at in mix) for mix in mixes if len(set(mix)) == len(bots)]


def gauntlet(bots: Sequence[T], seats: int) -> list[tuple[T, ...]]:
    """The first bot alone against a table of each other one."""
    challenger, *others = bots
    return [(challenger, *[other] * (seats - 1)) for other in others]


def line_ups(form: str, bots: Sequence[T], seats: int) -> list[tuple[T, ...]]:
    """The line-ups of a form of tournament."""
    if form not in (ROUND_ROBIN, GAUNTLET):
        raise LandfallError(f"a tournament is a {ROUND_ROBIN} or a {GAUNTLET}, not {form!r}")
    if not bots:
        raise LandfallError("a tournament needs bots: name some, or give a file of your own")
    if form == GAUNTLET and len(bots) < 2:
        raise LandfallError("a gauntlet needs a challenger and at least one bot to meet it")
    return (gauntlet if form == GAUNTLET else round_robin)(bots, seats)
