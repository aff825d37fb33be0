"""A rank of the bots on every seat of a game, with little time to think."""

from __future__ import annotations

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget

QUICK = Budget(turn=60)


def plays(game: AlienFrontiers, rank: str, *seed: int | str, turns: int = 1000) -> list[str]:
    """What a bot of this rank does on every seat, for so many turns or to the end."""
    make = {rank.name: rank.make for rank in RANKS}[rank]
    player = make(game.ruleset, 1, QUICK)
    rng = Rng(*seed)
    position, done = game.start(), []
    while game.actor(position) != OVER and position.turns <= turns:
        if game.actor(position) == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        for code in player.plan(position):
            done.append(game.text(code))
            position = game.apply(position, code)
    return done
