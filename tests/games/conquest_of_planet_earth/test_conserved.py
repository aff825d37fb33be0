"""In random games of every mode with its options nothing is lost and nothing comes from nowhere."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.conquest_of_planet_earth.whole_games import (
    Options,
    all_options,
    check_conserved,
    check_exact,
    is_allowed,
    named,
    pairs_of,
    pairwise,
    played,
)
from landfall.core.game import OVER

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
@pytest.mark.parametrize("number", range(3))
def test_nothing_is_lost_in_many_games(options: Options, number: int) -> None:
    look_at_all_of(options, f"conserved {named(options)} {number}", 20_000)


def test_every_two_choices_that_go_together_are_played_together() -> None:
    met = set().union(*(pairs_of(row) for row in ROWS))
    assert all(pairs_of(row) <= met for row in all_options() if is_allowed(row))


@settings(max_examples=12, deadline=None)
@given(row=st.sampled_from(ROWS), seed=st.integers(0, 10**6), most=st.integers(20, 500))
def test_what_a_seat_is_told_to_be_legal_is_the_same_to_its_eyes(
    row: Options, seed: int, most: int
) -> None:
    """What a seat may say follows from what it sees: no offer leaks a hidden card."""
    game, state = list(played(row, f"eyes {seed}", most))[-1]
    for seat in game.actors(state):
        seen = game.observe(state, seat)
        assert game.legal(seen, seat) == game.legal(state, seat)
