"""The chance to win the Fight and the Battle under way, as a row says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from landfall.core.percent import chance
from landfall.core.plain import Fact
from landfall.games.conquest_of_planet_earth.fights import with_humans
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.fight_odds import FightOdds

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

_ODDS: Final[WeakKeyDictionary[ConquestOfPlanetEarth, FightOdds]] = WeakKeyDictionary()
"""Those who work them out, game by game: what is solved once is kept."""


def battle_odds(game: ConquestOfPlanetEarth, seen: State) -> Iterator[Fact]:
    """What comes if nobody plays anything more and the Aliens stay to the end."""
    if game not in _ODDS:
        _ODDS[game] = FightOdds(game.ruleset)
    found = _ODDS[game].under_way(seen)
    if found is None:
        return
    if with_humans(seen):
        yield {
            "id": "fight-odds",
            "key": "To win the Fight",
            "value": [chance(found.fight)],
            "note": ["if nobody plays anything and the Aliens stay"],
        }
    battle: Fact = {
        "id": "battle-odds",
        "key": "To win the Battle",
        "value": [chance(found.battle)],
    }
    if _ODDS[game].fights_after(seen):
        battle["note"] = [
            "about: cards of the Fights to come are counted from the deck as it is now"
        ]
    yield battle
