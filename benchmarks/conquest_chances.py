"""How chances come true in Conquest of Planet Earth: python benchmarks/conquest_chances.py GAMES [CORES]

Plays games of overseers and scouts in every mode, notes at the beginning of each turn what the judge's
worth of the position is, and fits the two numbers by which a worth becomes a chance: a slope, and where
the Humans can win, what is added. `thinking/judge.py` has them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log
from multiprocessing import Pool
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import BOT_ROUNDS
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.games.conquest_of_planet_earth.thinking.ladder import RANKS, Thinker

MODES: dict[str, dict[str, Any]] = {
    "rivals": {"seats": 2},
    "rivals of three": {"seats": 3},
    "resisted": {"seats": 3, "active_resistance": True},
    "together": {"seats": 2, "mode": "cooperative"},
    "together of three": {"seats": 3, "mode": "cooperative"},
    "alone": {"seats": 1, "mode": "solo"},
    "teams": {"seats": 4, "mode": "team"},
}
Rows = list[tuple[float, float]]
"""A worth in log-odds, and how it came out."""


def played(job: tuple[str, int]) -> tuple[str, Rows]:
    """One game: what the first seat of each side was worth turn by turn, and whether it won."""
    name, number = job
    game = ConquestOfPlanetEarth(**MODES[name])
    rng = Rng("chances", name, number)
    rank = RANKS[number % len(RANKS)]
    minds = [Thinker(rank, name, number, seat) for seat in range(game.seats)]
    leaders = [game.teams.index(team) for team in sorted(set(game.teams))]
    position, noted, turn = game.start(), [], 0
    while game.actor(position) != OVER and game.round(position) <= BOT_ROUNDS:
        actor = game.actor(position)
        if game.turn(position)[0] > turn:
            turn = game.turn(position)[0]
            seen = game.observe(position, None)
            worths = judge(game).judgement
            worths.look_at(seen)
            noted.append([worths.worth(seen, seat) for seat in leaders])
        if actor == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        seen = game.observe(position, actor)
        [act] = minds[actor].plan(game, seen, actor)
        position = game.apply(position, act.code, actor)
    outcome = game.outcome(position)
    won = [float(outcome is not None and seat in outcome.winners) for seat in leaders]
    return name, [(w, r) for row in noted for w, r in zip(row, won, strict=True)]


def loss(rows: Rows, slope: float, more: float) -> float:
    """The mean surprise, in nats."""
    total = 0.0
    for worth, won in rows:
        chance = 1 / (1 + exp(-max(-30.0, min(30.0, slope * worth + more))))
        total -= log(max(1e-9, chance if won else 1 - chance))
    return total / len(rows)


def fitted(rows: Rows, with_more: bool) -> tuple[float, float]:
    """Slope and addition with the least surprise, by ever finer steps."""
    slope, more, wide = 0.5, 0.0, 0.5
    while wide > 0.002:
        around = [
            (slope + a * wide, more + b * 2 * wide * with_more)
            for a in (-1, 0, 1)
            for b in (-1, 0, 1)
        ]
        best = min(around, key=lambda one: loss(rows, *one))
        if best == (slope, more):
            wide /= 2
        slope, more = best
    return slope, more


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else 20
    jobs = [(name, number) for number in range(games) for name in MODES]
    rows: dict[str, Rows] = {}
    with Pool(int(arguments[1]) if len(arguments) > 1 else None) as pool:
        for name, some in pool.imap_unordered(played, jobs):
            rows.setdefault(name, []).extend(some)
    for name in MODES:
        found = rows[name]
        slope, more = fitted(found, "rivals" not in name and name != "teams")
        share = sum(won for _, won in found) / len(found)
        print(
            f"{name:18} {len(found):6} positions, won {share:.2f}: slope {slope:.2f}, more {more:+.2f};"
            f" surprise {loss(found, slope, more):.3f}, uncalibrated {loss(found, 1.0, 0.0):.3f},"
            f" by the mean alone {loss(found, 0.0, log(max(share, 1e-6) / max(1 - share, 1e-6))):.3f}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
