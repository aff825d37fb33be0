"""One round of Landfall's own engine, as JSON on standard output; version 0.1 runs this file as well."""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

from landfall.core.engine import compiled
from landfall.core.rng import Rng
from landfall.games.alien_frontiers import measure
from landfall.games.alien_frontiers.game import AlienFrontiers

COMPILED = sys.argv[1] != "interpreted"
MODULES: dict[str, Any] = {"deck": "wide", "factions": True, "agendas": True, "outer_belt": True}
GAMES = 2000 if COMPILED else 100
POSITIONS = 4000
ROUNDS = 200 if COMPILED else 2
BATCH = 200
"""Copies made before they are used: few, as in a search; thousands would measure the machine's cache."""


def main() -> None:
    if compiled() != COMPILED:
        raise SystemExit(f"asked for the {sys.argv[1]} engine, but this is the other one")
    if sys.argv[1] == "all modules":
        rules = AlienFrontiers("edition-x", 4, **MODULES).ruleset
    else:
        rules = AlienFrontiers("later-printing", 4).ruleset
    rules.random_games(20, Rng(0))
    began = process_time()
    decisions = int(rules.random_games(GAMES, Rng(1)))
    seconds = process_time() - began
    positions = measure.decisions_of_random_games(rules, 11, POSITIONS, Rng(2))
    codes = measure.choose(rules, positions, Rng(3))
    each = 1e6 / (POSITIONS * ROUNDS)
    began = process_time()
    measure.many_legal(rules, positions, ROUNDS)
    legal = (process_time() - began) * each
    began = process_time()
    measure.many_copies(positions, ROUNDS)
    copy = (process_time() - began) * each
    apply = 0.0
    for first in [*range(0, POSITIONS, BATCH)] * ROUNDS:
        after = [position.copy() for position in positions[first : first + BATCH]]
        some = codes[first : first + BATCH]
        began = process_time()
        measure.apply_each(rules, after, some)
        apply += (process_time() - began) * each
    figures = {"decisions": decisions / seconds, "games": GAMES / seconds}
    print(json.dumps({**figures, "legal": legal, "apply": apply, "copy": copy}))


if __name__ == "__main__":
    main()
