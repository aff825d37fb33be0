"""What features count: set by hand, and among rivals as `landfall learn` found it.

What was learned from whole games played worse than what was set by hand. What was learned from turns
that were played in several ways plays as well, but where the Humans fight back (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landfall.core.learned import Weights
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset

BY_HAND: Final[dict[str, tuple[float, float]]] = {
    "terror": (0.50, 0.70),
    "close": (0.5, 2.0),
    "aliens": (0.14, 0.14),
    "might": (0.05, 0.04),
    "tokens": (0.06, 0.05),
    "cards": (0.04, 0.03),
    "stuff": (0.10, 0.06),
    "exposed": (-0.20, -0.35),
    "reach": (0.10, 0.08),
    "commands": (0.0, 0.0),
    "track": (0.25, 0.60),
    "inventions": (0.25, 0.20),
    "counters": (0.10, 0.12),
}
"""In log-odds, at the opening and at the ending."""

AMONG_RIVALS: Final = BY_HAND | {
    "terror": (0.55, 0.69),
    "aliens": (0.02, 0.14),
    "might": (0.09, 0.06),
    "tokens": (0.03, 0.04),
    "cards": (0.06, 0.02),
    "stuff": (0.14, 0.07),
    "exposed": (-0.21, -0.39),
    "reach": (0.06, 0.20),
    "commands": (-0.09, -0.05),
}
"""Learned at two seats, from turns that were played in several ways."""

OF_HUMANS: Final = ("track", "inventions", "counters")

IN_TEAMS: Final = {"terror": 2.0, "close": 2.0, "exposed": 0.5, "reach": 0.4}
"""How many times as much counts in teams: what is shared by two counts whole, and so does what is had
beside what is only near."""


def by_hand(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table, before anything was learned."""
    return at_table(ruleset, BY_HAND)


def learned(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table: among rivals as it was learned, elsewhere by hand."""
    box = ruleset.box
    rivals = not (box.in_teams or box.active)
    return at_table(ruleset, AMONG_RIVALS if rivals else BY_HAND)


def at_table(ruleset: Ruleset, weights: Mapping[str, tuple[float, float]]) -> Weights:
    """The same at a table.

    Where all play together, what one of them has counts for its part; so what the Humans have does too.
    """
    box = ruleset.box
    times = dict(IN_TEAMS) if box.in_teams else {}
    if box.together:
        times = dict.fromkeys(OF_HUMANS, 1.0 / float(box.seats))
    return {
        name: (times.get(name, 1.0) * early, times.get(name, 1.0) * late)
        for name, (early, late) in weights.items()
    }
