"""What every rank plans for fixed positions, and their fingerprints; run by itself it prints them."""

from __future__ import annotations

import json

from landfall.games.alien_frontiers.game import AlienFrontiers
from landfall.games.alien_frontiers.thinking.fingerprint import fingerprint
from landfall.games.alien_frontiers.thinking.ladder import RANKS, Budget, Thinker
from random_play import walk

SMALL = Budget(turn=200, others=30, turns=3, rounds=2)


def plans() -> str:
    """For each rank the actions of its plans, in notation; then the marks of the positions."""
    game = AlienFrontiers(seats=3)
    walked = (position for position, _ in walk(game, "plans") if game.actor(position) >= 0)
    positions = [position for position in walked if len(game.legal(position)) > 8]
    found = {
        rank.name: [
            [
                game.text(step.code)
                for step in Thinker(rank, 5, budget=SMALL).plan(
                    game, game.observe(position, game.actor(position)), game.actor(position)
                )
            ]
            for position in positions[:60:15]
        ]
        for rank in RANKS
    }
    marks = [int(fingerprint(position, 5)) for position in positions]
    return json.dumps({**found, "fingerprints": marks})


if __name__ == "__main__":
    print(plans())
