"""The chance to win that what an overseer thinks a position is worth has come to."""

from __future__ import annotations

from math import exp
from typing import Final

from landfall.games.conquest_of_planet_earth.box import Box

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


def win_chance(box: Box, worth: float) -> float:
    """From an overseer's log-odds, by how games of computers came out."""
    if box.together:
        return share(TOGETHER * worth + ALONE + FOR_EACH_MORE * (int(box.seats) - 1))
    return share(RESISTED * worth + AMONG_HUMANS if box.active else RIVALS * worth)


def share(log_odds: float) -> float:
    """A chance from its log-odds."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, log_odds))))
