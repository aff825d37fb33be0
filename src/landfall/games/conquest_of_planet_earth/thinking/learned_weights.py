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
"""Learned at two seats; it counts wherever seats or teams play against each other alone."""


def learned_weights(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table.

    Where the Humans can win nothing has been learned yet, and it counts as by hand.
    """
    return by_hand(ruleset) if ruleset.box.active else learned(AGAINST_EACH_OTHER).weights


@cache
def learned(name: str) -> LearnedValue:
    """What was learned at one kind of table."""
    path = files(__package__) / "learned" / f"{name}.json"
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json")
