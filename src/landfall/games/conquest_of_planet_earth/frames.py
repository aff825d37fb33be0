"""What is under way, by name: the frames of the stack as those who tell of them read them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from landfall.games.conquest_of_planet_earth.box import (
    DEPTH,
    FRAME,
    KIND,
    SEAT,
    STEP,
    A,
    B,
    C,
    D,
    E,
)
from landfall.games.conquest_of_planet_earth.rule import Deed
from landfall.games.conquest_of_planet_earth.state import State

if TYPE_CHECKING:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth


class Frame(NamedTuple):
    """One of the things under way."""

    at: int
    """Where its numbers begin."""
    name: str
    step: int
    seat: int
    a: int
    b: int
    c: int
    d: int
    e: int


def frame_at(game: ConquestOfPlanetEarth, state: State, at: int) -> Frame:
    numbers = state.at
    name = game.ruleset.book.procedures[numbers[at + KIND]].name
    rest = [int(numbers[at + place]) for place in (STEP, SEAT, A, B, C, D, E)]
    return Frame(at, name, *rest)


def frames(game: ConquestOfPlanetEarth, state: State) -> Iterator[Frame]:
    """All that is under way, from the top down."""
    for depth in reversed(range(int(state.at[DEPTH]))):
        yield frame_at(game, state, int(state.box.stack) + FRAME * depth)


def top_frame(game: ConquestOfPlanetEarth, state: State) -> Frame | None:
    """What goes on now; nothing once the game is over."""
    return next(frames(game, state), None)


def nearest(game: ConquestOfPlanetEarth, state: State, name: str) -> Frame | None:
    """The first of a kind, from the top down."""
    return next((frame for frame in frames(game, state) if frame.name == name), None)


def deed_under_way(game: ConquestOfPlanetEarth, frame: Frame) -> Deed:
    """What is played or used in a frame of playing."""
    deed: Deed = game.ruleset.book.deeds[frame.a]
    return deed
