"""What features count: set by hand, and as `landfall learn` found it from there.

What was learned from whole games played worse than what was set by hand; what was learned from turns
that were played in several ways plays no worse, and is what counts (docs/strength.md).
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

TOGETHER: Final = BY_HAND | {
    "terror": (0.49, 0.73),
    "aliens": (0.06, 0.11),
    "might": (0.06, 0.04),
    "tokens": (0.03, 0.05),
    "cards": (0.04, 0.01),
    "stuff": (0.13, 0.07),
    "exposed": (-0.21, -0.36),
    "reach": (0.06, 0.08),
    "track": (0.26, 0.64),
    "inventions": (0.30, 0.26),
    "counters": (0.0, 0.12),
}
"""The same where two play together, told for one."""

RESISTED: Final = BY_HAND | {
    "terror": (0.52, 0.70),
    "aliens": (0.04, 0.04),
    "might": (0.06, 0.05),
    "tokens": (0.03, 0.04),
    "cards": (0.05, 0.04),
    "reach": (0.09, 0.10),
    "commands": (0.0, -0.01),
    "track": (1.92, 4.88),
    "inventions": (0.26, 0.21),
    "counters": (0.06, 0.14),
}
"""The same of three rivals whom the Humans resist. Here two were set by hand after all: the track counts
eight times what was learned, for with less of it rivals hold each other back until all have lost; and
Aliens count a third, since there is no time to save them."""

OF_HUMANS: Final = ("track", "inventions", "counters")

IN_TEAMS: Final = {"terror": 2.0, "close": 2.0, "exposed": 0.5, "reach": 0.4}
"""How many times as much counts in teams: what is shared by two counts whole, and so does what is had
beside what is only near."""


def by_hand(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table, before anything was learned."""
    return at_table(ruleset, BY_HAND)


def learned(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table, as it was learned at one of its kind."""
    box = ruleset.box
    if box.together:
        return at_table(ruleset, TOGETHER)
    return at_table(ruleset, RESISTED if box.active else AMONG_RIVALS)


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
