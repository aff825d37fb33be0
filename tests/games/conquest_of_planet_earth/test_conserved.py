"""In random games of every mode with its options nothing is lost and nothing comes from nowhere."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import examples
from ended import random_games
from games.conquest_of_planet_earth.read_answers import IMMEDIATE
from games.conquest_of_planet_earth.seen_table import game_of
from games.conquest_of_planet_earth.whole_games import (
    Options,
    all_options,
    check_conserved,
    check_exact,
    check_seen,
    every_mode,
    is_allowed,
    look_at_the_end,
    named,
    pairs_of,
    pairwise,
    played,
)
from landfall.core.game import OVER
from landfall.core.rng import Rng
from landfall.games.conquest_of_planet_earth.package import PACKAGE

ROWS = pairwise()
EVERY_SO_MANY = 11
"""All codes are looked at in one of so many positions."""


def look_at_all_of(options: Options, seed: str, most: int) -> None:
    for number, (game, state) in enumerate(played(options, seed, most)):
        if game.actor(state) != OVER:  # a card that ends the game stays where it was
            check_conserved(game, state)
        if number % EVERY_SO_MANY == 0:
            check_exact(game, state)


@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in ROWS])
def test_nothing_is_lost_and_what_is_offered_is_what_is_not_refused(options: Options) -> None:
    look_at_all_of(options, f"conserved {named(options)}", 900)


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in ROWS])
def test_nothing_is_lost_in_whole_games(options: Options) -> None:
    look_at_all_of(options, f"conserved in the whole {named(options)}", 20_000)


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(row, id=named(row)) for row in every_mode()])
def test_games_come_to_their_end(options: Options) -> None:
    random_games(
        game_of(**options), 5, f"ends {named(options)}", look_at_the_end, PACKAGE.bot_rounds
    )


def test_every_two_choices_that_go_together_are_played_together() -> None:
    met = set().union(*(pairs_of(row) for row in ROWS))
    assert all(pairs_of(row) <= met for row in all_options() if is_allowed(row))


@settings(max_examples=examples(16), deadline=None)
@given(row=st.sampled_from(ROWS), seed=st.integers(0, 10**6), most=st.integers(1, 900))
def test_what_holds_wherever_a_game_is_left(row: Options, seed: int, most: int) -> None:
    """Nothing is lost, offers are what is not refused, and no offer leaks a hidden card."""
    *_, (game, state) = played(row, f"left {seed}", most)
    if game.actor(state) != OVER:
        check_conserved(game, state)
    check_exact(game, state)
    check_seen(game, state, Rng(seed))


@pytest.mark.slow
def test_everything_that_can_be_played_or_used_is_offered_in_some_game() -> None:
    """What no game ever offers is refused by mistake; cards that must be played are no choice."""
    rows: list[Options] = [
        {"mode": "competitive", "seats": 4},
        {"mode": "competitive", "seats": 3, "active_resistance": True},
    ]
    missing: set[str] = set()
    for number in range(40):
        for game, state in played(rows[number % 2], f"offered {number}", 2500):
            if number == 0 and not missing:
                missing = {text for text in game.ruleset.texts if text[:4] in ("play", "use ")}
                missing -= {f"play {event}" for event in IMMEDIATE}
            for seat in game.actors(state):
                missing -= {game.text(code) for code in game.legal(state, seat)}
        if not missing:
            return
    assert missing == set()
