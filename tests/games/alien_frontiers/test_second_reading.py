"""The engine allows what a second, independent reading of the rules allows, and nothing else."""

from __future__ import annotations

import pytest

from landfall.games.alien_frontiers.editions.edition_x import EDITION_X
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from second_reading.compared import compare_crowds, compare_games

PRINTED = [AlienFrontiers(name, seats) for name, found in EDITIONS.items() for seats in found.seats]
MODULES = {
    "wide deck": {"deck": "wide"},
    **{module: {module: True} for module in EDITION_X.offers},
    "everything": {"deck": "wide", **dict.fromkeys(EDITION_X.offers, True)},
}
TELEPORTS = {
    **dict.fromkeys(EDITIONS["edition-x"].deck, 0),
    **dict.fromkeys(("orbital-teleporter", "oscillation-capacitor", "tele-operator"), 9),
    **dict.fromkeys(("infiltration-ai", "chrono-spike", "astrogation-servo"), 4),
    "peta-bit-processor": 4,
}
"""Hardly anything but cards with which one ship is moved again and again."""


@pytest.mark.parametrize("game", PRINTED, ids=repr)
def test_in_random_games(game: AlienFrontiers) -> None:
    assert compare_games(game, "second reading", None, every=3)


@pytest.mark.parametrize("game", PRINTED, ids=repr)
def test_at_crowded_tables(game: AlienFrontiers) -> None:
    """Many cards, fields and ships at once, as few games have them."""
    assert compare_crowds(game, repr(game), 60, steps=1) == 60


@pytest.mark.parametrize("seats", EDITION_X.seats)
@pytest.mark.parametrize("module", MODULES)
def test_with_modules_of_edition_x(module: str, seats: int) -> None:
    """The beginning of a game, and crowded tables that are played on for a few steps."""
    game = AlienFrontiers("edition-x", seats, **MODULES[module])
    assert compare_games(game, "second reading", 120)
    assert compare_crowds(game, repr(game), 30, steps=4) >= 30


def test_with_ships_that_are_moved_more_than_once() -> None:
    game = AlienFrontiers("edition-x", 4, variant={"deck": TELEPORTS})
    assert compare_crowds(game, "moved", 60, steps=12) >= 60
