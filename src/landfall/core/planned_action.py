"""An action of a plan: plans reach as far as actions are decided before chance speaks."""

from __future__ import annotations

from typing import NamedTuple


class PlannedAction(NamedTuple):
    """One action of a plan, and the choice in which it was meant."""

    legal: tuple[int, ...]
    code: int
