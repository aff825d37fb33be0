"""How chances come true in Conquest of Planet Earth: python benchmarks/conquest_chances.py GAMES [CORES]

Plays games of overseers and scouts in every mode, notes at the beginning of each turn what the judge's
worth of the position is, and fits the numbers by which a worth becomes a chance: a slope; where the
Humans can win, what is added; and where nobody else can, how much it counts that time runs out.
`thinking/win_chance.py` has them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import product
from math import log
from multiprocessing import Pool
from typing import Any

from landfall.core.game import CHANCE, OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.package import BOT_ROUNDS
from landfall.games.conquest_of_planet_earth.thinking.judge import judge
from landfall.games.conquest_of_planet_earth.thinking.ladder import RANKS, Thinker
from landfall.games.conquest_of_planet_earth.thinking.win_chance import (
    AMONG_HUMANS,
    IN_TIME,
    RESISTED,
    RIVALS,
    hurry,
    rounds_left,
    share,
)

MODES: dict[str, dict[str, Any]] = {
    "rivals": {"seats": 2},
    "rivals of three": {"seats": 3},
    "resisted": {"seats": 3, "active_resistance": True},
    "together": {"seats": 2, "mode": "cooperative"},
    "together of three": {"seats": 3, "mode": "cooperative"},
    "alone": {"seats": 1, "mode": "solo"},
    "teams": {"seats": 4, "mode": "team"},
}
Rows = list[tuple[tuple[float, float, float], float]]
"""A worth in log-odds, 1 and how pressing it is; and how it came out."""


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
            pressed = hurry(seen, rounds_left(game.ruleset, seen)) if together(name) else 0.0
            noted.append([(worths.worth(seen, seat), 1.0, pressed) for seat in leaders])
        if actor == CHANCE:
            position = game.apply(position, game.sample(position, rng))
            continue
        seen = game.observe(position, actor)
        [act] = minds[actor].plan(game, seen, actor)
        position = game.apply(position, act.code, actor)
    outcome = game.outcome(position)
    won = [float(outcome is not None and seat in outcome.winners) for seat in leaders]
    return name, [(facts, r) for row in noted for facts, r in zip(row, won, strict=True)]


def together(name: str) -> bool:
    """Is it a mode in which all play against the Humans?"""
    return name.startswith(("together", "alone"))


def loss(rows: Rows, numbers: Sequence[float]) -> float:
    """The mean surprise, in nats."""
    total = 0.0
    for facts, won in rows:
        chance = share(sum(number * fact for number, fact in zip(numbers, facts, strict=True)))
        total -= log(max(1e-9, chance if won else 1 - chance))
    return total / len(rows)


def fitted(rows: Rows, free: int) -> tuple[float, ...]:
    """The first numbers, as many as are free, with the least surprise, by ever finer steps."""
    best: tuple[float, ...] = (0.5, 0.0, 0.0)
    wide = 0.5
    while wide > 0.002:
        around = [
            tuple(
                one + step * wide * width
                for one, step, width in zip(best, (*steps, 0, 0), (1, 2, 4), strict=False)
            )
            for steps in product((0, -1, 1), repeat=free)
        ]
        nearer = min(around, key=lambda numbers: loss(rows, numbers))
        if nearer == best:
            wide /= 2
        best = nearer
    return best


def main(arguments: Sequence[str]) -> None:
    games = int(arguments[0]) if arguments else 20
    jobs = [(name, number) for number in range(games) for name in MODES]
    rows: dict[str, Rows] = {}
    with Pool(int(arguments[1]) if len(arguments) > 1 else None) as pool:
        for name, some in pool.imap_unordered(played, jobs):
            rows.setdefault(name, []).extend(some)
    for name in MODES:
        found = rows[name]
        free = 3 if together(name) else 2 if name == "resisted" else 1
        slope, more, pressing = fitted(found, free)
        won = sum(one for _, one in found) / len(found)
        log_odds = log(max(won, 1e-6) / max(1 - won, 1e-6))
        print(
            f"{name:18} {len(found):6} positions, won {won:.2f}: slope {slope:.2f}, more {more:+.2f},"
            f" hurry {pressing:+.2f}; surprise {loss(found, (slope, more, pressing)):.3f},"
            f" as told {surprise(name, found):.3f},"
            f" by the mean alone {loss(found, (0.0, log_odds, 0.0)):.3f}"
        )


def surprise(name: str, rows: Rows) -> float:
    """Of the chances that people are told."""
    if together(name):
        believed, alone, for_each_more, pressed = IN_TIME
        more = alone + for_each_more * (MODES[name]["seats"] - 1)
        return loss(rows, (believed, more, pressed))
    return loss(rows, (RESISTED, AMONG_HUMANS, 0.0) if name == "resisted" else (RIVALS, 0.0, 0.0))


if __name__ == "__main__":
    main(sys.argv[1:])
