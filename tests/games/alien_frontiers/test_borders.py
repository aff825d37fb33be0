"""Which territories border on each other: seven in a ring, and the desert in the middle of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from landfall.games.alien_frontiers.editions.base import known_parts
from landfall.games.alien_frontiers.game import EDITIONS, AlienFrontiers
from landfall.games.alien_frontiers.ruleset import Ruleset
from made_up.edition import MADE_UP

CLOCKWISE = (
    "lem-badlands",
    "heinlein-plains",
    "pohl-foothills",
    "van-vogt-mountains",
    "bradbury-plateau",
    "asimov-crater",
    "herbert-valley",
)
MIDDLE = "burroughs-desert"


@pytest.fixture
def _made_up() -> Iterator[None]:
    EDITIONS[MADE_UP.name] = MADE_UP
    yield
    del EDITIONS[MADE_UP.name]


def neighbours(ruleset: Ruleset, name: str) -> set[str]:
    names = ruleset.box.territory_names
    bits = ruleset.book.neighbours(ruleset.box.territory(name))
    return {other for at, other in enumerate(names) if bits >> at & 1}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_ring_of_seven_around_the_desert(edition: str) -> None:
    ruleset = AlienFrontiers(edition).ruleset
    for at, name in enumerate(CLOCKWISE):
        beside = {CLOCKWISE[at - 1], CLOCKWISE[(at + 1) % len(CLOCKWISE)], MIDDLE}
        assert neighbours(ruleset, name) == beside
    assert neighbours(ruleset, MIDDLE) == set(CLOCKWISE)


@pytest.mark.usefixtures("_made_up")
def test_a_border_that_one_side_names_is_both_sides() -> None:
    """A territory that comes with a module names its neighbours; these need not know of it."""
    ruleset = AlienFrontiers("made-up").ruleset
    assert neighbours(ruleset, "clarke-spire") == {"van-vogt-mountains"}
    beside = {"pohl-foothills", "bradbury-plateau", MIDDLE, "clarke-spire"}
    assert neighbours(ruleset, "van-vogt-mountains") == beside


def test_whoever_is_named_as_a_neighbour_is_a_territory() -> None:
    for part in known_parts():
        assert {*part.borders} <= {*CLOCKWISE, MIDDLE}, part.key
