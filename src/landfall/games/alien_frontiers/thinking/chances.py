"""Each seat's chance to win: the one number that the table, its hints and its analysis tell."""

from __future__ import annotations

from functools import lru_cache

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.judge import Judge, judge


def chances(game: AlienFrontiers, position: State) -> list[float]:
    """As the table stands, from 0 to 1; once the game is over, who has won."""
    return _judge(game).chances(position)


@lru_cache(maxsize=8)
def _judge(game: AlienFrontiers) -> Judge:
    return judge(game, nodes=1)  # nothing is searched for these chances
