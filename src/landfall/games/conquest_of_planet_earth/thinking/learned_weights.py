"""The weights that were learned by self-play, for every table.

`landfall learn` finds such weights; docs/strength.md says how these were found and how they do.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from landfall.core.learned import LearnedValue, Weights, parse_learned
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.thinking.weights import by_hand

AGAINST_EACH_OTHER: Final = "two_seats"
"""Learned at two seats; it counts wherever seats or teams play against each other."""


def learned_weights(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table; what was not learned there counts as by hand."""
    if ruleset.box.together:
        return by_hand(ruleset)
    usual = by_hand(ruleset)
    known = learned(AGAINST_EACH_OTHER).weights
    humans = [name for name in usual if known.get(name, (0.0, 0.0)) == (0.0, 0.0)]
    return {name: usual[name] if name in humans else known[name] for name in usual}


@cache
def learned(name: str) -> LearnedValue:
    """What was learned at one kind of table."""
    path = files(__package__) / "learned" / f"{name}.json"
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json")
