"""Games played in numbers to their end, of any game: what `make long` and its quick versions share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from landfall.core.game import OVER, Position
from landfall.core.rng import Rng
from landfall.lab.simulate import Simulation, play_one

LONGEST = 200_000
"""Decisions that a random game may take."""

AT_ONCE = 100
"""Decisions after which it is looked whether a game has gone on for too many rounds."""


class Ended(NamedTuple):
    """How a series of games ended."""

    games: int
    capped: int
    """Left after as many rounds as bots have."""

    def __str__(self) -> str:
        return f"{self.capped} of {self.games} games were left at the last round"


def random_games(
    game: Any, games: int, seed: str, look: Callable[[Any, Position], None], rounds: int = 0
) -> Ended:
    """Random games to their end, or for so many rounds; `look` is called with the last position."""
    rules = game.ruleset
    codes = rules.buffer()
    capped = 0
    for number in range(games):
        position, rng, decisions = rules.start(), Rng(seed, number), 0
        while game.actor(position) != OVER:
            if 0 < rounds < game.round(position):
                capped += 1
                break
            decisions += rules.playout(position, rng, codes, AT_ONCE if rounds else LONGEST)
            assert decisions < LONGEST, f"game {number} of {seed} does not end"
        look(game, position)
    return Ended(games, capped)


def games_of_bots(simulation: Simulation, part: int = 0, parts: int = 1) -> Ended:
    """Games of bots, each to an end at which somebody is first, everybody has lost, or none is left.

    Of several parts, which may be played by as many processes, one.
    """
    rules = simulation.rules()
    played = [play_one(simulation, rules, n) for n in range(part, simulation.games, parts)]
    for game in played:
        assert len(game.ranks) == rules.seats
        assert 1 in game.ranks or len(set(game.ranks)) == 1, (
            "some are before the others, none first"
        )
    return Ended(len(played), sum(not game.finished for game in played))
