"""Random games are read twice: by the engine, and from the rulebook (`second_reading.py`)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.conquest_of_planet_earth.read_memory import Memory
from games.conquest_of_planet_earth.read_targets import Targets
from games.conquest_of_planet_earth.whole_games import Options, named, pairwise, steps
from landfall.core.game import CHANCE, OVER
from landfall.games.conquest_of_planet_earth.box import ANSWER, BATTLE, R_DICE, A
from landfall.games.conquest_of_planet_earth.fights import (
    alien_total,
    human_total,
    winner,
    with_humans,
)
from landfall.games.conquest_of_planet_earth.game import ConquestOfPlanetEarth
from landfall.games.conquest_of_planet_earth.rule import W_AFTER, W_BEFORE
from landfall.games.conquest_of_planet_earth.state import State

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


def read_twice(
    game: ConquestOfPlanetEarth, state: State, memory: Memory, met: Counter[str]
) -> None:
    """Whatever is asked now is compared: who may say what, and in a window who else is not asked."""
    if game.actor(state) in (OVER, CHANCE):
        return
    reading = Targets(game, state, memory)
    asked = game.actors(state)
    for seat in asked:
        legal = {game.text(code) for code in game.legal(state, seat)}
        assert legal == reading.says(seat), (reading.kind, seat, sorted(memory.used))
        met[reading.kind] += 1
    if reading.kind != "window":
        return
    moment = reading.field(A)
    met[f"window {moment}"] += 1
    heard = any(int(state.of(ANSWER, seat)) for seat in range(game.seats))
    for seat in range(game.seats):
        if not heard and seat not in asked and reading.is_asked(seat):
            assert reading.says(seat) == {"pass"}, "somebody with an answer is not asked"
    if state.at[BATTLE] and moment in (W_BEFORE, W_AFTER):
        other = human_total(state) if with_humans(state) else alien_total(state, 1)
        assert reading.totals() == (alien_total(state, 0), other)
        if state.at[R_DICE] > 0:
            assert reading.round_goes_to() == winner(state)
            met["winner"] += 1


def read_game(options: Options, seed: str, most: int, rank: str = "") -> Counter[str]:
    met: Counter[str] = Counter()
    memory = Memory()
    for number, (game, state, text) in enumerate(steps(options, seed, most, rank)):
        memory.watch(game, state)
        try:
            read_twice(game, state, memory, met)
        except AssertionError as error:
            error.add_note(f"{seed}, step {number}")
            raise
        memory.says(game, state, text)
    return met


@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in ROWS])
def test_the_engine_and_the_rulebook_agree(options: Options) -> None:
    met: Counter[str] = Counter()
    for number in range(3):
        met += read_game(options, f"second reading {named(options)} {number}", 700)
    assert met["action"] > 20
    assert met["window"] > 20


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in pairwise()])
def test_the_engine_and_the_rulebook_agree_in_many_games(options: Options) -> None:
    for number in range(6):
        read_game(options, f"second reading at length {named(options)} {number}", 4000)


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in pairwise()])
def test_games_of_players_are_read_twice(options: Options) -> None:
    """Scouts conquer, fight each other and steal, which games at random seldom come to."""
    for number in range(2):
        assert read_game(options, f"scouts {named(options)} {number}", 2500, "scout")["action"] > 0


@pytest.mark.slow
def test_everything_that_is_read_twice_is_met() -> None:
    """By games at random, and by scouts, who more often choose which Alien a lost Fight costs."""
    met: Counter[str] = Counter()
    rivals = {"mode": "competitive", "seats": 4}
    for number in range(12):
        met += read_game(rivals, f"met {number}", 3000)
    for number in range(30):
        met += read_game(rivals, f"met {number}", 3000, "scout")
    # Three players in a Space, and an Ally in a lost Fight, are too rare to be counted upon.
    assert {"action", "play", "battle-phase", "battle", "fight", "alien-battle"} <= set(met)
    assert {"resolve-space", "lose", "turn", "round", "draw-events", "winner"} <= set(met)
    moments = {int(name.split()[1]) for name in met if name.startswith("window ")}
    assert moments >= {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15, 16}
