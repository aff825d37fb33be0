"""One round of Landfall's own engine, as JSON on standard output; version 0.1 runs this file as well."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

from landfall.core.engine import compiled
from landfall.core.rng import Rng

MODULES: dict[str, Any] = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
MODES = ("competitive", "cooperative", "solo", "team")
"""Of Conquest of Planet Earth."""
POSITIONS = 4000
BATCH = 200
"""Copies made before they are used: few, as in a search; thousands would measure the machine's cache."""


def frontiers(edition: str = "later-printing", **modules: Any) -> Any:
    from landfall.games.alien_frontiers.game import AlienFrontiers

    return AlienFrontiers(edition, 4, **modules)


def conquest(mode: str) -> Any:
    from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth

    return ConquestOfPlanetEarth(seats=4, mode=mode)


def table(contestant: str) -> Any:
    """The game that is measured, at four seats."""
    if contestant in MODES:
        return conquest(contestant)
    return frontiers("edition-x", **MODULES) if contestant == "all modules" else frontiers()


def seconds(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def main() -> None:
    contestant = sys.argv[1]
    fast = contestant != "interpreted"
    if compiled() != fast:
        raise SystemExit(f"asked for the {contestant} engine, but this is the other one")
    game = table(contestant)
    rules: Any = game.ruleset
    measure: Any = import_module(f"{type(game).__module__.rpartition('.')[0]}.measure")
    games = (300 if contestant in MODES else 2000) if fast else 100
    rounds = (20 if contestant in MODES else 200) if fast else 2
    rules.random_games(20, Rng(0))
    began = process_time()
    decisions = int(rules.random_games(games, Rng(1)))
    passed = process_time() - began
    positions = measure.decisions_of_random_games(rules, 11, POSITIONS, Rng(2))
    codes = measure.choose(rules, positions, Rng(3))
    each = 1e6 / (POSITIONS * rounds)
    legal = seconds(lambda: measure.many_legal(rules, positions, rounds)) * each
    copy = seconds(lambda: measure.many_copies(positions, rounds)) * each
    apply = 0.0
    for first in [*range(0, POSITIONS, BATCH)] * rounds:
        after = [position.copy() for position in positions[first : first + BATCH]]
        some = codes[first : first + BATCH]
        began = process_time()
        measure.apply_each(rules, after, some)
        apply += (process_time() - began) * each
    figures = {"decisions": decisions / passed, "games": games / passed}
    print(json.dumps({**figures, "legal": legal, "apply": apply, "copy": copy}))


if __name__ == "__main__":
    main()
