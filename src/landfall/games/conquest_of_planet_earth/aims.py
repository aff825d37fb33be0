"""What a deed under way is aimed at, in words: ` on Town (A3)`, ` on Ada`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landfall.core.plain import Words
from landfall.games.conquest_of_planet_earth import called, spans
from landfall.games.conquest_of_planet_earth.box import FRAME, MOST_DICE
from landfall.games.conquest_of_planet_earth.frames import Frame, deed_under_way, frame_at
from landfall.games.conquest_of_planet_earth.races.beetlemen import GOING
from landfall.games.conquest_of_planet_earth.rule import (
    A_DIE,
    A_RIVAL,
    A_SPACE,
    CANCELED,
    RED,
    TARGET_COUNT,
)
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

FROM_AND_TO: Final = (
    "tractor-beam",
    "warp-jump",
    "teleporter",
    "antigravity-engines",
    "shaman-pheromones",
)
"""Deeds that take something from one Space to another."""


def targets(game: ConquestOfPlanetEarth, state: State, frame: Frame, you: int | None) -> Words:
    """The targets that are named so far."""
    deed = deed_under_way(game, frame)
    named = frame.b & TARGET_COUNT
    if frame.b & RED or named == 0:
        return cancels(game, state, frame) if deed.key == "jammed-transmission" else []
    if deed.key == "jammed-transmission":
        return cancels(game, state, frame)
    if deed.key in FROM_AND_TO:
        return _from_and_to(state, frame, deed.key == "shaman-pheromones", you)
    if deed.key == "sabotage":
        gear = [f" {called.stuff(state.box, frame.d - 1)}"] if named > 1 else []
        return [
            " on ",
            *(spans.whose(frame.c - 1, you) if gear else spans.who(frame.c - 1, you)),
            *gear,
        ]
    if deed.key == "saucer-malfunction":
        where = [" ", *spans.within(state, frame.d - 1, you)] if named > 1 else []
        return [" on ", *spans.whose(frame.c - 1, you), " Alien", *where]
    if deed.key == "search-and-destroy":
        places = [spans.at(state, at - 1, you) for at in (frame.c, frame.d) if at]
        return [" in ", *spans.joined(places)]
    if deed.key in ("universal-translator", "cloning-vats"):
        return []
    if deed.key == "rampage":
        return [" to ", *spans.at(state, frame.c - 1, you)]
    want = deed.wants(state, frame.at, 0)
    if want == A_SPACE:
        return [" on ", *spans.at(state, frame.c - 1, you)]
    if want == A_RIVAL:
        return [" on ", *spans.who(frame.c - 1, you)]
    if want == A_DIE:
        return [" on ", which_die(frame.seat, you, own=frame.c - 1 < MOST_DICE)]
    return []


def which_die(seat: int, you: int | None, *, own: bool) -> str:
    """The die of a Fight that somebody has chosen."""
    if not own:
        return "the enemy's die"
    return "your own die" if seat == you else "their own die"


def aimed_at(
    game: ConquestOfPlanetEarth, state: State, frame: Frame
) -> tuple[list[int], list[int]]:
    """The same as Spaces and as seats."""
    deed = deed_under_way(game, frame)
    named = frame.b & TARGET_COUNT
    if frame.b & RED or named == 0 or deed.key == "jammed-transmission":
        return [], []
    if deed.key in FROM_AND_TO:
        to = frame.e - GOING if deed.key == "shaman-pheromones" else frame.e - 1
        return [space for space in (frame.c - 1, to) if space >= 0], []
    if deed.key == "saucer-malfunction":
        return [frame.d - 1] if named > 1 else [], [frame.c - 1]
    if deed.key == "search-and-destroy":
        return [at - 1 for at in (frame.c, frame.d) if at], []
    want = deed.wants(state, frame.at, 0)
    if want == A_SPACE:
        return [frame.c - 1], []
    return [], [frame.c - 1] if want == A_RIVAL else []


def _from_and_to(state: State, frame: Frame, swarm: bool, you: int | None) -> Words:
    words: Words = [" from ", *spans.at(state, frame.c - 1, you)]
    to = frame.e - GOING if swarm else frame.e - 1
    return [*words, " to ", *spans.at(state, to, you)] if to >= 0 else words


def cancels(game: ConquestOfPlanetEarth, state: State, frame: Frame) -> Words:
    """What a Jammed Transmission is aimed at: a card in play, or the one that is being played."""
    codes, box = game.ruleset.codes, state.box
    if frame.d == 0:
        below = frame_at(game, state, frame.at - 2 * FRAME)
        return [" on ", spans.strong(called.deed_title(box, deed_under_way(game, below)))]
    code = int(codes.cancel) + frame.c - 1
    if code >= codes.cancel_tech:
        return [
            " on the Human Tech ",
            spans.strong(called.tech(box, code - int(codes.cancel_tech))),
        ]
    kind = int(codes.cancel_kinds[code - int(codes.cancel)])
    return [" on ", spans.strong(called.event(box, kind))]


def is_canceled(frame: Frame) -> bool:
    return bool(frame.b & CANCELED)
