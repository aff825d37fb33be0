"""What partners of a team, and those who play together, may say to each other and point at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from landfall.core.partner_talk import PartnerTalk
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

PHRASES: Final = {
    "yours": "This one is yours",
    "mine": "Leave this one to me",
    "meet": "Let us fight here together",
    "explore": "Please explore here",
    "first": "You first",
    "wait": "Wait for me",
    "card": "I have a card for it",
    "spare": "Keep your card",
    "yes": "Yes",
    "no": "Better not",
}


def partners(game: ConquestOfPlanetEarth, seat: int) -> list[int]:
    """Those of one team; all, where all play against the Humans."""
    box = game.ruleset.box
    others = [other for other in range(game.seats) if other != seat]
    if box.in_teams:
        return [other for other in others if other // 2 == seat // 2]
    return others if box.together else []


def places(game: ConquestOfPlanetEarth, names: Sequence[str]) -> Mapping[str, str]:
    """Every Space, by where it lies."""
    box = game.ruleset.box
    return {name: called.place(box, space, names) for space, name in enumerate(box.board.spaces)}


def place(game: ConquestOfPlanetEarth, seen: State, name: str, names: Sequence[str]) -> str:
    """A Space with what is there."""
    return called.space(seen, game.ruleset.box.board.spaces.index(name), names)


TALK: Final = PartnerTalk(partners, PHRASES, places, place)
