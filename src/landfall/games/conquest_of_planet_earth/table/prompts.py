"""A prompt: what a seat is asked, what it may do and what not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.game import SEAT_LETTERS
from landfall.core.plain import Ending, Mine, NotNow, Prompt
from landfall.games.conquest_of_planet_earth import called
from landfall.games.conquest_of_planet_earth.box import ANSWER, CHOSEN, RACE
from landfall.games.conquest_of_planet_earth.frames import Frame, top_frame
from landfall.games.conquest_of_planet_earth.round import REVEAL
from landfall.games.conquest_of_planet_earth.setup import CHOOSING
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.table.not_now import not_now
from landfall.games.conquest_of_planet_earth.table.offers import choices, groups
from landfall.games.conquest_of_planet_earth.table.questions import question
from landfall.games.conquest_of_planet_earth.table.titles import title_of

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

FEW: Final = 9
"""So many options are shown with all there is to say of each."""


def prompt(game: ConquestOfPlanetEarth, seen: State, seat: int) -> Prompt:
    """What a seat is asked now."""
    frame = top_frame(game, seen)
    assert frame is not None
    asked = question(game, seen, frame, seat)
    offered = choices(game, seen, frame, seat)
    made: Prompt = {
        "id": asked.id,
        "seat": SEAT_LETTERS[seat],
        "question": asked.words,
        "pieces": [],
        "groups": [*groups(offered)],
        "options": [choice.option(number) for number, choice in enumerate(offered, 1)],
        "not": not_now(game, seen, frame, seat, len(offered) + 1),
        "end": ending(game, frame),
    }
    if asked.detail:
        made["detail"] = asked.detail
    if asked.card:
        made["card"] = asked.card
    if asked.secret:
        made["secret"] = True
    elif asked.covered and not seen.box.open_hands:
        made["covered"] = True
    if len(offered) <= FEW:
        made["full"] = True
    if frame.name == "window" and game.seats > 1:
        made["quiet"] = "Nobody learns who was asked, or who let it pass."
    if seen.turn >= 0 and seat != seen.turn:
        made["from"] = SEAT_LETTERS[int(seen.turn)]
    return made


def ending(game: ConquestOfPlanetEarth, frame: Frame) -> Ending | None:
    """The end of the Action Phase; further Aliens for the same price come first."""
    if frame.name != "action" or frame.a == 1:
        return None
    return {"words": "End your actions", "action": "end"}


def mine(game: ConquestOfPlanetEarth, seen: State, seat: int) -> Mine | None:
    """What a seat has chosen in secret while others still choose."""
    frame = top_frame(game, seen)
    if frame is None or seat in game.actors(seen):
        return None
    if frame.name == "round" and frame.step == REVEAL and game.actor(seen) >= 0:
        if laid := int(seen.of(CHOSEN, seat)):
            secret = f"You laid {called.command(laid - 1)}."
            return {"words": ["Your command lies face down."], "secret": [secret]}
    if frame.name == "set-up" and frame.step == CHOOSING and seen.of(RACE, seat) > 0:
        secret = f"You lead {called.race(seen.box, int(seen.race(seat)))}."
        return {"words": ["Your race lies face down."], "secret": [secret]}
    if frame.name == "window" and (said := int(seen.of(ANSWER, seat))) > 0:
        secret = f"{title_of(game, said - 1)}."
        return {"words": ["You have answered."], "secret": [secret]}
    return None


def refused(game: ConquestOfPlanetEarth, seen: State, seat: int) -> list[NotNow]:
    """What is not possible now, by itself."""
    frame = top_frame(game, seen)
    if frame is None or seat not in game.actors(seen):
        return []
    return not_now(game, seen, frame, seat, len(game.legal(seen, seat)) + 1)
