"""Players of the ladder at a table, for tests: they are shown observations and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.options import (
    FLAGS,
    MODE_SEATS,
    ONE_RACE,
    SHEETS,
    TOGETHER,
)
from landfall.games.conquest_of_planet_earth.state import State
from landfall.games.conquest_of_planet_earth.thinking.ladder import RANKS, Thinker

BY_NAME = {rank.name: rank for rank in RANKS}


def optional(mode: str) -> Iterator[dict[str, Any]]:
    """The rules of a mode as they are, and with each of its options."""
    yield {}
    for name, flag in FLAGS.items():
        if mode in flag.modes:
            needed = name == "tech_locations" and mode not in TOGETHER
            yield {name: True, "active_resistance": True} if needed else {name: True}
    if mode in TOGETHER:
        yield from ({"sheet": sheet} for sheet in SHEETS)
    else:
        yield {"active_resistance": True, "sheet": "brutal"}
    if mode == "team":
        yield from ({"one_race": which} for which in ONE_RACE)


TABLES = [
    {"mode": mode, "seats": seats, **more}
    for mode, counts in MODE_SEATS.items()
    for seats in counts
    for more in optional(mode)
]


def _fewer() -> Iterator[dict[str, Any]]:
    for mode, counts in MODE_SEATS.items():
        yield from ({"mode": mode, "seats": seats} for seats in counts)
        yield from (
            {"mode": mode, "seats": counts[number % len(counts)], **more}
            for number, more in enumerate(optional(mode))
            if more
        )


FEWER_TABLES = [*_fewer()]
"""Each mode for as many as it is, and each of its optional rules once, for its seats by turns."""


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
