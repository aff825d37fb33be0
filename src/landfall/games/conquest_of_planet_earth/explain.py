"""Why an action is legal here or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landfall.core.game import Explanation
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


def fact(
    game: ConquestOfPlanetEarth, position: State, code: int, rule: str, seat: int | None
) -> str:
    """What makes a rule forbid an action here."""
    return f"{rule} forbids it"


def refused(
    game: ConquestOfPlanetEarth,
    position: State,
    text: str,
    rule: str,
    why: str,
    seat: int | None,
) -> Explanation:
    return Explanation(text, False, "", "", (rule,), rule, why)


def explained(
    game: ConquestOfPlanetEarth, position: State, code: int, seat: int | None
) -> Explanation:
    return Explanation(game.text(code), True, "", "", ("turn.order",), "", "")
