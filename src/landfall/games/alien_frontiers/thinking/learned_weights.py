"""The weights that were learned by self-play, for every table.

`landfall learn` finds such weights; docs/strength.md says how these were found and how they do.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from landfall.core.learned import LearnedValue, parse_learned
from landfall.games.alien_frontiers.editions.edition import LONG_GAME_COLONIES
from landfall.games.alien_frontiers.ruleset import Ruleset
from landfall.games.alien_frontiers.thinking.features import Features
from landfall.games.alien_frontiers.thinking.weights import weights_of

FILES: Final = {2: "two_seats", 3: "three_seats", 4: "four_seats"}
"""By the number of seats; at larger tables those of the largest count."""

LONG: Final = {4: "four_seats_long"}
"""The same for the long game, where it has weights of its own: at two seats it is the usual one."""


def learned_weights(ruleset: Ruleset) -> dict[str, tuple[float, float]]:
    """What every feature of a game is worth; a part that was never played counts as its file says."""
    known, by_hand = learned_value(ruleset).weights, weights_of(ruleset)
    return {name: known.get(name, by_hand[name]) for name in Features(ruleset).names}


def learned_value(ruleset: Ruleset) -> LearnedValue:
    """What was learned at tables like this one."""
    seats = min(int(ruleset.seats), max(FILES))
    is_long = int(ruleset.book.colonies) == LONG_GAME_COLONIES
    return _read(LONG.get(seats, FILES[seats]) if is_long else FILES[seats])


@cache
def _read(name: str) -> LearnedValue:
    path = files(__package__) / "learned" / f"{name}.json"
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json")
