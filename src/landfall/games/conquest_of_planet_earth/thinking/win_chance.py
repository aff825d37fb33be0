"""The chance to win that what an overseer thinks a position is worth has come to."""

from __future__ import annotations

from math import exp
from typing import Final

from landfall.games.conquest_of_planet_earth.box import STEP, TRACK, Box
from landfall.games.conquest_of_planet_earth.names import TRACK_END
from landfall.games.conquest_of_planet_earth.resistance_phase import TRACK as TRACK_MOVES
from landfall.games.conquest_of_planet_earth.rule import frame_below
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.winning import goal, points_towards_goal

FARTHEST: Final = 30.0
"""Log-odds beyond which nothing is told apart."""

RIVALS: Final = 0.3
RESISTED: Final = 0.05
TOGETHER: Final = 0.7
"""How much of the overseer's worth comes true, in log-odds (see benchmarks/conquest_chances.py)."""
AMONG_HUMANS: Final = -1.4
"""What is added where rivals are resisted by the Humans, who may win too."""
ALONE: Final = -1.9
FOR_EACH_MORE: Final = -0.9
"""What is added where the Humans are the only rivals, and for each seat beside the first."""
IN_TIME: Final = (0.5, 1.0, -0.55, -3.6)
"""The same for people: the worth, what is added, also for each seat more, and how pressing it is."""
LAST_ROUND: Final = 0.5
"""Of a round, what is left when the marker is about to reach the Super Cannon."""


def win_chance(box: Box, worth: float) -> float:
    """From an overseer's log-odds, by how games of computers came out."""
    if box.together:
        return share(TOGETHER * worth + ALONE + FOR_EACH_MORE * (int(box.seats) - 1))
    return share(RESISTED * worth + AMONG_HUMANS if box.active else RIVALS * worth)


def in_time(state: State, worth: float, rounds: int) -> float:
    """The chance of all together as people are told it: is there still time, with so many rounds left?

    Commanders do without: they compare positions of one round, in which there is equally much.
    """
    believed, alone, for_each_more, pressed = IN_TIME
    more = alone + for_each_more * float(state.box.seats - 1)
    return share(believed * worth + more + pressed * hurry(state, rounds))


def hurry(state: State, rounds: int) -> float:
    """The Terror Points each seat still has to make in every round that the Humans leave them."""
    missing = max(0.0, float(goal(state) - points_towards_goal(state, 0)))
    return missing / float(state.box.seats) / (rounds + LAST_ROUND)


def rounds_left(ruleset: Ruleset, state: State) -> int:
    """Until the Human Tech Track has moved to its end, if nothing hastens it."""
    left = TRACK_END - int(state.at[TRACK])
    f = frame_below(state, ruleset.book.kind("resistance-phase"))
    if f >= 0 and state.at[f + STEP] <= TRACK_MOVES:
        left -= 1
    return left


def share(log_odds: float) -> float:
    """A chance from its log-odds."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, log_odds))))
