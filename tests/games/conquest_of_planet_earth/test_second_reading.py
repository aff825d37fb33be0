"""Random games are read twice: by the engine, and from the rulebook (`second_reading.py`)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.conquest_of_planet_earth.second_reading import Reading
from games.conquest_of_planet_earth.whole_games import Options, named, pairwise, played
from landfall.core.game import CHANCE, OVER
from landfall.games.conquest_of_planet_earth.box import (
    BATTLE,
    KIND,
    NEXT_SPACE,
    R_DICE,
    SEAT,
    STEP,
    A,
    B,
)
from landfall.games.conquest_of_planet_earth.fights import (
    alien_total,
    human_total,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE
from landfall.games.conquest_of_planet_earth.state import State

POWERS = {
    *("robot-army", "glory-of-the-empire", "subject-legions", "bewitch", "raise-the-dead"),
    *("legion-of-the-dead", "smash", "rampage", "summon-land-squid", "gruesome-weapons"),
    *("mind-control", "psionic-backlash", "shaman-pheromones", "screeching-dive"),
}
"""How often they may be used is not in the second reading."""

ROWS = [
    {"mode": "competitive", "seats": 2},
    {"mode": "competitive", "seats": 3, "active_resistance": True},
    {"mode": "competitive", "seats": 4},
    {"mode": "team", "seats": 4},
    {"mode": "team", "seats": 4, "active_resistance": True},
    {"mode": "cooperative", "seats": 1},
    {"mode": "cooperative", "seats": 3, "historic_monument": True},
    {"mode": "solo", "seats": 2},
]


def read_twice(game: ConquestOfPlanetEarth, state: State, met: Counter[str]) -> None:
    """Whatever is asked now is compared, if the second reading has it."""
    if game.actor(state) in (OVER, CHANCE):
        return
    reading = Reading(game, state)
    frame = state.top()
    kind = game.ruleset.book.procedures[state.at[frame + KIND]].name
    for seat in game.actors(state):
        legal = {game.text(code) for code in game.legal(state, seat)}
        said = {text for text in legal if text.removeprefix("use ") not in POWERS}
        if kind == "action" and state.at[frame + A] == 0:
            assert said == set(reading.action_says(seat))
            met["action"] += 1
        elif kind == "battle-phase" and state.at[NEXT_SPACE] == 0:
            assert said == {f"resolve {space}" for space in reading.resolvable(seat)}
            met["resolve"] += 1
        elif "stay" in legal:
            ways = reading.ways_out(seat, reading.space)
            assert said == {"stay", *(f"escape {space}" for space in ways)}
            met["escape"] += 1
        elif kind == "resolve-space" and state.at[frame + STEP] == 1:
            there = reading.rivals(seat, reading.spaces[int(state.at[frame + A])])
            assert said == {f"fight {'ABCD'[other]}" for other in there}
            met["rivals"] += 1
        elif kind == "lose":
            figures = reading.figures(seat, reading.spaces[int(state.at[frame + B])])
            assert int(state.at[frame + SEAT]) == seat
            assert said == {f"lose {figure}" for figure in figures}
            met["lose"] += 1
        elif kind == "window" and state.at[frame + A] in (W_BEFORE, W_AFTER):
            after = bool(state.at[frame + A] == W_AFTER)
            assert said == set(reading.fight_says(seat, after))
            met["after" if after else "before"] += 1
    if kind == "window" and state.at[BATTLE] and state.at[frame + A] in (W_BEFORE, W_AFTER):
        other = human_total(state) if with_humans(state) else alien_total(state, 1)
        assert reading.totals() == (alien_total(state, 0), other)
        if state.at[R_DICE] > 0:
            assert reading.round_goes_to() == winner(state)
            met["winner"] += 1


def read_game(options: Options, seed: str, most: int) -> Counter[str]:
    met: Counter[str] = Counter()
    for game, state in played(options, seed, most):
        read_twice(game, state, met)
    return met


@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in ROWS])
def test_the_engine_and_the_rulebook_agree(options: Options) -> None:
    met: Counter[str] = Counter()
    for number in range(3):
        met += read_game(options, f"second reading {named(options)} {number}", 700)
    assert met["action"] > 20
    assert met["before"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in pairwise()])
def test_the_engine_and_the_rulebook_agree_in_many_games(options: Options) -> None:
    for number in range(6):
        read_game(options, f"second reading at length {named(options)} {number}", 4000)


@pytest.mark.slow
def test_everything_that_is_read_twice_is_met() -> None:
    met: Counter[str] = Counter()
    for number in range(12):
        met += read_game({"mode": "competitive", "seats": 4}, f"met {number}", 3000)
    # Three players in a Space, and an Ally in a lost Fight, are too rare to be counted upon.
    assert {"action", "resolve", "escape", "before", "after", "winner"} <= set(met)
