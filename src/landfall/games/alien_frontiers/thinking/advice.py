"""Advice at the table: the turn worth playing now, and each seat's chance to win."""

from __future__ import annotations

from functools import lru_cache

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.state import State
from landfall.games.alien_frontiers.thinking.hint import Hint, hint
from landfall.games.alien_frontiers.thinking.judge import Judge, judge

__all__ = ["Hint", "chances", "hint"]


def chances(game: AlienFrontiers, position: State) -> list[float]:
    """Each seat's chance to win as the table stands; once the game is over, who has won."""
    outcome = game.outcome(position)
    if outcome is None:
        return _judge(game).chances(position)
    return [
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.seats)
    ]


@lru_cache(maxsize=8)
def _judge(game: AlienFrontiers) -> Judge:
    return judge(game, nodes=1)  # nothing is searched for these chances
