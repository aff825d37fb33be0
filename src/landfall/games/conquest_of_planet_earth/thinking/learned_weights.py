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
"""Learned at two seats; it counts wherever everybody plays alone and the Humans cannot win."""


def learned_weights(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table.

    By hand in teams, and where the Humans can win: what was learned there played worse.
    """
    if ruleset.box.active or ruleset.box.in_teams:
        return by_hand(ruleset)
    return learned(AGAINST_EACH_OTHER).weights


@cache
def learned(name: str) -> LearnedValue:
    """What was learned at one kind of table."""
    path = files(__package__) / "learned" / f"{name}.json"
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json")
