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
from landfall.games.alien_frontiers.thinking.move_ordering import has_modules
from landfall.games.alien_frontiers.thinking.weights import weights_of

FILES: Final = {2: "two_seats", 3: "three_seats", 4: "four_seats"}
"""By the number of seats; at larger tables those of the largest count."""

LONG: Final = {4: "four_seats_long"}
"""The same for the long game, where it has weights of its own: at two seats it is the usual one."""

WITH_MODULES: Final = {2: "two_seats_modules"}
"""The same for games with factions, the Outer Belt or Agendas: learned with all, and the wide deck."""


def learned_weights(ruleset: Ruleset) -> dict[str, tuple[float, float]]:
    """What every feature of a game is worth.

    What was learned at such tables counts first; for what they did not have, what was learned at others:
    a module's things count as at two seats with every module. A part that was never played counts as
    its file says.
    """
    others = {**_read(WITH_MODULES[min(WITH_MODULES)]).weights, **_read(_without(ruleset)).weights}
    known = {**weights_of(ruleset), **others, **learned_value(ruleset).weights}
    return {name: known[name] for name in Features(ruleset).names}


def learned_value(ruleset: Ruleset) -> LearnedValue:
    """What was learned at tables like this one."""
    seats = int(ruleset.seats)
    if has_modules(ruleset.box) and seats in WITH_MODULES:
        return _read(WITH_MODULES[seats])
    return _read(_without(ruleset))


def _without(ruleset: Ruleset) -> str:
    """Where what was learned without modules lies."""
    seats = min(int(ruleset.seats), max(FILES))
    is_long = int(ruleset.book.colonies) == LONG_GAME_COLONIES
    return LONG.get(seats, FILES[seats]) if is_long else FILES[seats]


@cache
def _read(name: str) -> LearnedValue:
    path = files(__package__) / "learned" / f"{name}.json"
    return parse_learned(path.read_text(encoding="utf-8"), f"{name}.json")
