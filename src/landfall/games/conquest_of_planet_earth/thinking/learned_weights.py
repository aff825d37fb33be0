"""The weights that were learned by self-play, for every table.

`landfall learn` finds such weights; docs/strength.md says how these were found and how they do.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from landfall.core.learned import Weights, parse_learned
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.thinking.weights import OF_HUMANS, by_hand

LEARNED_AT = 2
"""Seats at the table where those who play together learned."""


def learned_weights(ruleset: Ruleset) -> Weights:
    """What every feature is worth at a table; by hand where nothing better was found."""
    box = ruleset.box
    if box.together:
        return shared(learned("together"), LEARNED_AT / float(box.seats)) or by_hand(ruleset)
    if box.active:
        return learned("resisted") or by_hand(ruleset)
    return (learned("teams") if box.in_teams else learned("two_seats")) or by_hand(ruleset)


def shared(weights: Weights, part: float) -> Weights:
    """Where what one has counts for its part, what the Humans have does too."""
    return {
        name: (part * early, part * late) if name in OF_HUMANS else (early, late)
        for name, (early, late) in weights.items()
    }


@cache
def learned(name: str) -> Weights:
    """What was learned at one kind of table; nothing where there is no such file."""
    path = files(__package__) / "learned" / f"{name}.json"
    if not path.is_file():
        return {}
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json").weights
