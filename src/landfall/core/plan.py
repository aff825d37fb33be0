"""A plan: the next actions of a seat, as far as they are decided before chance speaks."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One action of a plan, and the choice in which it was meant."""

    legal: tuple[int, ...]
    code: int
