"""Loops that time the engine from inside: an interpreted loop would hide how fast it is."""

from __future__ import annotations

from mypy_extensions import i64

from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.box import WHO
from landfall.games.conquest_of_planet_earth.ruleset import Ruleset
from landfall.games.conquest_of_planet_earth.state import CHANCE, OVER, State


def decisions_of_random_games(rules: Ruleset, every: i64, count: i64, rng: Rng) -> list[State]:
    """Positions in which a seat decides, one in `every`, from random games."""
    found: list[State] = []
    out = rules.buffer()
    seen: i64 = 0
    while True:
        state = rules.start()
        while state.at[WHO] != OVER:
            if state.at[WHO] == CHANCE:
                rules.happen(state, rules.sample(state, rng))
                continue
            if seen % every == 0:
                found.append(state.copy())
                if len(found) == count:
                    return found
            seen += 1
            n = rules.legal(state, state.at[WHO], out)
            rules.apply(state, state.at[WHO], out[rng.below(n)])


def choose(rules: Ruleset, positions: list[State], rng: Rng) -> list[int]:
    """A legal code for each position."""
    out = rules.buffer()
    codes: list[int] = []
    for state in positions:
        n = rules.legal(state, state.at[WHO], out)
        codes.append(int(out[rng.below(n)]))
    return codes


def many_legal(rules: Ruleset, positions: list[State], rounds: i64) -> i64:
    """List the legal codes of every position; the answer is how many there were."""
    out = rules.buffer()
    total: i64 = 0
    while rounds > 0:
        for state in positions:
            total += rules.legal(state, state.at[WHO], out)
        rounds -= 1
    return total


def many_copies(positions: list[State], rounds: i64) -> i64:
    total: i64 = 0
    while rounds > 0:
        for state in positions:
            total += state.copy().at[WHO]
        rounds -= 1
    return total


def apply_each(rules: Ruleset, positions: list[State], codes: list[int]) -> None:
    """Apply to every position its code, in place."""
    for at in range(len(positions)):
        rules.apply(positions[at], positions[at].at[WHO], codes[at])
