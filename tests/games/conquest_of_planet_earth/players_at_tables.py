"""Players of the ladder at a table, for tests: they are shown observations and nothing else."""

from __future__ import annotations

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.ladder import RANKS, Thinker

BY_NAME = {rank.name: rank for rank in RANKS}


def played(
    game: ConquestOfPlanetEarth, rank: str, seed: int, decisions: int, rounds: int = 60
) -> tuple[State, list[int]]:
    """A game of one rank in all seats, as far as so many decisions, and what was chosen."""
    minds = [Thinker(BY_NAME[rank], seed, seat) for seat in range(game.seats)]
    rng = Rng("table", seed)
    position = game.start()
    chosen: list[int] = []
    while game.actor(position) != OVER and len(chosen) < decisions:
        if game.round(position) > rounds:
            break
        seat = game.actor(position)
        if seat == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        (act, *_) = minds[seat].plan(game, game.observe(position, seat), seat)
        assert act.legal == tuple(game.legal(position, seat))
        assert act.code in act.legal
        position = game.apply(position, act.code, seat)
        chosen.append(act.code)
    return position, chosen
