"""Conquest of Planet Earth in plain words: the game's side of a table without drawings.

Everything is made from what a viewer sees; words of cards come from their files, numbers from the rules
themselves, which are asked what would be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from landfall.core.plain import Score, Unit
from landfall.games.conquest_of_planet_earth.names import GOAL
from landfall.games.conquest_of_planet_earth.spans import UNITS
from landfall.games.conquest_of_planet_earth.table.board import position
from landfall.games.conquest_of_planet_earth.table.complaints import complaint
from landfall.games.conquest_of_planet_earth.table.final_score import result
from landfall.games.conquest_of_planet_earth.table.in_the_box import keys_in, things
from landfall.games.conquest_of_planet_earth.table.prompts import mine, prompt, refused
from landfall.games.conquest_of_planet_earth.table.seat_facts import seats, status
from landfall.games.conquest_of_planet_earth.table.titles import order_of, title_of

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

__all__ = [
    "accent",
    "complaint",
    "keys_in",
    "mine",
    "order_of",
    "position",
    "prompt",
    "refused",
    "result",
    "score",
    "seats",
    "status",
    "things",
    "title_of",
    "units",
]

accent: Literal["sun", "ray"] = "ray"


def units(game: ConquestOfPlanetEarth) -> Mapping[str, Unit]:
    """What is counted here; playing together, hands lie open."""
    if not game.ruleset.box.open_hands:
        return UNITS
    open_cards: Unit = {"one": "Event", "many": "Events", "short": "Events", "mark": "card"}
    return {**UNITS, "cards": open_cards}


def score(game: ConquestOfPlanetEarth) -> Score:
    """Terror Points, and how many of them win: of a seat, of a team, of all together."""
    together = (
        game.seats if game.mode in ("cooperative", "solo") else 2 if game.mode == "team" else 1
    )
    return {"unit": "terror", "goal": GOAL * together}
