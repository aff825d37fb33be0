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

OF_MODULES: Final = "modules_by_gifts"
"""What a module's things count where there are none: found apart from the rest, by giving them away."""

AT_FOUR, AT_SIX = "modules_at_four", "modules_at_six"
AT_MORE_SEATS: Final = {3: AT_FOUR, 4: AT_FOUR, 5: AT_SIX, 6: AT_SIX}
"""What gifts at two seats say wrongly of larger tables: what boards are worth, and an Agenda held.

Who is thought to be ahead is hurt by everybody else, so a board that is thought too good loses by it.
"""

ASK_ANEW: Final = (
    "agenda city-planners",
    "agenda curator",
    "agenda fair-trade",
    "agenda full-hangar",
    "agenda new-commune",
    "agenda null-zone",
    "agenda second-sight",
)
"""They ask for something else than when all this was learned, so they count as their files say."""


def learned_weights(ruleset: Ruleset) -> dict[str, tuple[float, float]]:
    """What every feature of a game is worth.

    What was learned at such tables counts first; for what they did not have, what was learned at others:
    at three and more what gifts say of a module's things, but for boards and Agendas held. A part that
    was never played counts as its file says.
    """
    seats = int(ruleset.seats)
    others = dict(_read(WITH_MODULES.get(seats, OF_MODULES)).weights)
    if seats in AT_MORE_SEATS:
        others |= _read(AT_MORE_SEATS[seats]).weights
    others |= _read(_without(ruleset)).weights
    said = weights_of(ruleset)
    known = {**said, **others, **learned_value(ruleset).weights}
    return {
        name: said[name] if name in ASK_ANEW else known[name] for name in Features(ruleset).names
    }


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
