"""What is under way beside a Fight, as plain values for a drawing: a card, a loss, a step of the Humans.

Everybody sees all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landfall.core.game import SEAT_LETTERS
from landfall.games.conquest_of_planet_earth import aims, called
from landfall.games.conquest_of_planet_earth.box import PHASE, RESISTANCE
from landfall.games.conquest_of_planet_earth.frames import Frame, deed_under_way, frames, nearest
from landfall.games.conquest_of_planet_earth.resistance_phase import (
    BREAKTHROUGH,
    DEPLOYED,
    EVENT,
    FIRE,
    LIBERATION,
    MOVES,
    TRACK,
)
from landfall.games.conquest_of_planet_earth.rule import RED, Deed
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

STEPS = {
    EVENT: "event",
    LIBERATION: "liberation",
    TRACK: "track",
    DEPLOYED: "deployment",
    MOVES: "moves",
    FIRE: "barrages",
    BREAKTHROUGH: "breakthrough",
}
"""The steps of the Resistance Phase, in their order."""


def played_seen(game: ConquestOfPlanetEarth, seen: State) -> list[dict[str, Any]]:
    """Cards and powers under way, the newest first: what, by whom, and at what they are aimed."""
    return [_played(game, seen, frame) for frame in frames(game, seen) if frame.name == "play"]


def _played(game: ConquestOfPlanetEarth, seen: State, frame: Frame) -> dict[str, Any]:
    deed = deed_under_way(game, frame)
    spaces, seats = aims.aimed_at(game, seen, frame)
    red = bool(frame.b & RED)
    kind = "event" if deed.event >= 0 else "stuff" if deed.stuff >= 0 else "power"
    return {
        "kind": kind,
        "name": deed.key,
        "title": called.deed_title(seen.box, deed),
        "text": _red_box(seen, deed) if red else called.deed_text(seen.box, deed),
        "by": None if red else SEAT_LETTERS[frame.seat],
        "spaces": [seen.box.board.spaces[space] for space in spaces],
        "seats": [SEAT_LETTERS[seat] for seat in seats],
        "canceled": aims.is_canceled(frame),
    }


def _red_box(seen: State, deed: Deed) -> str:
    """What an Event does as a Resistance Event."""
    return called.flowing(str(seen.box.parts.events[deed.event].data.get("red-box", "")))


def loss_seen(game: ConquestOfPlanetEarth, seen: State) -> dict[str, Any] | None:
    """The Alien that is about to be destroyed."""
    frame = nearest(game, seen, "destroy")
    if frame is None:
        return None
    return {
        "seat": SEAT_LETTERS[frame.seat],
        "figure": "saucer" if frame.a == 0 else seen.box.ally_names[frame.a - 1],
        "space": seen.box.board.spaces[frame.b],
    }


def step_seen(game: ConquestOfPlanetEarth, seen: State) -> str | None:
    """The step of the Resistance Phase that is under way."""
    if seen.at[PHASE] != RESISTANCE:
        return None
    frame = nearest(game, seen, "resistance-phase")
    if frame is None:
        return None
    return STEPS.get(max(frame.step - 1, EVENT))  # a second Event begins it anew
